import type { ChatAdmissionPort } from "#domain/chat/chat-admission.port.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";

/** Checks over SOAP if the customer may chat. */
export class SoapChatAdmissionAdapter implements ChatAdmissionPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async isBackdoor(): Promise<Result<boolean, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("checkBackdoor"), (data) => data.optionalFlag("backdoor"));
  }

  async token(): Promise<Result<string, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getChatToken"), (data) => data.optionalText("token"));
  }
}
