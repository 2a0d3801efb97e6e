import { isDecisionOpen } from "#domain/offers/offer-decision.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { orderLabel, type OrderLabel } from "#domain/offers/order-history.ts";
import { isOfferWaiting } from "#domain/offers/sale-offer.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { OfferDecisionViewModel } from "./offer-decision.view-model.ts";

/**
 * What the page shows. `over`: an offer that nobody answered in time, where nothing else is left; `unknown`: the
 * address names one that is not there.
 */
export type OfferPage =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: "none"; readonly missed: OfferDetails | undefined }
  | { readonly kind: "unknown" }
  | { readonly kind: "open"; readonly offer: OfferDetails; readonly decision: OfferDecisionViewModel }
  | {
      readonly kind: "settled";
      readonly offer: OfferDetails;
      readonly label: OrderLabel | "unknown";
      readonly justNow: boolean;
      readonly focused: boolean;
    };

/** Returns the page of one offer: to decide on, or with how it was decided. */
export function toOfferPage(offer: OfferDetails, decision: OfferDecisionViewModel, today: WarsawDate): OfferPage {
  const { state } = decision;
  if (isDecisionOpen(state, isOfferWaiting(offer, today))) return { kind: "open", offer, decision };
  return {
    kind: "settled",
    offer,
    label: orderLabel(offer, today) ?? "unknown",
    justNow: state.end?.kind === "answered",
    focused: state.end !== undefined,
  };
}
