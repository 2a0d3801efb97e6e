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

/** State of a task and its expiry (SET-06: an expired flag counts as not set). */
export interface StoredOnboardingFlag {
  readonly eventName: OnboardingTask;
  readonly eventSet: boolean;
  readonly expirationDate: WarsawDate | undefined;
}

/** Default validity of a flag, days (SET-06). */
export const FLAG_VALIDITY_DAYS = 300;

/** Flag to store. */
export interface OnboardingFlag {
  readonly eventName: OnboardingTask;
  readonly expirationDate: WarsawDate;
}

/** Creates the flag of a completed task; `undefined` for an unknown name, which is only logged (SET-06). */
export function createOnboardingFlag(
  name: string,
  today: WarsawDate,
  days = FLAG_VALIDITY_DAYS,
): OnboardingFlag | undefined {
  const eventName = ONBOARDING_TASKS.find((task) => task === name);
  return eventName === undefined ? undefined : { eventName, expirationDate: plusDays(today, days) };
}

/** Returns true if a task counts as done: its flag is set and has not expired (SET-06). */
export function isTaskDone(storedFlags: readonly StoredOnboardingFlag[], name: string, today: WarsawDate): boolean {
  return storedFlags.some(
    ({ eventName, eventSet, expirationDate }) =>
      eventName === name && eventSet && (expirationDate === undefined || expirationDate >= today),
  );
}

/** Adds a stored flag, or replaces the one of the same task. */
export function withFlag(
  storedFlags: readonly StoredOnboardingFlag[],
  { eventName, expirationDate }: OnboardingFlag,
): readonly StoredOnboardingFlag[] {
  return [
    ...storedFlags.filter((event) => event.eventName !== eventName),
    { eventName, eventSet: true, expirationDate },
  ];
}
