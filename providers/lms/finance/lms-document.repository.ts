import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsOptionalText, lmsNumber } from "../database/lms-rows.ts";
import { findDebitNoteLines, findInvoiceLines, lineDifferences } from "./document-line.repository.ts";
import { documentNumber } from "./document-number.ts";
import { correctionsOf } from "./corrections-of.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import { dayOfSeconds, listLedger } from "./ledger.repository.ts";
import type { LmsDocument, LmsDocumentLine, LmsDocumentParty } from "./lms-document.ts";

const ENTRY_OF_DOCUMENT = /^D(\d{1,9})$/;

/** Name of a party that neither the document nor its division or customer names. */
const UNNAMED = "brak nazwy";

function partyFrom(row: LmsRow, prefix: "" | "div_"): LmsDocumentParty {
  const part = (column: string): string | undefined => lmsOptionalText(row, `${prefix}${column}`);
  const town = [part("zip"), part("city")].filter((word) => word !== undefined).join(" ");
  return {
    name: part("name") ?? UNNAMED,
    taxId: part("ten")?.replace(/[\s-]/g, ""),
    address: [part("address"), town].filter((word) => word !== undefined && word !== "").join(", "),
  };
}

async function findCorrected(queries: LmsQueries, row: LmsRow): Promise<LmsDocument["corrects"]> {
  const reference = row["reference"];
  if (reference === null) return undefined;
  const id = lmsNumber(row, "reference");
  const [corrected] = await queries.query(
    `SELECT d.number, d.fullnumber, p.template, d.cdate
    FROM documents d LEFT JOIN numberplans p ON p.id = d.numberplanid WHERE d.id = $1`,
    [id],
  );
  if (corrected === undefined) return undefined;
  const template = lmsOptionalText(corrected, "template");
  const number =
    lmsOptionalText(corrected, "fullnumber") ??
    documentNumber(lmsNumber(corrected, "number"), template, dayOfSeconds(lmsNumber(corrected, "cdate")));
  return { id, number, reason: lmsOptionalText(row, "reason") };
}

async function findLines(
  queries: LmsQueries,
  { kind }: LedgerEntry,
  id: number,
  corrected: number | undefined,
): Promise<readonly LmsDocumentLine[]> {
  if (kind === "interest") return findDebitNoteLines(queries, id);
  const lines = await findInvoiceLines(queries, id);
  if (kind !== "correction" || corrected === undefined) return lines;
  return lineDifferences(lines, await findInvoiceLines(queries, corrected));
}

/** Returns a document of a customer; `undefined` for an unknown entry, another customer's, or one without lines. */
export async function findLmsDocument(
  queries: LmsQueries,
  account: number,
  entryId: string,
): Promise<LmsDocument | undefined> {
  const [, digits] = ENTRY_OF_DOCUMENT.exec(entryId) ?? [];
  if (digits === undefined) return undefined;
  const ledger = await listLedger(queries, account);
  const entry = ledger.find((one) => one.entryId === entryId && one.hasItems);
  if (entry === undefined) return undefined;
  const id = Number(digits);
  const [row] = await queries.query(
    `SELECT d.reference, d.reason, coalesce(nullif(trim(d.name), ''), trim(c.name || ' ' || c.lastname)) AS name,
      d.address, d.zip, d.city, d.ten, coalesce(nullif(trim(d.div_name), ''), v.name) AS div_name, d.div_address,
      d.div_zip, d.div_city, coalesce(nullif(trim(d.div_ten), ''), v.ten) AS div_ten
    FROM documents d JOIN customers c ON c.id = d.customerid
    LEFT JOIN divisions v ON v.id = coalesce(d.divisionid, c.divisionid) WHERE d.id = $1 AND d.customerid = $2`,
    [id, account],
  );
  if (row === undefined) return undefined;
  const corrects = entry.kind === "correction" ? await findCorrected(queries, row) : undefined;
  const lines = await findLines(queries, entry, id, corrects?.id);
  if (lines.length === 0) return undefined;
  return {
    id,
    account,
    kind: entry.kind,
    number: entry.number,
    period: entry.period,
    issuedOn: entry.entryDate,
    dueDate: entry.dueDate,
    seller: partyFrom(row, "div_"),
    buyer: partyFrom(row, ""),
    lines,
    corrects,
    corrections: correctionsOf(ledger, entryId),
  };
}
