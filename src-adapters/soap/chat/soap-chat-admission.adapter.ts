import type { BackendAccessPort } from "#domain/session/index.ts";
import type { ChatAdmissionPort } from "#domain/chat/chat-admission.port.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";

/** Checks over SOAP if the customer may chat. */
export class SoapChatAdmissionAdapter implements ChatAdmissionPort {
  readonly #gateway: OperationGateway;
  readonly #backendAccess: Pick<BackendAccessPort, "check">;

  constructor(gateway: OperationGateway, backendAccess: Pick<BackendAccessPort, "check">) {
    this.#gateway = gateway;
    this.#backendAccess = backendAccess;
  }

  isBackdoor(): Promise<Result<boolean, TransportFailure>> {
    return this.#backendAccess.check();
  }

  async token(): Promise<Result<string, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getChatToken"), (data) => data.optionalText("token"));
  }
}
