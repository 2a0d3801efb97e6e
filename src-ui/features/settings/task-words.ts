import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { t } from "./settings.texts.ts";

/** "Zrobione: wygląd ustawiony": what is said once, when a task is done. */
export function taskDone(task: OnboardingTask): string {
  return t(`done_${task}`);
}

/** The title of the page of tasks, until it has come. */
export const tasksTitle = (): string => t("tasks.title");

/** Said in its place where it does not come. */
export const tasksFailed = (): string => t("tasks.failed");
