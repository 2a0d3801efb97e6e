import type { DatabaseSync } from "node:sqlite";
import { dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, type Json, type JsonRecord } from "#kit/json.ts";
import { concludedOrders, type ConcludedOrder, type OrderedContract } from "./concluded-orders.ts";
import { formerTermsFields } from "./former-contract-end.ts";
import { orderedContractNumber } from "./ordered-tariff.ts";
import { productsOf } from "./product.repository.ts";
import { restoredProductIds } from "./restored-services.ts";
import { ordersEndedBy } from "./withdrawal-rights.ts";
import { findWithdrawals, type StoredWithdrawal } from "./withdrawal.repository.ts";

/** Contract of an order that a withdrawal has ended. */
export interface WithdrawnContract {
  readonly order: ConcludedOrder;
  readonly contract: OrderedContract;
  /** First statement that has named it. */
  readonly statement: StoredWithdrawal;
  readonly withdrawnOn: IsoDay;
}

/** Lists the contracts that withdrawals have ended, of any account, each with the first statement about it. */
export function withdrawnContracts(db: DatabaseSync, orders = concludedOrders(db)): readonly WithdrawnContract[] {
  const ended = new Map<OrderedContract, WithdrawnContract>();
  for (const statement of findWithdrawals(db).toReversed())
    for (const { order, contracts } of ordersEndedBy(db, statement, orders))
      for (const contract of contracts)
        if (!ended.has(contract))
          ended.set(contract, { order, contract, statement, withdrawnOn: dayAt(statement.receivedAt) });
  return [...ended.values()];
}

/** Orders of an account and lines of them that withdrawals have ended. */
export interface WithdrawnParts {
  /** Returns true for an order of which no contract is left. */
  readonly isWhole: (offerId: string) => boolean;
  /** Returns the day on which the contract of a line of an order has ended; `undefined` if it has not. */
  readonly lineWithdrawnOn: (offerId: string, line: JsonRecord) => IsoDay | undefined;
}

/** Returns what withdrawals have ended of the orders of an account. */
export function withdrawnPartsOf(db: DatabaseSync, account: string): WithdrawnParts {
  const parts = new Map<
    string,
    { readonly order: ConcludedOrder; readonly lines: Map<string, IsoDay>; ended: number }
  >();
  const numberOf = (offerId: string, { category }: JsonRecord): string =>
    orderedContractNumber(account, offerId, jsonText(category));
  for (const { order, contract, withdrawnOn } of withdrawnContracts(db)) {
    if (order.account !== account) continue;
    const part = parts.get(order.offerId) ?? { order, lines: new Map(), ended: 0 };
    for (const line of contract.lines) part.lines.set(numberOf(order.offerId, line), withdrawnOn);
    parts.set(order.offerId, { ...part, ended: part.ended + 1 });
  }
  return {
    isWhole: (offerId) => {
      const part = parts.get(offerId);
      return part !== undefined && part.ended === part.order.contracts.length;
    },
    lineWithdrawnOn: (offerId, line) => parts.get(offerId)?.lines.get(numberOf(offerId, line)),
  };
}

/** Returns true for an ordered product that a withdrawal has ended. */
export const isWithdrawn = (db: DatabaseSync, account: string, productId: string): boolean =>
  withdrawnContracts(db).some(
    ({ order, contract }) => order.account === account && contract.productIds.includes(productId),
  );

/**
 * Returns the fields of a product that a withdrawal ends on `day`: no commitment and no visit. A service that has not
 * started has no start and no price either.
 */
function endedByWithdrawal({ startsOn, hasEarlyStart }: ConcludedOrder, day: IsoDay): JsonRecord {
  const noStart = { contractStart: undefined, productPrices: undefined };
  return {
    withdrawnOn: day,
    earlyStart: hasEarlyStart,
    status: "INACTIVE",
    contractEnd: day,
    commitmentFrom: undefined,
    commitmentTo: undefined,
    visit: undefined,
    ...(startsOn === undefined || startsOn > day ? noStart : {}),
  };
}

/** Returns the products of an account whose tariff or commitment an order has changed, by a contract of the order. */
function changedProducts(
  products: readonly JsonRecord[],
  offerId: string,
  { numbers }: OrderedContract,
): readonly string[] {
  const isBy = (former: Json | undefined): boolean => isJsonRecord(former) && former["offerId"] === offerId;
  return products
    .filter(({ contractNumber, formerTariff, formerCommitment }) => {
      const isChanged = isBy(formerTariff) && numbers.includes(jsonText(contractNumber));
      return isChanged || isBy(formerCommitment);
    })
    .map(({ productId }) => jsonText(productId));
}

/** Returns the fields of a product with the right to withdraw from its order. */
const withdrawable = (order: ConcludedOrder, activatedOn: string | undefined): JsonRecord => ({
  withdrawalUntil: order.until,
  earlyStart: order.hasEarlyStart,
  ...(activatedOn !== undefined && { activatedOn }),
});

/**
 * Returns the fields of an ordered product about its order and its withdrawal, by product. A withdrawal ends the
 * product, or an extension or a change of it: the product goes on and has only its day.
 */
export function productWithdrawals(db: DatabaseSync, account: string): ReadonlyMap<string, JsonRecord> {
  const fields = new Map<string, JsonRecord>();
  const products = productsOf(db, account);
  const orders = concludedOrders(db);
  const withdrawn = withdrawnContracts(db, orders).filter(({ order }) => order.account === account);
  const days = new Map(withdrawn.map(({ contract, withdrawnOn }) => [contract, withdrawnOn]));
  for (const order of orders) {
    if (order.account !== account) continue;
    const [orderNumber] = order.orderNumbers;
    for (const contract of order.contracts) {
      const day = days.get(contract);
      const set = (productId: string, values: JsonRecord) => fields.set(productId, { orderNumber, ...values });
      for (const productId of contract.productIds)
        set(productId, day === undefined ? withdrawable(order, order.activatedOn) : endedByWithdrawal(order, day));
      if (day !== undefined) continue;
      for (const productId of changedProducts(products, order.offerId, contract))
        set(productId, {
          ...withdrawable(order, order.completedOn),
          restoresFormerTerms: true,
          ...formerTermsFields(db, account, products.find((product) => product["productId"] === productId) ?? {}),
        });
    }
  }
  for (const one of withdrawn.toSorted((a, b) => (a.withdrawnOn < b.withdrawnOn ? -1 : 1)))
    for (const productId of restoredProductIds(db, one))
      fields.set(productId, { ...fields.get(productId), extensionWithdrawnOn: one.withdrawnOn });
  return fields;
}
