import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import type { OnboardingFlag } from "#domain/onboarding/onboarding.ts";
import { formatPolishDate, parseWireDay, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";

/** Saves completed tasks over SOAP. */
export class SoapOnboardingFlagsAdapter implements OnboardingFlagsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async save({
    idempotencyKey: intentId,
    eventName,
    expirationDate,
  }: OnboardingFlag & { readonly idempotencyKey: string }): Promise<Result<OnboardingFlag, TransportFailure>> {
    const outcome = await this.#gateway.call("saveOnboardingtData", {
      intentId,
      eventName,
      expirationDate: formatPolishDate(expirationDate),
    });
    return readServiceResponse(outcome, (data) => {
      const until = data.parsed("expirationDate", parseWireDay);
      return data.optionalText("eventName") === eventName && until !== undefined
        ? { eventName, expirationDate: until }
        : undefined;
    });
  }
}
