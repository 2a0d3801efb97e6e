import type { Result, TransportFailure } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { OfferDetails, OfferRefusal } from "../offer-details.ts";
import type { OfferWriteRequest, SalesPort } from "../offers.port.ts";

/** Unconfirmed change of an offer. `offer`: re-read state; `undefined` when it was not found. */
export interface OfferNotChanged {
  readonly kind: "offer-not-changed";
  readonly offer: OfferDetails | undefined;
}

/** Change of an offer that does not answer it. */
interface OfferChange {
  readonly send: (request: OfferWriteRequest) => Promise<Result<OfferDetails, OfferRefusal | TransportFailure>>;
  readonly isApplied: (offer: OfferDetails) => boolean;
}

/** Re-reads one offer. Resolves with `undefined` when the read fails or the offer does not exist. */
export async function reloadOffer(sales: Pick<SalesPort, "load">, offerId: string): Promise<OfferDetails | undefined> {
  const offers = await sales.load();
  return offers.ok ? offers.value.find((offer) => offer.offerId === offerId) : undefined;
}

/**
 * Changes an offer without answering it. Resolves with the offer afterwards. Re-reads it after a lost response, and
 * after a refusal because it may have been answered elsewhere. Failures: `offer-not-changed` with that offer.
 */
export async function changeOffer(
  sales: Pick<SalesPort, "load">,
  offerId: string,
  key: WriteKey,
  { send, isApplied }: OfferChange,
): Promise<WriteOutcome<OfferDetails, OfferNotChanged>> {
  let found: OfferDetails | undefined;
  const outcome = await executeWrite<OfferDetails, OfferRefusal>(key, {
    content: [offerId],
    send: (idempotencyKey) => send({ idempotencyKey, offerId }),
    verifyApplied: async () => {
      found = await reloadOffer(sales, offerId);
      return found === undefined ? undefined : isApplied(found);
    },
  });
  switch (outcome.kind) {
    case "not-done":
      return failed(outcome.kind, await reloadOffer(sales, offerId));
    case "unknown":
      return failed(outcome.kind, found);
    case "found-done":
      return found === undefined ? outcome : { kind: "done", value: found };
    case "done":
    case "cancelled":
      return outcome;
  }
}

function failed(
  kind: "not-done" | "unknown",
  offer: OfferDetails | undefined,
): WriteOutcome<OfferDetails, OfferNotChanged> {
  return { kind, failure: { kind: "offer-not-changed", offer } };
}
