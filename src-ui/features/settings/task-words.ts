import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { t } from "./settings.texts.ts";

/** "Zrobione: wygląd ustawiony": what is said once, when a task is done. */
export function taskDone(task: OnboardingTask): string {
  return t(`done_${task}`);
}
