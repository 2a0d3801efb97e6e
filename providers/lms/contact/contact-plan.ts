import { CONTACT_BITS } from "../database/lms-values.ts";

/** Returns the nine digits of a Polish number; `undefined` for a number of another country. */
export function polishNumber(contact: string): string | undefined {
  const [, digits] = /^(?:\+?48)?(\d{9})$/.exec(contact.replace(/[\s()-]/g, "")) ?? [];
  return digits;
}

/** Row of `customercontacts`. */
export interface LmsContactRow {
  readonly id: number;
  readonly contact: string;
  readonly type: number;
}

/** Contact data of the portal. */
export interface ContactValues {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  /** Empty: none. */
  readonly mainEmail: string;
  readonly documentSendEmail: string;
}

/** Changes of rows of `customercontacts`. */
export interface ContactPlan {
  readonly updated: readonly LmsContactRow[];
  readonly deleted: readonly number[];
  readonly inserted: readonly Omit<LmsContactRow, "id">[];
}

/** Most phone numbers of a kind that the contract takes. */
export const MAX_NUMBERS = 2;

const CHANNELS = CONTACT_BITS.mobile | CONTACT_BITS.landline | CONTACT_BITS.email;

/** Row while a plan is made. `id` is `undefined` for a new row; `type` 0 for one that is to be deleted. */
interface DraftRow {
  readonly id: number | undefined;
  contact: string;
  type: number;
}

/** Takes a bit from a row; a row without another way to reach the customer is deleted. */
function removeBit(row: DraftRow, bit: number): void {
  const rest = row.type & ~bit;
  row.type = (rest & CHANNELS) === 0 ? 0 : rest;
}

const withBit = (rows: readonly DraftRow[], bit: number): readonly DraftRow[] =>
  rows.filter((row) => (row.type & bit) !== 0);

/** Changes the numbers of a kind. Numbers of other countries, and those beyond the shown ones, stay. */
function changePhones(rows: DraftRow[], bit: number, wanted: readonly string[]): void {
  const numbered = withBit(rows, bit).filter((row) => polishNumber(row.contact) !== undefined);
  const known = numbered.map((row) => polishNumber(row.contact));
  const freed = numbered
    .slice(0, MAX_NUMBERS)
    .filter((row) => !wanted.some((number) => number === polishNumber(row.contact)));
  const added = wanted.filter((number) => !known.includes(number));
  for (const [index, row] of freed.entries()) {
    const number = added[index];
    if (number === undefined) removeBit(row, bit);
    else row.contact = number;
  }
  for (const number of added.slice(freed.length)) rows.push({ id: undefined, contact: number, type: bit });
}

/** Takes invoices from a row; an address that is for invoices only is deleted, unless it is the main one. */
function removeInvoices(row: DraftRow, main: DraftRow | undefined): void {
  const isOnlyForInvoices = row.type === (CONTACT_BITS.email | CONTACT_BITS.invoices);
  row.type = isOnlyForInvoices && row !== main ? 0 : row.type & ~CONTACT_BITS.invoices;
}

function changeEmails(rows: DraftRow[], { mainEmail, documentSendEmail }: ContactValues): void {
  const { email, invoices } = CONTACT_BITS;
  let [main] = withBit(rows, email);
  const [forInvoices] = withBit(withBit(rows, email), invoices);
  const hadInvoices = forInvoices !== undefined && forInvoices === main;
  if (mainEmail === "" && main !== undefined) {
    removeBit(main, email | invoices);
    main = undefined;
  } else if (main !== undefined) main.contact = mainEmail;
  else if (mainEmail !== "") {
    main = { id: undefined, contact: mainEmail, type: email };
    rows.push(main);
  }
  if (documentSendEmail === "") {
    for (const row of withBit(withBit(rows, email), invoices)) removeInvoices(row, main);
    return;
  }
  if (main?.contact === documentSendEmail) {
    if (forInvoices !== undefined && forInvoices !== main) removeInvoices(forInvoices, main);
    main.type |= invoices;
    return;
  }
  if (forInvoices !== undefined && !hadInvoices) {
    forInvoices.contact = documentSendEmail;
    return;
  }
  if (hadInvoices && main !== undefined) main.type &= ~invoices;
  const other = withBit(rows, email).find((row) => row.contact === documentSendEmail);
  if (other === undefined) rows.push({ id: undefined, contact: documentSendEmail, type: email | invoices });
  else other.type |= invoices;
}

/**
 * Returns how rows have to change so that the portal shows other contact data. As in LMS, a changed contact keeps its
 * row with its name and its other uses. `undefined`: the main address is removed and another one is for invoices, which
 * the portal would show as the main one.
 */
export function planContacts(current: readonly LmsContactRow[], wanted: ContactValues): ContactPlan | undefined {
  if (wanted.mainEmail === "" && wanted.documentSendEmail !== "") return undefined;
  const rows: DraftRow[] = current.map((row) => ({ ...row }));
  changePhones(rows, CONTACT_BITS.mobile, wanted.mobilePhones);
  changePhones(rows, CONTACT_BITS.landline, wanted.linePhones);
  changeEmails(rows, wanted);
  const former = new Map(current.map((row) => [row.id, row]));
  const updated: LmsContactRow[] = [];
  for (const { id, contact, type } of rows) {
    const before = id === undefined ? undefined : former.get(id);
    if (id === undefined || type === 0) continue;
    if (before?.contact !== contact || before.type !== type) updated.push({ id, contact, type });
  }
  return {
    updated,
    deleted: rows.flatMap(({ id, type }) => (id !== undefined && type === 0 ? [id] : [])),
    inserted: rows.flatMap(({ id, contact, type }) => (id === undefined && type !== 0 ? [{ contact, type }] : [])),
  };
}
