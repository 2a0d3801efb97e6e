import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { ContactData, ContactPort } from "#domain/contact/index.ts";
import { readAnswer } from "../gateway/answer.ts";
import type { OperationGateway } from "../gateway/answer.ts";
import { decodeContact } from "./decode-contact.ts";

/** Contact data over SOAP. */
export class SoapContactAdapter implements ContactPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<ContactData, TransportFailure>> {
    return readAnswer(await this.#gateway.call("getContactData"), decodeContact);
  }
}
