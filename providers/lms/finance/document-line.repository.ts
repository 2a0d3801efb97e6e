import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalNumber, lmsOptionalText } from "../database/lms-rows.ts";
import type { LmsDocumentLine } from "./lms-document.ts";

/** Bit of `documents.flags`: the values of the lines are net. */
const NET_VALUES = 16;

function lineFrom(row: LmsRow): LmsDocumentLine {
  const count = lmsOptionalText(row, "count");
  const unit = lmsOptionalText(row, "content");
  return {
    position: lmsNumber(row, "itemid"),
    name: lmsOptionalText(row, "description") ?? `Pozycja ${lmsNumber(row, "itemid")}`,
    tariff: lmsOptionalNumber(row, "tariffid"),
    quantity: count === undefined ? undefined : [count.replace(".", ","), unit].filter((word) => word).join(" "),
    vatRate: lmsOptionalText(row, "label") ?? "",
    net: lmsNumber(row, "net"),
    vat: lmsNumber(row, "vat"),
    gross: lmsNumber(row, "gross"),
  };
}

/**
 * Returns the lines of an invoice or a correction as LMS stores them. LMS rounds the value of a line first and its VAT
 * after it, from the gross value or, for a document with net values, from the net one.
 */
export async function findInvoiceLines(queries: LmsQueries, document: number): Promise<readonly LmsDocumentLine[]> {
  const rows = await queries.query(
    `WITH line AS (
      SELECT i.itemid, i.description, i.content, i.count, i.tariffid, t.label, t.value AS rate,
        d.flags & $2 <> 0 AS is_net, round(i.value * abs(i.count), 2) AS value
      FROM invoicecontents i JOIN documents d ON d.id = i.docid JOIN taxes t ON t.id = i.taxid WHERE i.docid = $1
    ), taxed AS (
      SELECT line.*, round(value * rate / CASE WHEN is_net THEN 100 ELSE 100 + rate END, 2) AS tax FROM line
    )
    SELECT itemid, description, content, trim_scale(count)::text AS count, tariffid, label,
      ((CASE WHEN is_net THEN value ELSE value - tax END) * 100)::bigint AS net, (tax * 100)::bigint AS vat,
      ((CASE WHEN is_net THEN value + tax ELSE value END) * 100)::bigint AS gross
    FROM taxed ORDER BY itemid`,
    [document, NET_VALUES],
  );
  return rows.map(lineFrom);
}

/** Returns the lines of a debit note, which has no VAT. */
export async function findDebitNoteLines(queries: LmsQueries, document: number): Promise<readonly LmsDocumentLine[]> {
  const rows = await queries.query(
    `SELECT itemid, description, NULL AS content, NULL AS count, NULL AS tariffid, 'np.' AS label,
      (round(value, 2) * 100)::bigint AS net, 0 AS vat, (round(value, 2) * 100)::bigint AS gross
    FROM debitnotecontents WHERE docid = $1 ORDER BY itemid`,
    [document],
  );
  return rows.map(lineFrom);
}

/**
 * Returns the differences of a correction to the lines of the corrected document, without lines that did not change.
 */
export function lineDifferences(
  corrected: readonly LmsDocumentLine[],
  former: readonly LmsDocumentLine[],
): readonly LmsDocumentLine[] {
  const positions = new Set([...corrected, ...former].map(({ position }) => position));
  const differences = [...positions]
    .toSorted((left, right) => left - right)
    .flatMap((position) => {
      const now = corrected.find((line) => line.position === position);
      const before = former.find((line) => line.position === position);
      const line = now ?? before;
      if (line === undefined) return [];
      const difference = (of: "net" | "vat" | "gross"): number => (now?.[of] ?? 0) - (before?.[of] ?? 0);
      return [
        { ...line, quantity: undefined, net: difference("net"), vat: difference("vat"), gross: difference("gross") },
      ];
    });
  const changed = differences.filter(({ net, vat, gross }) => net !== 0 || vat !== 0 || gross !== 0);
  return changed.length > 0 ? changed : differences;
}
