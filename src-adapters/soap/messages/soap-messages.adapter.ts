import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Message, MessagesPort, Outage } from "#domain/messages/index.ts";
import { readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { decodeMessage, decodeOutage } from "./decode-message.ts";

/** Loads messages and outages over SOAP. */
export class SoapMessagesAdapter implements MessagesPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async loadMessages(): Promise<Result<readonly Message[], TransportFailure>> {
    const outcome = await this.#gateway.call("getClientMessages");
    // Few messages have legal parts: the start page does without their decoder.
    const withNotice = outcome.ok ? outcome.value.data.list("messages", (item) => !!item.child("legalNotice")) : [];
    const decodeNotice =
      withNotice?.includes(true) === true ? (await import("./decode-legal-notice.ts")).decodeLegalNotice : undefined;
    return readServiceResponse(outcome, (data) =>
      data.requiredList("messages", (item) => decodeMessage(item, decodeNotice)),
    );
  }

  async loadOutages(): Promise<Result<readonly Outage[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getOutageMessages"), (data) =>
      data.requiredList("outages", decodeOutage),
    );
  }
}
