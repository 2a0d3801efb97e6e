import { conflictingOrder, type ConflictingOrder } from "#domain/offers/conflicting-order.ts";
import { isDecisionOpen } from "#domain/offers/offer-decision.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { orderLabel, type OrderLabel } from "#domain/offers/order-history.ts";
import { isOfferWaiting } from "#domain/offers/sale-offer.ts";
import type { WarsawDate, FailureCause } from "#domain/shared-kernel/index.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { OfferDecisionViewModel } from "./offer-decision.view-model.ts";

/**
 * State of the page. `none`: no offer is open; `missed` has expired unanswered. `unknown`: the offer in the address
 * does not exist.
 */
export type OfferPage =
  | {
      readonly kind: "loading";
      /** Asks again when no response comes (CALL-20). */
      readonly retry?: (() => void) | undefined;
    }
  | {
      readonly kind: "failed";
      readonly retrying: boolean;
      readonly cause: FailureCause;
      readonly retry: () => void;
    }
  | { readonly kind: "none"; readonly missed: OfferDetails | undefined }
  | { readonly kind: "unknown" }
  | {
      readonly kind: "open";
      readonly offer: OfferDetails;
      readonly decision: OfferDecisionViewModel;
      /** Order in progress that the offer would change once more (ORDER-06). */
      readonly conflict: ConflictingOrder | undefined;
    }
  | {
      readonly kind: "settled";
      readonly offer: OfferDetails;
      readonly label: OrderLabel | "unknown";
      readonly wasJustAnswered: boolean;
      readonly focused: boolean;
    };

/** Returns the page while the offers are not there; `undefined` when they are. */
export function toUnreadPage(section: AsyncSection<unknown>): OfferPage | undefined {
  switch (section.status) {
    case "ready":
      return undefined;
    case "failed":
      return { kind: "failed", retrying: section.retrying, cause: section.cause, retry: section.retry };
    case "loading":
      return { kind: "loading", retry: section.retry };
  }
}

/** Returns the page of one offer: to decide on, or with its result. */
export function toOfferPage(
  offer: OfferDetails,
  decision: OfferDecisionViewModel,
  all: readonly OfferDetails[],
  today: WarsawDate,
): OfferPage {
  const { state } = decision;
  if (isDecisionOpen(state, isOfferWaiting(offer, today)))
    return { kind: "open", offer, decision, conflict: conflictingOrder(offer, all) };
  return {
    kind: "settled",
    offer,
    label: orderLabel(offer, today) ?? "unknown",
    wasJustAnswered: state.end?.kind === "answered",
    focused: state.end !== undefined,
  };
}

/** Returns true for an offer that was accepted or declined on this page. */
export function hasJustEnded(page: OfferPage): boolean {
  return page.kind === "settled" && page.wasJustAnswered && (page.label === "accepted" || page.label === "rejected");
}
