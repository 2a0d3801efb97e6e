import { orderProgressOf } from "#domain/offers/order-progress.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { OrderProgressBadge } from "#ui/shared/order-state/order-progress-badge.tsx";
import { orderDayText } from "#ui/shared/order-state/order-state.texts.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { OfferBadge, WithdrawnBadge } from "../offer-badge.view.tsx";

export interface OrderStatusProps {
  readonly order: {
    readonly offer: Pick<OfferDetails, "status" | "order" | "withdrawnOn">;
    readonly label: Parameters<typeof OfferBadge>[0]["label"];
  };
}

/** Status of an offer in the history; of an order its state with the day that belongs to it (OFFER-03, ORDER-01). */
export function OrderStatus({ order: { offer, label } }: OrderStatusProps) {
  const progress = orderProgressOf(offer);
  const day = progress && orderDayText(progress);
  if (offer.withdrawnOn !== undefined) return <WithdrawnBadge day={offer.withdrawnOn} />;
  if (progress === undefined) return <OfferBadge label={label} />;
  return (
    <span className="order-status">
      <OrderProgressBadge state={progress.state} />
      {day !== undefined && <span className="order-note">{providerText(day)}</span>}
    </span>
  );
}
