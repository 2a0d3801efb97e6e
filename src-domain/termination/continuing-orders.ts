import { commitmentOf, remainingProducts, replacingOrderOf, type ReplacingOrder } from "../offers/index.ts";
import { visibleProducts, type Product } from "../products/index.ts";
import { plusDays, plusMonthsTo, type WarsawDate } from "../shared-kernel/index.ts";
import { orderWithdrawal, type WithdrawableOrder, type WithdrawalTerms } from "../withdrawal/index.ts";

/** Order as far as it decides whether it goes on after the end of a contract. */
export interface ContractOrder extends ReplacingOrder, WithdrawableOrder {
  readonly offerId: string;
  readonly processNumber: string | undefined;
  readonly order: ReplacingOrder["order"];
}

/** Order in progress that replaces services of a contract: it goes on after the contract was terminated (TERM-45). */
export interface ContinuingOrder {
  readonly number: string;
  /** Last day of its commitment; `undefined`: none, or not known. */
  readonly boundUntil: WarsawDate | undefined;
  /** Last day to withdraw from it; `undefined`: there is no right, it has ended, or the day is not known. */
  readonly withdrawalUntil: WarsawDate | undefined;
}

/** Returns the last day of the commitment of an order. Its months count from the conclusion. */
function boundUntil({ closeDate, products }: ContractOrder): WarsawDate | undefined {
  const months = commitmentOf(remainingProducts({ products }));
  if (closeDate === undefined || months === undefined || months === 0) return undefined;
  return plusDays(plusMonthsTo(closeDate, months), -1);
}

/** Lists the orders in progress that replace services of a contract, each once. */
export function continuingOrders(
  ofContract: readonly Product[],
  products: readonly Product[],
  orders: readonly ContractOrder[],
  terms: WithdrawalTerms,
): readonly ContinuingOrder[] {
  const visible = visibleProducts(products);
  const found = new Set(ofContract.flatMap((product) => replacingOrderOf(product, orders, visible) ?? []));
  return [...found].map((order) => {
    const withdrawal = orderWithdrawal(order, terms);
    return {
      number: order.processNumber ?? order.offerId,
      boundUntil: boundUntil(order),
      withdrawalUntil: withdrawal.kind === "until" ? withdrawal.lastDay : undefined,
    };
  });
}
