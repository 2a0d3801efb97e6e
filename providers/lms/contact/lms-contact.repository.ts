import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";
import { CONTACT_BITS } from "../database/lms-values.ts";
import { type ContactPlan, type LmsContactRow, polishNumber } from "./contact-plan.ts";

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

/** Lists the rows of a customer that are in use, in the order in which they were added. */
export async function findContactRows(queries: LmsQueries, account: number): Promise<readonly LmsContactRow[]> {
  const rows = await queries.query(
    "SELECT id, contact, coalesce(type, 0) AS type FROM customercontacts WHERE customerid = $1 ORDER BY id",
    [account],
  );
  return rows
    .map((row) => ({
      id: lmsNumber(row, "id"),
      contact: lmsText(row, "contact").trim(),
      type: lmsNumber(row, "type"),
    }))
    .filter(({ contact, type }) => contact !== "" && (type & CONTACT_BITS.disabled) === 0);
}

/** Returns the contacts of a customer. */
export async function findLmsContacts(queries: LmsQueries, account: number): Promise<LmsContacts> {
  const used = await findContactRows(queries, account);
  const having = (...bits: readonly number[]): readonly string[] =>
    used.filter(({ type }) => bits.every((bit) => (type & bit) !== 0)).map(({ contact }) => contact);
  const bankAccount = having(CONTACT_BITS.bankAccount, CONTACT_BITS.invoices)
    .map((contact) => contact.replace(/^PL/i, "").replace(/\s/g, ""))
    .find((digits) => /^\d{26}$/.test(digits));
  return {
    mobilePhones: having(CONTACT_BITS.mobile).flatMap((contact) => polishNumber(contact) ?? []),
    linePhones: having(CONTACT_BITS.landline).flatMap((contact) => polishNumber(contact) ?? []),
    emails: having(CONTACT_BITS.email),
    invoiceEmail: having(CONTACT_BITS.email, CONTACT_BITS.invoices)[0],
    bankAccount,
  };
}

/** Executes a plan, row by row, as the customer panel of LMS does. */
export async function applyContactPlan(
  queries: LmsQueries,
  account: number,
  { updated, deleted, inserted }: ContactPlan,
): Promise<void> {
  for (const { id, contact, type } of updated)
    await queries.query("UPDATE customercontacts SET contact = $3, type = $4 WHERE id = $1 AND customerid = $2", [
      id,
      account,
      contact,
      type,
    ]);
  for (const id of deleted)
    await queries.query("DELETE FROM customercontacts WHERE id = $1 AND customerid = $2", [id, account]);
  for (const { contact, type } of inserted)
    await queries.query("INSERT INTO customercontacts (customerid, contact, type) VALUES ($1, $2, $3)", [
      account,
      contact,
      type,
    ]);
}
