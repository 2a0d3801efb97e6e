import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { LoginRefusal, PasswordResetPort } from "#domain/login/index.ts";
import { orMalformed } from "../gateway/service-response.ts";
import type { ServiceResponse, OperationGateway } from "../gateway/service-response.ts";
import { decodeLoginRefusal } from "./decode-login-refusal.ts";

type Outcome = Promise<Result<true, LoginRefusal | TransportFailure>>;

/** Resets a password over SOAP. */
export class SoapPasswordResetAdapter implements PasswordResetPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async requestLink({
    idempotencyKey: intentId,
    login,
  }: {
    readonly idempotencyKey: string;
    readonly login: string;
  }): Outcome {
    return readAcceptance(await this.#gateway.call("requestPasswordReset", { intentId, login }));
  }

  async checkToken(token: string): Outcome {
    return readAcceptance(await this.#gateway.call("checkPasswordToken", { token }));
  }

  async setPassword({
    idempotencyKey: intentId,
    token,
    password,
  }: {
    readonly idempotencyKey: string;
    readonly token: string;
    readonly password: string;
  }): Outcome {
    return readAcceptance(await this.#gateway.call("resetPassword", { intentId, token, password }));
  }
}

function readAcceptance(
  outcome: Result<ServiceResponse, TransportFailure>,
): Result<true, LoginRefusal | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { value } = outcome;
  const refusal: LoginRefusal | undefined =
    value.refusalCode === "unknown-token" ? { kind: "unknown-token" } : decodeLoginRefusal(value);
  return refusal === undefined ? orMalformed(value.data, value.data.flag("accepted") || undefined) : fail(refusal);
}
