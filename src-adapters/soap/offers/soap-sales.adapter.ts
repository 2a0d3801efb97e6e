import type { OfferAnswer, OfferDetails, OfferRefusal } from "#domain/offers/offer-details.ts";
import type {
  AnswerOfferRequest,
  OfferWriteRequest,
  DocumentRefusal,
  DocumentTicket,
  SalesPort,
} from "#domain/offers/offers.port.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  type ServiceResponse,
  orMalformed,
  readServiceResponse,
  type OperationGateway,
} from "../gateway/service-response.ts";
import {
  CONTACT_CHOICE_CODES,
  decodeOfferDetails,
  decodeOfferRefusal,
  decodePaperTicket,
  TIME_SPAN_CODES,
} from "./decode-offer-details.ts";
import { readOptionalOffer } from "./decode-offer.ts";

/** Loads offers with details and sends the answers to them, over SOAP. */
export class SoapSalesAdapter implements SalesPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly OfferDetails[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getSalesOfferHistory"), (data) =>
      data.list("offers", decodeOfferDetails),
    );
  }

  async extension(): Promise<Result<OfferDetails | undefined, TransportFailure>> {
    return readOptionalOffer(await this.#gateway.call("getExtendOffer"), "extension", decodeOfferDetails);
  }

  async isobar({
    idempotencyKey: intentId,
  }: Pick<OfferWriteRequest, "idempotencyKey">): Promise<Result<OfferDetails | undefined, TransportFailure>> {
    return readOptionalOffer(
      await this.#gateway.call("showIsobarEvent", { intentId, event: "SHOWN" }),
      "isobar",
      decodeOfferDetails,
    );
  }

  async consent({
    idempotencyKey: intentId,
    offerId,
  }: OfferWriteRequest): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>> {
    return readOffer(await this.#gateway.call("registerTemporaryMarketingConsent", { intentId, offerId }));
  }

  async resume({
    idempotencyKey: intentId,
    offerId,
  }: OfferWriteRequest): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>> {
    return readOffer(await this.#gateway.call("continueSalesProcess", { intentId, offerId }));
  }

  async answerOffer({
    idempotencyKey: intentId,
    offerId,
    activityId,
    answer,
  }: AnswerOfferRequest): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>> {
    const activity = activityId === undefined ? {} : { activityId };
    return readOffer(
      await this.#gateway.call("respondToSaleOffer", { intentId, offerId, ...activity, ...encodeAnswer(answer) }),
    );
  }

  async requestDocument({
    idempotencyKey: intentId,
    documentId,
  }: {
    readonly idempotencyKey: string;
    readonly documentId: string;
  }): Promise<Result<DocumentTicket, DocumentRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("getDownloadToken", { intentId, documentId });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    return refusalCode === undefined ? orMalformed(data, decodePaperTicket(data)) : fail({ kind: "document-refused" });
  }
}

/** Encodes statuses and choices as numbers (OFFER-02). */
function encodeAnswer(answer: OfferAnswer): Readonly<Record<string, string>> {
  switch (answer.kind) {
    case "accept":
      return { answer: "1", ...(answer.earlyStart !== undefined && { earlyStart: String(answer.earlyStart) }) };
    case "decline":
      return { answer: "2" };
    case "contact": {
      const { request } = answer;
      return {
        answer: "3",
        contactChoice: CONTACT_CHOICE_CODES[request.choice],
        ...(request.choice === "timespan" ? { contactTimeSpan: TIME_SPAN_CODES[request.span] } : {}),
      };
    }
  }
}

function readOffer(
  outcome: Result<ServiceResponse, TransportFailure>,
): Result<OfferDetails, OfferRefusal | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  return refusalCode === undefined
    ? orMalformed(data, data.decodeChild("offer", decodeOfferDetails))
    : fail(decodeOfferRefusal(refusalCode));
}
