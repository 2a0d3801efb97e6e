import type { Observable } from "rxjs";
import type { FeatureAvailabilityPort, UnavailableFeatures } from "#domain/access/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import type { SupportedOperations } from "../gateway/supported-operations.ts";
import { decodeCapabilities } from "./decode-capabilities.ts";

/** Attempts while sessions begin or end, which cancels a call. */
const MAX_ATTEMPTS = 3;

/** Features by the operations that the provider supports. */
export class SoapFeatureAvailabilityAdapter implements FeatureAvailabilityPort {
  readonly #gateway: OperationGateway;
  readonly #supported: SupportedOperations;

  readonly unavailable: Observable<UnavailableFeatures>;
  readonly ruledOut: Observable<UnavailableFeatures>;

  constructor(gateway: OperationGateway, supported: SupportedOperations) {
    this.#gateway = gateway;
    this.#supported = supported;
    this.unavailable = supported.unavailable;
    this.ruledOut = supported.ruledOut;
  }

  askProvider(): Promise<void> {
    const asked = this.#ask();
    if (this.#supported.supports("getCapabilities")) this.#supported.awaitDeclaration(asked);
    return asked;
  }

  async #ask(): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const answer = readServiceResponse(await this.#gateway.call("getCapabilities"), decodeCapabilities);
      if (answer.ok) this.#supported.declare(answer.value);
      if (answer.ok || answer.failure.kind !== "aborted") return;
    }
  }
}
