import type { JsonRecord } from "#kit/json.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import type { PortalSession } from "../state/portal-session.repository.ts";
import { findLmsAddresses } from "./lms-address.repository.ts";
import { findLmsContacts } from "./lms-contact.repository.ts";

/** Most phone numbers of a kind that the contract takes. */
const MAX_NUMBERS = 2;

/** Returns an address as the place of a contact, which needs a town and a building. */
function contactPlace(address: JsonRecord | undefined): JsonRecord | undefined {
  if (address?.["city"] === undefined || address["houseNumber"] === undefined) return undefined;
  const { zip, city, street, houseNumber, flatNumber } = address;
  return { zip, city, street, building: houseNumber, flat: flatNumber };
}

async function contactData({ database }: LmsCall, { account }: PortalSession): Promise<JsonRecord> {
  const contacts = await findLmsContacts(database, account);
  const { postal } = await findLmsAddresses(database, account);
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
