import { firstValueFrom, type Observable } from "rxjs";
import { succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import type { BackendAccess, BackendAccessPort } from "#domain/session/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";

/** Gateway that derives the backend access of the session from all its responses. */
interface BackendAccessGateway extends OperationGateway {
  readonly backendAccess: Observable<BackendAccess>;
  recordBackendAccess(isOn: boolean): void;
}

/** Backend access over SOAP. */
export class SoapBackendAccessAdapter implements BackendAccessPort {
  readonly #gateway: BackendAccessGateway;

  constructor(gateway: BackendAccessGateway) {
    this.#gateway = gateway;
  }

  get backendAccess(): Observable<BackendAccess> {
    return this.#gateway.backendAccess;
  }

  async check(): Promise<Result<boolean, TransportFailure>> {
    if (await this.#isOn()) return succeed(true);
    const response = readServiceResponse(await this.#gateway.call("checkBackdoor"), (data) =>
      data.optionalFlag("backdoor"),
    );
    // Every response of a server without this operation may still carry the flag.
    const isUnsupported = !response.ok && response.failure.kind === "not-supported";
    if (isUnsupported) this.#gateway.recordBackendAccess(false);
    // The response itself, or another one meanwhile, may carry the flag.
    return (await this.#isOn()) ? succeed(true) : isUnsupported ? succeed(false) : response;
  }

  resume(): void {
    this.#gateway.recordBackendAccess(true);
  }

  async #isOn(): Promise<boolean> {
    return (await firstValueFrom(this.backendAccess)) === "on";
  }
}
