import { isNumberOfOrder } from "../offers/index.ts";
import {
  allVisibleProducts,
  hasFormerTermsAfterWithdrawal,
  isSameNumber,
  openWithdrawalUntil,
  serviceNameOf,
  withdrawalNumberOf,
  type NamedService,
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
  /** True: a withdrawal ends only new terms; the services go on under their former ones (WITHDRAW-32). */
  readonly restoresFormerTerms: boolean;
}

/** Listed contract with the orders that it comes from. */
interface ListedContract extends WithdrawableContract {
  readonly orders: readonly string[];
}

/** Returns true for the order of a listed contract. A contract without the number of its order has its last day. */
function isOrderOf({ orders, lastDay: ofContract }: ListedContract, order: PricedOrder, lastDay: WarsawDate): boolean {
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
    const former = contracts.get(number);
    contracts.set(number, {
      number,
      services: [...(former?.services ?? []), serviceNameOf(product)],
      lastDay,
      restoresFormerTerms: former?.restoresFormerTerms !== false && hasFormerTermsAfterWithdrawal([product]),
      orders: [...(former?.orders ?? []), ...(product.orderNumber === undefined ? [] : [product.orderNumber])],
    });
  }
  const listed = [...contracts.values()];
  const others = orders.flatMap((order): readonly WithdrawableContract[] => {
    const found = orderWithdrawal(order, terms);
    if (found.kind !== "until" || listed.some((one) => isOrderOf(one, order, found.lastDay))) return [];
    const number = order.processNumber ?? order.offerId;
    return [{ number, services: orderedServices(order), lastDay: found.lastDay, restoresFormerTerms: false }];
  });
  const contractOnly = ({ number, services, lastDay, restoresFormerTerms }: ListedContract): WithdrawableContract => ({
    number,
    services,
    lastDay,
    restoresFormerTerms,
  });
  return [...listed.map(contractOnly), ...others];
}

/** Returns the contracts to offer for a typed number: none once it is the number of one of them. */
export function choicesForNumber(
  typed: string,
  choices: readonly WithdrawableContract[],
): readonly WithdrawableContract[] {
  return choices.some(({ number }) => isSameNumber(number, typed)) ? [] : choices;
}
