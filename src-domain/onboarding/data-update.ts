import type { WarsawDate } from "../shared-kernel/index.ts";
import type { OnboardingEvent } from "./onboarding.ts";

/** How long personal data count as confirmed once a customer has said that they are right, days. */
export const CONFIRMED_DAYS = 365;

/**
 * Whether it is time to ask again whether personal data are right: they were confirmed, and that has run out (SET-06).
 * Who has never confirmed them
 * has a task on the start page, and is not asked beside it.
 */
export function isUpdateDue(events: readonly OnboardingEvent[], today: WarsawDate): boolean {
  const confirmations = events.filter(({ eventName, eventSet }) => eventName === "personalDataConfirm" && eventSet);
  return (
    confirmations.length > 0 &&
    confirmations.every(({ expirationDate }) => expirationDate !== undefined && expirationDate < today)
  );
}

/** What is known of whoever is asked. */
interface DataUpdateClient {
  readonly contactDataVisible: boolean;
  readonly contactDataEditable: boolean;
  readonly rodo: { readonly email: boolean; readonly phone: boolean };
}

/** Whether there is anything to ask about: contact data that may be seen and changed, all of them (ACC-10). */
export function canAskForUpdate({ contactDataVisible, contactDataEditable, rodo }: DataUpdateClient): boolean {
  return contactDataVisible && contactDataEditable && !rodo.email && !rodo.phone;
}
