import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";

/** Bits of `customercontacts.type`. */
const BITS = { mobile: 1, landline: 4, email: 8, invoices: 16, bankAccount: 64, disabled: 16_384 } as const;

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
    .filter(({ contact, type }) => contact !== "" && (type & BITS.disabled) === 0);
  const having = (...bits: readonly number[]): readonly string[] =>
    used.filter(({ type }) => bits.every((bit) => (type & bit) !== 0)).map(({ contact }) => contact);
  const bankAccount = having(BITS.bankAccount, BITS.invoices)
    .map((contact) => contact.replace(/^PL/i, "").replace(/\s/g, ""))
    .find((digits) => /^\d{26}$/.test(digits));
  return {
    mobilePhones: having(BITS.mobile).flatMap(polishNumber),
    linePhones: having(BITS.landline).flatMap(polishNumber),
    emails: having(BITS.email),
    invoiceEmail: having(BITS.email, BITS.invoices)[0],
    bankAccount,
  };
}
