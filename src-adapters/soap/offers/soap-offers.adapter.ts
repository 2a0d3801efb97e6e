import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { OffersPort, SaleOffer } from "#domain/offers/index.ts";
import { readAnswer } from "../gateway/answer.ts";
import type { SoapCaller } from "../gateway/answer.ts";
import { decodeOffer } from "./decode-offer.ts";

/** Offers and their history over SOAP. */
export class SoapOffersAdapter implements OffersPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async loadHistory(): Promise<Result<readonly SaleOffer[], TransportFailure>> {
    return readAnswer(await this.#caller.call("getSalesOfferHistory"), (data) => data.list("offers", decodeOffer));
  }
}
