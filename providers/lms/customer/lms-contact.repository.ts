import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";
import { CONTACT_BITS } from "../database/lms-values.ts";

/** Contacts of a customer that are in use, in the order in which they were added. */
export interface LmsContacts {
  /** Nine digits each. */
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly emails: readonly string[];
  readonly invoiceEmail: string | undefined;
  /** Bank account that LMS names for this customer instead of the operator's, 26 digits. */
  readonly bankAccount: string | undefined;
}

/** Returns the nine digits of a Polish number; nothing for a number of another country. */
function polishNumber(contact: string): readonly string[] {
  const [, digits] = /^(?:\+?48)?(\d{9})$/.exec(contact.replace(/[\s()-]/g, "")) ?? [];
  return digits === undefined ? [] : [digits];
}

/** Returns the contacts of a customer. */
export async function findLmsContacts(queries: LmsQueries, account: number): Promise<LmsContacts> {
  const rows = await queries.query(
    "SELECT contact, coalesce(type, 0) AS type FROM customercontacts WHERE customerid = $1 ORDER BY id",
    [account],
  );
  const used = rows
    .map((row) => ({ contact: lmsText(row, "contact").trim(), type: lmsNumber(row, "type") }))
    .filter(({ contact, type }) => contact !== "" && (type & CONTACT_BITS.disabled) === 0);
  const having = (...bits: readonly number[]): readonly string[] =>
    used.filter(({ type }) => bits.every((bit) => (type & bit) !== 0)).map(({ contact }) => contact);
  const bankAccount = having(CONTACT_BITS.bankAccount, CONTACT_BITS.invoices)
    .map((contact) => contact.replace(/^PL/i, "").replace(/\s/g, ""))
    .find((digits) => /^\d{26}$/.test(digits));
  return {
    mobilePhones: having(CONTACT_BITS.mobile).flatMap(polishNumber),
    linePhones: having(CONTACT_BITS.landline).flatMap(polishNumber),
    emails: having(CONTACT_BITS.email),
    invoiceEmail: having(CONTACT_BITS.email, CONTACT_BITS.invoices)[0],
    bankAccount,
  };
}
