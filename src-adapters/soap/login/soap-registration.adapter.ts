import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type {
  CodeChannel,
  IdentificationResult,
  Identity,
  LoginRefusal,
  RegistrationPort,
  SentRegistrationCode,
} from "#domain/login/index.ts";
import { orMalformed } from "../gateway/service-response.ts";
import type { ServiceResponse, OperationGateway } from "../gateway/service-response.ts";
import type { Payload } from "../gateway/envelope.ts";
import { decodeIdentified, decodeSentCode } from "./decode-registration.ts";
import { decodeLoginRefusal } from "./decode-login-refusal.ts";

type Outcome<Value> = Promise<Result<Value, LoginRefusal | TransportFailure>>;

/** Returns the digits of an identification, as the contract requires. */
const digitsOf = (identification: string): string => identification.replaceAll(/\D/gu, "");

/** Registers a new account over SOAP. */
export class SoapRegistrationAdapter implements RegistrationPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async identify({ customerNumber, identification }: Identity): Outcome<IdentificationResult> {
    const outcome = failOnRefusal(
      await this.#gateway.call("beforeLogin", { login: customerNumber, identification: digitsOf(identification) }),
    );
    return outcome.ok ? orMalformed(outcome.value.data, decodeIdentified(outcome.value.data)) : outcome;
  }

  async sendCode(
    order: Identity & { readonly idempotencyKey: string; readonly channel: CodeChannel; readonly another: boolean },
  ): Outcome<SentRegistrationCode> {
    const { idempotencyKey: intentId, customerNumber, identification, channel, another } = order;
    const outcome = await this.#verify({
      intentId,
      customerNumber,
      identification: digitsOf(identification),
      channel,
      anotherCode: another ? "true" : undefined,
    });
    return outcome.ok ? orMalformed(outcome.value.data, decodeSentCode(outcome.value.data)) : outcome;
  }

  async verifyCode(proof: Identity & { readonly idempotencyKey: string; readonly code: string }): Outcome<string> {
    const { idempotencyKey: intentId, customerNumber, identification, code } = proof;
    const outcome = await this.#verify({ intentId, customerNumber, identification: digitsOf(identification), code });
    return outcome.ok ? orMalformed(outcome.value.data, outcome.value.data.optionalText("ticket")) : outcome;
  }

  async createAccount(account: {
    readonly idempotencyKey: string;
    readonly ticket: string;
    readonly login: string;
    readonly password: string;
  }): Outcome<true> {
    const { idempotencyKey: intentId, ticket, login, password } = account;
    const outcome = await this.#verify({ intentId, ticket, login, password });
    return outcome.ok ? orMalformed(outcome.value.data, outcome.value.data.flag("registered") || undefined) : outcome;
  }

  async #verify(payload: Payload & { readonly intentId: string }): Outcome<ServiceResponse> {
    return failOnRefusal(await this.#gateway.call("signUpCodeVerify", payload));
  }
}

/** Returns the response, or its refusal as a failure. */
function failOnRefusal(
  outcome: Result<ServiceResponse, TransportFailure>,
): Result<ServiceResponse, LoginRefusal | TransportFailure> {
  const refusal = outcome.ok ? decodeLoginRefusal(outcome.value) : undefined;
  return refusal === undefined ? outcome : fail(refusal);
}
