import { addCalendarDays, dayAt } from "#kit/calendar/warsaw.ts";
import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsFlag, lmsNumber, lmsOptionalNumber, lmsOptionalText } from "../database/lms-rows.ts";
import { DOCUMENT_TYPES } from "../database/lms-values.ts";
import { documentNumber } from "./document-number.ts";
import type { LedgerEntry, LedgerKind } from "./ledger-entry.ts";

/** Types of documents with items. */
export const DOCUMENTS_WITH_ITEMS: readonly number[] = [
  DOCUMENT_TYPES.invoice,
  DOCUMENT_TYPES.correction,
  DOCUMENT_TYPES.debitNote,
];

/** Returns the kind of a document; `amount` in grosze decides where LMS has one type for both directions. */
export function documentKind(type: number, amount: number): LedgerKind {
  switch (type) {
    case DOCUMENT_TYPES.invoice:
      return "invoice";
    case DOCUMENT_TYPES.correction:
      return "correction";
    case DOCUMENT_TYPES.debitNote:
      return "interest";
    case DOCUMENT_TYPES.receipt:
      return amount > 0 ? "payout" : "payment";
    default:
      return amount > 0 ? "charge" : "payment";
  }
}

/** Returns the day in Warsaw at a time of LMS, which is in seconds. */
export const dayOfSeconds = (seconds: number): string => dayAt(seconds * 1_000);

function documentEntry(row: LmsRow): LedgerEntry {
  const id = lmsNumber(row, "id");
  const type = lmsNumber(row, "type");
  const amount = lmsNumber(row, "grosze");
  const issued = dayOfSeconds(lmsNumber(row, "cdate"));
  const sold = lmsNumber(row, "sdate");
  const reference = lmsOptionalNumber(row, "reference");
  const isInvoice = type === DOCUMENT_TYPES.invoice || type === DOCUMENT_TYPES.proForma;
  const isDue = amount > 0 && (isInvoice || type === DOCUMENT_TYPES.correction || type === DOCUMENT_TYPES.debitNote);
  return {
    entryId: `D${id}`,
    kind: documentKind(type, amount),
    number:
      lmsOptionalText(row, "fullnumber") ??
      documentNumber(lmsNumber(row, "number"), lmsOptionalText(row, "template"), issued),
    amount,
    entryDate: issued,
    dueDate: isDue ? addCalendarDays(issued, Math.max(0, lmsNumber(row, "paytime"))) : undefined,
    period: isInvoice ? (sold > 0 ? dayOfSeconds(sold) : issued).slice(0, 7) : undefined,
    corrects: type === DOCUMENT_TYPES.correction && reference !== undefined ? `D${reference}` : undefined,
    isClosed: lmsNumber(row, "closed") !== 0,
    // The lines of a document in another currency would be shown as złote.
    hasItems: DOCUMENTS_WITH_ITEMS.includes(type) && lmsFlag(row, "is_pln"),
  };
}

function cashEntry(row: LmsRow): LedgerEntry {
  const id = lmsNumber(row, "id");
  const amount = lmsNumber(row, "grosze");
  const isCharge = amount > 0;
  return {
    entryId: `C${id}`,
    kind: isCharge ? "charge" : "payment",
    number: lmsOptionalText(row, "comment") ?? `${isCharge ? "Obciążenie" : "Wpłata"} ${id}`,
    amount,
    entryDate: dayOfSeconds(lmsNumber(row, "time")),
    dueDate: undefined,
    period: undefined,
    corrects: undefined,
    isClosed: false,
    hasItems: false,
  };
}

/**
 * Amount of a document or row in grosze. `cash` has charges below 0; `currencyvalue` converts another currency into
 * złote. Each document is rounded once.
 */
const GROSZE = "(round(-sum(c.value * coalesce(c.currencyvalue, 1)), 2) * 100)::bigint";

/** Lists all entries of a customer. */
export async function listLedger(queries: LmsQueries, account: number): Promise<readonly LedgerEntry[]> {
  const documentRows = queries.query(
    `SELECT d.id, d.type, d.number, d.fullnumber, p.template, d.cdate, d.sdate, d.paytime, d.reference, d.closed,
      coalesce(d.currency, 'PLN') = 'PLN' AS is_pln,
      ${GROSZE} AS grosze
    FROM cash c JOIN documents d ON d.id = c.docid LEFT JOIN numberplans p ON p.id = d.numberplanid
    WHERE c.customerid = $1 GROUP BY d.id, p.template ORDER BY d.id`,
    [account],
  );
  const cashRows = queries.query(
    `SELECT c.id, c.time, c.comment, ${GROSZE} AS grosze FROM cash c
    WHERE c.customerid = $1 AND c.docid IS NULL GROUP BY c.id ORDER BY c.id`,
    [account],
  );
  const [documents, rows] = await Promise.all([documentRows, cashRows]);
  return [...documents.map(documentEntry), ...rows.map(cashEntry)];
}

/** Returns the balance of a customer in grosze: below 0 is owed, above 0 is overpaid. It is the sum of all entries. */
export async function findBalance(queries: LmsQueries, account: number): Promise<number> {
  const [row] = await queries.query(
    `SELECT coalesce(-sum(entry.grosze), 0)::bigint AS balance FROM (SELECT ${GROSZE} AS grosze FROM cash c
    WHERE c.customerid = $1 GROUP BY coalesce(c.docid, -c.id)) entry`,
    [account],
  );
  return row === undefined ? 0 : lmsNumber(row, "balance");
}
