import { succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import type { OffersPort, SaleOffer } from "#domain/offers/index.ts";
import { readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { decodeOffer, readOptionalOffer } from "./decode-offer.ts";

/** Loads offers and their history over SOAP. */
export class SoapOffersAdapter implements OffersPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async loadHistory(): Promise<Result<readonly SaleOffer[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getSalesOfferHistory"), (data) =>
      data.list("offers", decodeOffer),
    );
  }

  async loadExtension(): Promise<Result<readonly SaleOffer[], TransportFailure>> {
    const outcome = readOptionalOffer(await this.#gateway.call("getExtendOffer"), "extension", decodeOffer);
    return outcome.ok ? succeed(outcome.value === undefined ? [] : [outcome.value]) : outcome;
  }
}
