import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, type Json, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { patchOffer } from "./offer.repository.ts";
import { changeProduct, findProduct } from "./product.repository.ts";

/**
 * Moves the start of an ordered service and its order to the day of the technician's visit (ORDER-05). The commitment
 * counts from the conclusion of the contract and stays. A service in use does not change. Without a visit the service
 * stays without a start.
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
    const { contractStart: _start, ...others } = product;
    const { validFrom: _validFrom, ...price }: JsonRecord = first !== undefined && isJsonRecord(first) ? first : {};
    const isPriced = "value" in price && later.length === 0;
    if (start === undefined) return { ...others, ...(isPriced ? { productPrices: [price] } : {}) };
    return {
      ...others,
      contractStart: start,
      ...(isPriced ? { productPrices: [{ validFrom: start, ...price }] } : {}),
    };
  });
  const orders = db
    .prepare("SELECT offer_id FROM offer WHERE account_number = ? AND json_extract(data, '$.assembledProductId') = ?")
    .all(account, productId);
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
