import type { JsonRecord } from "#kit/json.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { findLmsAddresses } from "../customer/lms-address.repository.ts";
import { MAX_NUMBERS } from "./contact-plan.ts";
import { findLmsContacts } from "./lms-contact.repository.ts";

/** Returns an address as the place of a contact, which needs a town and a building. */
export function contactPlace(address: JsonRecord | undefined): JsonRecord | undefined {
  if (address?.["city"] === undefined || address["houseNumber"] === undefined) return undefined;
  const { zip, city, street, houseNumber, flatNumber } = address;
  return { zip, city, street, building: houseNumber, flat: flatNumber };
}

async function contactData({ database }: LmsCall, { account }: PortalSession): Promise<JsonRecord> {
  const [contacts, { postal }] = await Promise.all([
    findLmsContacts(database, account),
    findLmsAddresses(database, account),
  ]);
  return {
    mobilePhones: contacts.mobilePhones.slice(0, MAX_NUMBERS),
    linePhones: contacts.linePhones.slice(0, MAX_NUMBERS),
    mainEmail: contacts.emails[0],
    documentSendEmail: contacts.invoiceEmail,
    marketingPermissions: [],
    address: contactPlace(postal),
  };
}

export const LMS_CONTACT_OPERATIONS = {
  getContactData: { session: "required", handle: contactData },
} as const satisfies Readonly<Record<string, LmsOperation>>;
