import type { WarsawDate } from "../shared-kernel/index.ts";
import type { SaleOffer } from "./sale-offer.ts";

/** State of the order that an accepted offer has become (ORDER-01). `refused`: the operator cannot fulfil it. */
export type OrderStage = "received" | "scheduled" | "completed" | "refused";

/** Progress of an order. */
export interface OrderProgress {
  readonly state: OrderStage;
  /**
   * `received`: last day of the assembly, delivery or start; `scheduled`: its day; otherwise the day on which it
   * happened.
   */
  readonly day: WarsawDate | undefined;
  /** Sentence of the operator about the next step. */
  readonly nextStep: string | undefined;
}

/** Order that the operator has not completed or refused. */
export interface OrderInProgress {
  readonly offerId: string;
  readonly title: string;
  readonly state: OrderStage;
  readonly day: WarsawDate | undefined;
}

/** Returns the progress of an accepted offer; `undefined` if the server does not tell it. */
export function orderProgressOf({ status, order }: Pick<SaleOffer, "status" | "order">): OrderProgress | undefined {
  return status === "accepted" ? order : undefined;
}

/** Returns true for an order that is neither completed nor refused nor ended by a withdrawal. */
export function isOrderInProgress(offer: Pick<SaleOffer, "status" | "order" | "withdrawnOn">): boolean {
  const state = orderProgressOf(offer)?.state;
  return offer.withdrawnOn === undefined && (state === "received" || state === "scheduled");
}

/** Lists the orders in progress, the one with the earliest day first (ORDER-03). */
export function ordersInProgress(offers: readonly SaleOffer[]): readonly OrderInProgress[] {
  const orders = offers.flatMap((offer): OrderInProgress[] => {
    const order = orderProgressOf(offer);
    return order !== undefined && isOrderInProgress(offer)
      ? [{ offerId: offer.offerId, title: offer.title, state: order.state, day: order.day }]
      : [];
  });
  return orders.toSorted((one, other) => ((one.day ?? "9") < (other.day ?? "9") ? -1 : 1));
}
