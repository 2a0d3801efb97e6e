import { mapResult } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { SessionPort } from "#domain/session/index.ts";
import { readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";

/** Open session on the server, over SOAP. */
export class SoapSessionAdapter implements SessionPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async isActive(): Promise<Result<boolean, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("sessionCheck"), (data) => data.optionalFlag("active"));
  }

  async serverHash(): Promise<Result<string, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getSessionServerHash"), (data) =>
      data.optionalText("sessionServerHash"),
    );
  }

  async end(): Promise<Result<void, TransportFailure>> {
    return mapResult(await this.#gateway.call("sessionEnd"), () => undefined);
  }
}
