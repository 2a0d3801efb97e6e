import { orderProgressOf } from "#domain/offers/order-progress.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { OrderHistoryEntry } from "#domain/offers/order-history.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { OfferBadge, WithdrawnBadge } from "../offer-badge.view.tsx";
import { t } from "../offer.texts.ts";
import { OrderProgressBadge } from "./order-progress-badge.view.tsx";

/** Status of an offer in the history; of an order its state with the day that belongs to it (OFFER-03, ORDER-01). */
export function OrderStatus({ order: { offer, label } }: { readonly order: OrderHistoryEntry<OfferDetails> }) {
  const progress = orderProgressOf(offer);
  if (offer.withdrawnOn !== undefined) return <WithdrawnBadge day={offer.withdrawnOn} />;
  if (progress === undefined) return <OfferBadge label={label} />;
  return (
    <span className="order-status">
      <OrderProgressBadge state={progress.state} />
      {progress.day !== undefined && (
        <span className="order-note">
          {providerText(t(`orderDay_${progress.state}`, { day: formatDate(progress.day) }))}
        </span>
      )}
    </span>
  );
}
