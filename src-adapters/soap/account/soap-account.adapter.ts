import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { ClientData, ClientPort } from "#domain/account/index.ts";
import { readAnswer } from "../gateway/answer.ts";
import type { SoapCaller } from "../gateway/answer.ts";
import { decodeClientData } from "./decode-client.ts";

/** The customer's account over SOAP. */
export class SoapAccountAdapter implements ClientPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async load(): Promise<Result<ClientData, TransportFailure>> {
    return readAnswer(await this.#caller.call("getClientData"), decodeClientData);
  }
}
