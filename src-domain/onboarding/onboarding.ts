import type { WarsawDate } from "../shared-kernel/index.ts";

/** The six flags of SET-06, in the default order of the tasks (SET-05). */
export const ONBOARDING_TASKS = [
  "mobileAppDownload",
  "personalDataConfirm",
  "mobileAppEvaluate",
  "eInvoiceActivate",
  "setTheme",
  "setCustomLogin",
] as const;

export type OnboardingTask = (typeof ONBOARDING_TASKS)[number];

/** Whether a task is done, and until when that counts (SET-06: an expired flag counts as not set). */
export interface OnboardingEvent {
  readonly eventName: OnboardingTask;
  readonly eventSet: boolean;
  readonly expirationDate: WarsawDate | undefined;
}
