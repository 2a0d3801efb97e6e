import { isNumberOfOrder } from "../offers/index.ts";
import {
  allVisibleProducts,
  formerTermsOf,
  isSameNumber,
  openWithdrawalUntil,
  serviceNameOf,
  withdrawalNumberOf,
  type FormerTerms,
  type NamedService,
  type Product,
} from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { orderWithdrawal, type WithdrawalTerms } from "./order-withdrawal.ts";
import { orderedServices } from "./ordered-services.ts";
import type { PricedOrder, WithdrawableContracts } from "./withdrawal-cost.ts";

/** Contract or order of the customer from which the customer can withdraw. */
export interface WithdrawableContract {
  /** Number that the statement names. */
  readonly number: string;
  readonly services: readonly NamedService[];
  readonly lastDay: WarsawDate;
  /** Terms to which a withdrawal returns the services; `undefined` if it ends one of them (WITHDRAW-32). */
  readonly formerTerms: FormerTerms | undefined;
}

/** Listed contract by its products. */
interface ListedContract {
  readonly number: string;
  readonly products: readonly Product[];
  readonly lastDay: WarsawDate;
}

/** Returns true for the order of a listed contract. A contract without the number of its order has its last day. */
function isOrderOf(
  { products, lastDay: ofContract }: ListedContract,
  order: PricedOrder,
  lastDay: WarsawDate,
): boolean {
  const orders = products.flatMap(({ orderNumber }) => orderNumber ?? []);
  if (orders.length === 0) return ofContract === lastDay;
  return orders.some((number) => isNumberOfOrder(order, number));
}

/** Lists the contracts from which the customer can withdraw, then the orders without a listed contract. */
export function withdrawableContracts(
  { products, orders }: WithdrawableContracts,
  terms: WithdrawalTerms,
): readonly WithdrawableContract[] {
  const contracts = new Map<string, ListedContract>();
  for (const product of allVisibleProducts(products)) {
    const number = withdrawalNumberOf(product);
    const lastDay = openWithdrawalUntil(product, terms.today);
    if (number === undefined || lastDay === undefined) continue;
    contracts.set(number, { number, products: [...(contracts.get(number)?.products ?? []), product], lastDay });
  }
  const listed = [...contracts.values()];
  const others = orders.flatMap((order): readonly WithdrawableContract[] => {
    const found = orderWithdrawal(order, terms);
    if (found.kind !== "until" || listed.some((one) => isOrderOf(one, order, found.lastDay))) return [];
    const number = order.processNumber ?? order.offerId;
    return [{ number, services: orderedServices(order), lastDay: found.lastDay, formerTerms: undefined }];
  });
  const contractsListed = listed.map(({ number, products: ofNumber, lastDay }): WithdrawableContract => ({
    number,
    services: ofNumber.map(serviceNameOf),
    lastDay,
    formerTerms: formerTermsOf(ofNumber, terms.today),
  }));
  return [...contractsListed, ...others];
}

/** Returns the contracts to offer for a typed number: none once it is the number of one of them. */
export function choicesForNumber(
  typed: string,
  choices: readonly WithdrawableContract[],
): readonly WithdrawableContract[] {
  return choices.some(({ number }) => isSameNumber(number, typed)) ? [] : choices;
}
