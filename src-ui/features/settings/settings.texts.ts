import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the settings. */
export const t = texts(pl, "settings");

/** Toast text after a completed onboarding task, such as "Zrobione: wygląd ustawiony". */
export function taskDone(task: OnboardingTask): string {
  return t(`done_${task}`);
}

/** Title of the page of tasks while it loads. */
export const tasksTitle = (): string => t("tasks.title");

/** Error shown when the page of tasks fails to load. */
export const tasksFailed = (): string => t("tasks.failed");
