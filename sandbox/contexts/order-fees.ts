import type { DatabaseSync } from "node:sqlite";
import { isJsonRecord, jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import type { ItemSeed } from "../demo/entry-seed.ts";
import type { NewInvoice } from "./charged-lines.ts";
import { offersOf } from "./offer.repository.ts";
import { withdrawnPartsOf } from "./withdrawn-contracts.ts";

/** One-time fee of an order, in grosze. */
export interface OrderFee {
  readonly name: string;
  readonly gross: number;
  /** Line of the order to which it belongs; `undefined` for a fee of the whole order. */
  readonly line: JsonRecord | undefined;
}

/** Lists the one-time fees of an offer: activation, other fees, and one-time prices of its services. */
export function feesOf({ title, activationPrice, oneTimeMap, products }: JsonRecord): readonly OrderFee[] {
  const oneTime = recordsIn(products).flatMap((line) =>
    recordsIn(line["prices"]).flatMap(({ typeOfCharge, price }) =>
      typeOfCharge === "ONE_TIME" ? [{ name: line["name"], price, line }] : [],
    ),
  );
  return [
    { name: `Aktywacja: ${jsonText(title)}`, price: activationPrice, line: undefined },
    ...recordsIn(oneTimeMap).map(({ name, price }) => ({ name, price, line: undefined })),
    ...oneTime,
  ].flatMap(({ name, price, line }) =>
    typeof price === "number" && price > 0 ? [{ name: jsonText(name), gross: price, line }] : [],
  );
}

/** Returns the product that an order has added or changed. */
function chargedProductId(data: JsonRecord, products: readonly JsonRecord[]): string | undefined {
  const assembled = jsonText(data["assembledProductId"]);
  if (assembled !== "") return assembled;
  const changed = products.find(
    ({ formerTariff }) => isJsonRecord(formerTariff) && formerTariff["offerId"] === data["offerId"],
  );
  return changed === undefined ? undefined : jsonText(changed["productId"]);
}

/** Returns the lines of the one-time fees of the orders that were completed since the invoice before. */
export function orderFees(
  db: DatabaseSync,
  account: string,
  products: readonly JsonRecord[],
  { previousOn, issuedOn }: NewInvoice,
): readonly ItemSeed[] {
  const withdrawn = withdrawnPartsOf(db, account);
  return offersOf(db, account).flatMap(({ data }) => {
    const completedOn = jsonText(data["completedOn"]);
    const offerId = jsonText(data["offerId"]);
    if (completedOn <= previousOn || completedOn > issuedOn || withdrawn.isWhole(offerId)) return [];
    const serviceId = chargedProductId(data, products);
    return feesOf(data)
      .filter(({ line }) => line === undefined || withdrawn.lineWithdrawnOn(offerId, line) === undefined)
      .map(({ name, gross }) => ({ kind: "one-time", serviceId, name, gross }));
  });
}
