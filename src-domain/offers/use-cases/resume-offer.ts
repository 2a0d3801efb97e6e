import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { OfferDetails } from "../offer-details.ts";
import type { SalesPort } from "../offers.port.ts";
import { changeOffer, type OfferNotChanged } from "./change-offer.ts";

/** Ports of the reopening of an offer. */
export interface ResumeOfferPorts {
  readonly sales: Pick<SalesPort, "load" | "resume">;
}

/**
 * Reopens an offer for which a call was requested (OFFER-06). Resolves with the offer as it is afterwards. Failures:
 * `offer-not-changed` with the offer that was re-read.
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
