import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Consent, ConsentsPort } from "#domain/consents/index.ts";
import { readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { decodeConsent } from "./decode-consent.ts";

/** Consents of the client account over SOAP. */
export class SoapConsentsAdapter implements ConsentsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly Consent[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getConsentsByCustomerAccount"), (data) =>
      data.list("consents", decodeConsent),
    );
  }
}
