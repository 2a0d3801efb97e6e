import type { WarsawDate } from "../shared-kernel/index.ts";
import type { StoredOnboardingFlag } from "./onboarding.ts";

/** Time for which confirmed personal data stay confirmed, days. */
export const CONFIRMED_DAYS = 365;

/**
 * Returns true if the customer must confirm personal data again: they were confirmed and all confirmations have expired
 * (SET-06). Customers who never confirmed them have a task on the start page instead.
 */
export function isUpdateDue(storedFlags: readonly StoredOnboardingFlag[], today: WarsawDate): boolean {
  const confirmations = storedFlags.filter(
    ({ eventName, eventSet }) => eventName === "personalDataConfirm" && eventSet,
  );
  return (
    confirmations.length > 0 &&
    confirmations.every(({ expirationDate }) => expirationDate !== undefined && expirationDate < today)
  );
}

/** Contact data that the portal shows, as `contactVisibilityOf` decides. */
export interface ShownContactData {
  readonly email: boolean;
  readonly phone: boolean;
}

/** Returns true if the customer can see all contact data and change them (ACC-10). */
export function canAskForUpdate(
  shows: ShownContactData,
  { contactDataEditable }: { readonly contactDataEditable: boolean },
): boolean {
  return shows.email && shows.phone && contactDataEditable;
}
