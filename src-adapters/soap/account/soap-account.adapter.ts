import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { ClientData, ClientPort } from "#domain/account/index.ts";
import { readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { decodeClientData } from "./decode-client.ts";

/** Client account over SOAP. */
export class SoapAccountAdapter implements ClientPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<ClientData, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getClientData"), decodeClientData);
  }
}
