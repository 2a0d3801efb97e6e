import type { DatabaseSync } from "node:sqlite";
import { isJsonRecord, jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import type { ItemSeed } from "../demo/entry-seed.ts";
import type { NewInvoice } from "./charged-lines.ts";
import { offersOf } from "./offer.repository.ts";
import { withdrawnOrders } from "./withdrawal-rights.ts";

interface Fee {
  readonly name: string;
  readonly price: unknown;
}

/** Lists the one-time fees of an offer: activation, other fees, and one-time prices of its services. */
function feesOf({ title, activationPrice, oneTimeMap, products }: JsonRecord): readonly Fee[] {
  const oneTime = recordsIn(products).flatMap(({ name, prices }) =>
    recordsIn(prices).flatMap(({ typeOfCharge, price }) =>
      typeOfCharge === "ONE_TIME" ? [{ name: jsonText(name), price }] : [],
    ),
  );
  return [
    { name: `Aktywacja: ${jsonText(title)}`, price: activationPrice },
    ...recordsIn(oneTimeMap).map(({ name, price }) => ({ name: jsonText(name), price })),
    ...oneTime,
  ];
}

/** Returns the product that an order has added or changed. */
function orderedProductId(data: JsonRecord, products: readonly JsonRecord[]): string | undefined {
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
  const withdrawn = new Set(withdrawnOrders(db).flatMap((one) => (one.account === account ? [one.offerId] : [])));
  return offersOf(db, account).flatMap(({ data }) => {
    const completedOn = jsonText(data["completedOn"]);
    if (completedOn <= previousOn || completedOn > issuedOn || withdrawn.has(jsonText(data["offerId"]))) return [];
    const serviceId = orderedProductId(data, products);
    return feesOf(data).flatMap(({ name, price }) =>
      typeof price === "number" && price > 0 ? [{ kind: "one-time", serviceId, name, gross: price }] : [],
    );
  });
}
