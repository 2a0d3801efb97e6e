import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, addCalendarMonths, countMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, type Json, type JsonRecord } from "#kit/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { patchOffer } from "./offer.repository.ts";
import { changeProduct, findProduct } from "./product.repository.ts";

const textOf = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

/** Returns the months of a commitment: of its dates, or those stored while it has no dates. */
function commitmentMonthsOf({ commitmentFrom, commitmentTo, commitmentMonths }: JsonRecord): number | undefined {
  const [first, last] = [textOf(commitmentFrom), textOf(commitmentTo)];
  if (first !== undefined && last !== undefined) return countMonths(first, addCalendarDays(last, 1));
  return typeof commitmentMonths === "number" ? commitmentMonths : undefined;
}

/**
 * Moves the start of an ordered service, its commitment and its order to the day of the technician's visit (ORDER-05).
 * A service in use does not change. Without a visit the service stays without a start.
 * @param start day of the visit; `undefined`: it is cancelled
 */
export function moveOrderedStart(
  db: DatabaseSync,
  account: string,
  productId: string,
  start: IsoDay | undefined,
): void {
  if (findProduct(db, account, productId)?.["status"] !== "ORDERED") return;
  changeProduct(db, account, productId, (product) => {
    const prices: readonly Json[] = Array.isArray(product["productPrices"]) ? product["productPrices"] : [];
    const [first, ...later] = prices;
    const { contractStart: _start, commitmentFrom: _from, commitmentTo: _to, ...others } = product;
    const commitmentMonths = commitmentMonthsOf(product);
    const commitment = commitmentMonths === undefined ? {} : { commitmentMonths };
    const { validFrom: _validFrom, ...price }: JsonRecord = first !== undefined && isJsonRecord(first) ? first : {};
    const isPriced = "value" in price && later.length === 0;
    if (start === undefined) return { ...others, ...commitment, ...(isPriced ? { productPrices: [price] } : {}) };
    return {
      ...others,
      ...commitment,
      contractStart: start,
      ...(commitmentMonths === undefined
        ? {}
        : {
            commitmentFrom: start,
            commitmentTo: addCalendarDays(addCalendarMonths(start, commitmentMonths), -1),
          }),
      ...(isPriced ? { productPrices: [{ validFrom: start, ...price }] } : {}),
    };
  });
  const orders = prepareStatement(
    db,
    "SELECT offer_id FROM offer WHERE account_number = ? AND json_extract(data, '$.assembledProductId') = ?",
  ).all(account, productId);
  for (const row of orders)
    patchOffer(
      db,
      account,
      textColumn(row, "offer_id"),
      start === undefined
        ? { assemblyDay: null, isVisitCancelled: true }
        : { assemblyDay: start, isVisitCancelled: null },
    );
}
