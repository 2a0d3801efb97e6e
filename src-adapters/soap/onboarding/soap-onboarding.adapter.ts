import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { OnboardingEvent, OnboardingPort } from "#domain/onboarding/index.ts";
import { readAnswer } from "../gateway/answer.ts";
import type { SoapCaller } from "../gateway/answer.ts";
import { decodeOnboardingEvent } from "./decode-onboarding.ts";

/** Onboarding flags over SOAP. */
export class SoapOnboardingAdapter implements OnboardingPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async load(): Promise<Result<readonly OnboardingEvent[], TransportFailure>> {
    return readAnswer(await this.#caller.call("getOnboardingtData"), (data) =>
      data.list("events", decodeOnboardingEvent),
    );
  }
}
