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

/** Client data that decide whether contact data can be seen and changed. */
export interface DataUpdateClient {
  readonly contactDataVisible: boolean;
  readonly contactDataEditable: boolean;
  readonly rodo: { readonly email: boolean; readonly phone: boolean };
}

/** Returns true if the customer can see and change all contact data (ACC-10). */
export function canAskForUpdate({ contactDataVisible, contactDataEditable, rodo }: DataUpdateClient): boolean {
  return contactDataVisible && contactDataEditable && !rodo.email && !rodo.phone;
}
