import { allVisibleProducts, openWithdrawalUntil, serviceNameOf, type NamedService } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { orderWithdrawal, type WithdrawalTerms } from "./order-withdrawal.ts";
import { isSameNumber } from "./withdrawal.ts";
import type { WithdrawableContracts } from "./withdrawal-cost.ts";

/** Contract or order of the customer from which the customer can withdraw. */
export interface WithdrawableContract {
  /** Number that the statement names. */
  readonly number: string;
  readonly services: readonly NamedService[];
  readonly lastDay: WarsawDate;
}

/**
 * Lists the contracts from which the customer can withdraw, then the orders without a contract. An order whose last day
 * is that of a listed contract is its order: the portal has no other link between the two.
 */
export function withdrawableContracts(
  { products, orders }: WithdrawableContracts,
  terms: WithdrawalTerms,
): readonly WithdrawableContract[] {
  const contracts = new Map<string, WithdrawableContract>();
  for (const product of allVisibleProducts(products)) {
    const { contractNumber: number } = product;
    const lastDay = openWithdrawalUntil(product, terms.today);
    if (number === undefined || lastDay === undefined) continue;
    const former = contracts.get(number)?.services ?? [];
    contracts.set(number, { number, services: [...former, serviceNameOf(product)], lastDay });
  }
  const listed = [...contracts.values()];
  const others = orders.flatMap((order): readonly WithdrawableContract[] => {
    const found = orderWithdrawal(order, terms);
    if (found.kind !== "until" || listed.some(({ lastDay }) => lastDay === found.lastDay)) return [];
    const { processNumber, offerId, title: name } = order;
    return [{ number: processNumber ?? offerId, services: [{ name }], lastDay: found.lastDay }];
  });
  return [...listed, ...others];
}

/** Returns the contracts to offer for a typed number: none once it is the number of one of them. */
export function choicesForNumber(
  typed: string,
  choices: readonly WithdrawableContract[],
): readonly WithdrawableContract[] {
  return choices.some(({ number }) => isSameNumber(number, typed)) ? [] : choices;
}
