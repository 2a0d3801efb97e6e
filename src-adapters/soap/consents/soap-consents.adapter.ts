import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Consent, ConsentsPort } from "#domain/consents/index.ts";
import { readAnswer } from "../gateway/answer.ts";
import type { OperationGateway } from "../gateway/answer.ts";
import { decodeConsent } from "./decode-consent.ts";

/** Consents of the client account over SOAP. */
export class SoapConsentsAdapter implements ConsentsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly Consent[], TransportFailure>> {
    return readAnswer(await this.#gateway.call("getConsentsByCustomerAccount"), (data) =>
      data.list("consents", decodeConsent),
    );
  }
}
