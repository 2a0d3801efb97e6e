import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the settings. */
export const t = texts(pl, "settings");

/** "Zrobione: wygląd ustawiony": what is said once, when a task is done. */
export function taskDone(task: OnboardingTask): string {
  return t(`done_${task}`);
}

/** The title of the page of tasks, until it has come. */
export const tasksTitle = (): string => t("tasks.title");

/** Said in its place where it does not come. */
export const tasksFailed = (): string => t("tasks.failed");
