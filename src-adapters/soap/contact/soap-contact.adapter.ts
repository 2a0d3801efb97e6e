import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { ContactData, ContactPort } from "#domain/contact/index.ts";
import { readAnswer } from "../gateway/answer.ts";
import type { SoapCaller } from "../gateway/answer.ts";
import { decodeContact } from "./decode-contact.ts";

/** Contact data over SOAP. */
export class SoapContactAdapter implements ContactPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async load(): Promise<Result<ContactData, TransportFailure>> {
    return readAnswer(await this.#caller.call("getContactData"), decodeContact);
  }
}
