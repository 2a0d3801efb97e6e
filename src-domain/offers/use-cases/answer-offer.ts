import type { TransportFailure } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import {
  isFinalDecision,
  statusAfter,
  type DecisionCode,
  type OfferDetails,
  type OfferRefusal,
} from "../offer-details.ts";
import type { AnswerOfferRequest, SalesPort } from "../offers.port.ts";
import { reloadOffer } from "./change-offer.ts";

/** Dependencies of `answerOffer`. */
export interface AnswerOfferPorts {
  readonly sales: Pick<SalesPort, "load" | "answerOffer">;
}

/** Refusal of an answer. `offer`: re-read state; `undefined` when it was not re-read or not found. */
export interface OfferAnswerRefusal {
  readonly kind: "answer-refused";
  readonly code: DecisionCode;
  readonly offer: OfferDetails | undefined;
}

/**
 * Answers an offer (OFFER-05). Resolves with the offer afterwards. Re-reads it after a lost response and after a final
 * refusal. An offer that turns out to be ended or answered otherwise is a refusal with its status as the code.
 * Failures: `answer-refused`.
 */
export async function answerOffer(
  { sales }: AnswerOfferPorts,
  { offerId, activityId, answer }: Omit<AnswerOfferRequest, "idempotencyKey">,
  key: WriteKey,
): Promise<WriteOutcome<OfferDetails, OfferAnswerRefusal>> {
  let found: OfferDetails | undefined;
  const outcome = await executeWrite<OfferDetails, OfferRefusal>(key, {
    content: [offerId, activityId, answer],
    send: (idempotencyKey) => sales.answerOffer({ idempotencyKey, offerId, activityId, answer }),
    verifyApplied: async () => {
      found = await reloadOffer(sales, offerId);
      return found === undefined ? undefined : found.status === statusAfter(answer);
    },
  });
  switch (outcome.kind) {
    case "not-done": {
      const code = codeOf(outcome.failure);
      return refused(code, isFinalDecision(code) ? await reloadOffer(sales, offerId) : undefined);
    }
    case "unknown":
      // Ended or answered otherwise: the customer can no longer answer it.
      return found !== undefined && found.status !== "active" && found.status !== "unknown"
        ? refused(found.status, found)
        : { kind: outcome.kind, failure: { kind: "answer-refused", code: "provider", offer: undefined } };
    case "found-done":
      return found === undefined ? outcome : { kind: "done", value: found };
    case "done":
    case "cancelled":
      return outcome;
  }
}

function codeOf(failure: OfferRefusal | TransportFailure): DecisionCode {
  return failure.kind === "offer-refused" ? failure.code : "provider";
}

function refused(code: DecisionCode, offer: OfferDetails | undefined): WriteOutcome<OfferDetails, OfferAnswerRefusal> {
  return { kind: "not-done", failure: { kind: "answer-refused", code, offer } };
}
