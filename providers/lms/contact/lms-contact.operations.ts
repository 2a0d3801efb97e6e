import type { JsonRecord } from "#kit/json.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { findLmsAddresses } from "../customer/lms-address.repository.ts";
import { contactPlace } from "./contact-place.ts";
import { MAX_NUMBERS } from "./contact-plan.ts";
import { findLmsContacts } from "./lms-contact.repository.ts";

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
