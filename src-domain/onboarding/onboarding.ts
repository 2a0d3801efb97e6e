import { plusDays, type WarsawDate } from "../shared-kernel/index.ts";

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

/** A flag counts so many days, unless told otherwise (SET-06). */
export const FLAG_DAYS = 300;

/** A flag that is to be stored. */
export interface OnboardingFlag {
  readonly eventName: OnboardingTask;
  readonly expirationDate: WarsawDate;
}

/** The flag of a done task; `undefined` for a name that is none of the six (SET-06: it is only logged). */
export function flagOf(name: string, today: WarsawDate, days = FLAG_DAYS): OnboardingFlag | undefined {
  const eventName = ONBOARDING_TASKS.find((task) => task === name);
  return eventName === undefined ? undefined : { eventName, expirationDate: plusDays(today, days) };
}

/** The flags once one of them is stored. */
export function withFlag(
  events: readonly OnboardingEvent[],
  { eventName, expirationDate }: OnboardingFlag,
): readonly OnboardingEvent[] {
  return [...events.filter((event) => event.eventName !== eventName), { eventName, eventSet: true, expirationDate }];
}
