import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { StoredOnboardingFlag, OnboardingPort } from "#domain/onboarding/index.ts";
import { readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { decodeStoredOnboardingFlag } from "./decode-onboarding.ts";

/** Loads onboarding flags over SOAP. */
export class SoapOnboardingAdapter implements OnboardingPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly StoredOnboardingFlag[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getOnboardingtData"), (data) =>
      data.list("events", decodeStoredOnboardingFlag),
    );
  }
}
