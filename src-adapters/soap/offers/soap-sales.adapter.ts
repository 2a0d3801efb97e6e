import type { OfferAnswer, OfferDetails, OfferRefusal } from "#domain/offers/offer-details.ts";
import type { OfferResponse, OfferWish, PaperRefusal, PaperTicket, SalesPort } from "#domain/offers/offers.port.ts";
import { fail, type Result, succeed, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { type Answer, orMalformed, readAnswer, type SoapCaller } from "../gateway/answer.ts";
import { CHOICES, decodeDetails, decodeOfferRefusal, decodePaperTicket, TIME_SPAN_CODES } from "./decode-details.ts";

/** Offers in full, and answers to them, over SOAP. */
export class SoapSalesAdapter implements SalesPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async load(): Promise<Result<readonly OfferDetails[], TransportFailure>> {
    return readAnswer(await this.#caller.call("getSalesOfferHistory"), (data) => data.list("offers", decodeDetails));
  }

  async extension(): Promise<Result<OfferDetails | undefined, TransportFailure>> {
    return oneOrNone(await this.#caller.call("getExtendOffer"));
  }

  async isobar({ intentId }: Pick<OfferWish, "intentId">): Promise<Result<OfferDetails | undefined, TransportFailure>> {
    return oneOrNone(await this.#caller.call("showIsobarEvent", { intentId, event: "SHOWN" }));
  }

  async consent({ intentId, offerId }: OfferWish): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>> {
    return theOffer(await this.#caller.call("registerTemporaryMarketingConsent", { intentId, offerId }));
  }

  async resume({ intentId, offerId }: OfferWish): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>> {
    return theOffer(await this.#caller.call("continueSalesProcess", { intentId, offerId }));
  }

  async respond({
    intentId,
    offerId,
    activityId,
    answer,
  }: OfferResponse): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>> {
    const activity = activityId === undefined ? {} : { activityId };
    return theOffer(
      await this.#caller.call("respondToSaleOffer", { intentId, offerId, ...activity, ...wireAnswer(answer) }),
    );
  }

  async paper({
    intentId,
    documentId,
  }: {
    readonly intentId: string;
    readonly documentId: string;
  }): Promise<Result<PaperTicket, PaperRefusal | TransportFailure>> {
    const outcome = await this.#caller.call("getDownloadToken", { intentId, documentId });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    return refusalCode === undefined ? orMalformed(decodePaperTicket(data)) : fail({ kind: "paper-refused" });
  }
}

/** Statuses and choices by their numbers (OFFER-02). */
function wireAnswer(answer: OfferAnswer): Readonly<Record<string, string>> {
  switch (answer.kind) {
    case "accept":
      return { answer: "1" };
    case "decline":
      return { answer: "2" };
    case "contact": {
      const { wish } = answer;
      return {
        answer: "3",
        contactChoice: CHOICES[wish.choice],
        ...(wish.choice === "timespan" ? { contactTimeSpan: TIME_SPAN_CODES[wish.span] } : {}),
      };
    }
  }
}

function theOffer(outcome: Result<Answer, TransportFailure>): Result<OfferDetails, OfferRefusal | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  return refusalCode === undefined
    ? orMalformed(data.part("offer", decodeDetails))
    : fail(decodeOfferRefusal(refusalCode));
}

/** No offer is an answer, too; one that cannot be read is none. */
function oneOrNone(outcome: Result<Answer, TransportFailure>): Result<OfferDetails | undefined, TransportFailure> {
  if (!outcome.ok) return outcome;
  if (outcome.value.refusalCode === undefined && outcome.value.data.child("offer") === undefined)
    return succeed(undefined);
  return readAnswer(outcome, (data) => data.part("offer", decodeDetails));
}
