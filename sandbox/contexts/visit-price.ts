import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { listPrice, NEW_SERVICE_PRICES, VISIT_FEES } from "../demo/documents.ts";

/** Returns the first day of the new price list; `undefined` without one. */
function newPricesFrom(db: DatabaseSync): IsoDay | undefined {
  const row = db.prepare("SELECT data FROM public_document WHERE document_id = ?").get(NEW_SERVICE_PRICES);
  const validFrom = row === undefined ? undefined : parseJsonRecord(textColumn(row, "data"))["validFrom"];
  return typeof validFrom === "string" ? validFrom : undefined;
}

/** Returns what a visit that a customer asks for costs by the price list of a day, grosze. */
export function visitFeeOn(db: DatabaseSync, day: IsoDay): number {
  const from = newPricesFrom(db);
  return from !== undefined && from <= day ? VISIT_FEES.after : VISIT_FEES.before;
}

/** Returns the same as text: `19,90 zł`. */
export const visitPriceOn = (db: DatabaseSync, day: IsoDay): string => listPrice(visitFeeOn(db, day));

/** Returns the day from which visits have another price, if it comes after `today` and by `last`. */
export function newVisitPriceFrom(db: DatabaseSync, today: IsoDay, last: IsoDay): IsoDay | undefined {
  const from = newPricesFrom(db);
  return from !== undefined && today < from && from <= last ? from : undefined;
}
