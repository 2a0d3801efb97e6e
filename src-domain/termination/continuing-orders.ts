import {
  commitmentOf,
  concernedServices,
  orderReplacementOf,
  remainingProducts,
  type ReplacingOrder,
} from "../offers/index.ts";
import { serviceNameOf, visibleProducts, type NamedService, type Product } from "../products/index.ts";
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
  /** Services of the contract that end when the ordered ones begin; empty if the portal cannot know them. */
  readonly replaced: readonly NamedService[];
  /** Day on which the ordered services begin; `undefined`: not known. */
  readonly startsBy: WarsawDate | undefined;
  /** True: they begin on that day. False: they begin on that day at the latest. */
  readonly isStartFixed: boolean;
}

/** Start of an order and the services that it replaces. */
type OrderStart = Pick<ContinuingOrder, "replaced" | "startsBy" | "isStartFixed">;

/** Says whether orders replace services of a contract before its last day. `perhaps`: the portal cannot know it. */
export type ReplacementBeforeEnd = "yes" | "perhaps" | "no";

/** Returns whether orders replace services of a contract before its last day. */
export function replacementBeforeEnd(orders: readonly OrderStart[], endsOn: WarsawDate): ReplacementBeforeEnd {
  const isAfterEnd = ({ startsBy, isStartFixed }: OrderStart): boolean =>
    startsBy !== undefined && isStartFixed && startsBy >= endsOn;
  const before = orders.filter((order) => !isAfterEnd(order));
  if (before.length === 0) return "no";
  const isCertain = ({ replaced, startsBy }: OrderStart): boolean =>
    replaced.length > 0 && startsBy !== undefined && startsBy < endsOn;
  return before.some(isCertain) ? "yes" : "perhaps";
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
  const found = new Set(
    ofContract.flatMap((product) => orderReplacementOf(product, orders, visible, terms.today)?.order ?? []),
  );
  return [...found].map((order) => {
    const withdrawal = orderWithdrawal(order, terms);
    const startsBy = order.order?.day;
    const { replaced } = concernedServices(order, products, { today: terms.today, startsBy });
    const ids = new Set(replaced.map(({ productId }) => productId));
    return {
      number: order.processNumber ?? order.offerId,
      boundUntil: boundUntil(order),
      withdrawalUntil: withdrawal.kind === "until" ? withdrawal.lastDay : undefined,
      replaced: ofContract.filter(({ productId }) => ids.has(productId)).map(serviceNameOf),
      startsBy,
      isStartFixed: order.order?.state === "scheduled",
    };
  });
}
