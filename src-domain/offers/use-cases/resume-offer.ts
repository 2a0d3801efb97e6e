import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { OfferDetails } from "../offer-details.ts";
import type { SalesPort } from "../offers.port.ts";
import { changeOffer, type OfferNotChanged } from "./change-offer.ts";

/** Dependencies of `resumeOffer`. */
export interface ResumeOfferPorts {
  readonly sales: Pick<SalesPort, "load" | "resume">;
}

/**
 * Reopens an offer for which a call was requested (OFFER-06). Resolves with the offer afterwards. Failures:
 * `offer-not-changed` with the re-read offer.
 */
export function resumeOffer(
  { sales }: ResumeOfferPorts,
  offerId: string,
  key: WriteKey,
): Promise<WriteOutcome<OfferDetails, OfferNotChanged>> {
  return changeOffer(sales, offerId, key, {
    send: (request) => sales.resume(request),
    isApplied: ({ status }) => status === "active",
  });
}
