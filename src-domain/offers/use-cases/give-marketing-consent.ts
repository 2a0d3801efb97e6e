import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { OfferDetails } from "../offer-details.ts";
import type { SalesPort } from "../offers.port.ts";
import { changeOffer, type OfferNotChanged } from "./change-offer.ts";

/** Dependencies of `giveMarketingConsent`. */
export interface GiveMarketingConsentPorts {
  readonly sales: Pick<SalesPort, "load" | "consent">;
}

/**
 * Gives the temporary marketing consent for one offer (OFFER-06). Resolves with the offer afterwards. Failures:
 * `offer-not-changed` with the re-read offer.
 */
export function giveMarketingConsent(
  { sales }: GiveMarketingConsentPorts,
  offerId: string,
  key: WriteKey,
): Promise<WriteOutcome<OfferDetails, OfferNotChanged>> {
  return changeOffer(sales, offerId, key, {
    send: (request) => sales.consent(request),
    isApplied: ({ consentNeeded }) => !consentNeeded,
  });
}
