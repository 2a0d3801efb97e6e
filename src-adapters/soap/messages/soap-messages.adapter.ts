import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Message, MessagesPort, Outage } from "#domain/messages/index.ts";
import { readAnswer } from "../gateway/answer.ts";
import type { SoapCaller } from "../gateway/answer.ts";
import { decodeMessage, decodeOutage } from "./decode-message.ts";

/** Messages and outages over SOAP. */
export class SoapMessagesAdapter implements MessagesPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async loadMessages(): Promise<Result<readonly Message[], TransportFailure>> {
    return readAnswer(await this.#caller.call("getClientMessages"), (data) => data.list("messages", decodeMessage));
  }

  async loadOutages(): Promise<Result<readonly Outage[], TransportFailure>> {
    return readAnswer(await this.#caller.call("getOutageMessages"), (data) => data.list("outages", decodeOutage));
  }
}
