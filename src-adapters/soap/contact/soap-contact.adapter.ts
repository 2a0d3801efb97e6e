import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { ContactData, ContactPort } from "#domain/contact/index.ts";
import { readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { decodeContact } from "./decode-contact.ts";

/** Contact data over SOAP. */
export class SoapContactAdapter implements ContactPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<ContactData, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getContactData"), decodeContact);
  }
}
