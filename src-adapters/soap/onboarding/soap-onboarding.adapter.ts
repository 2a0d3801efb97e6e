import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { OnboardingEvent, OnboardingPort } from "#domain/onboarding/index.ts";
import { readAnswer } from "../gateway/answer.ts";
import type { OperationGateway } from "../gateway/answer.ts";
import { decodeOnboardingEvent } from "./decode-onboarding.ts";

/** Loads onboarding flags over SOAP. */
export class SoapOnboardingAdapter implements OnboardingPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly OnboardingEvent[], TransportFailure>> {
    return readAnswer(await this.#gateway.call("getOnboardingtData"), (data) =>
      data.list("events", decodeOnboardingEvent),
    );
  }
}
