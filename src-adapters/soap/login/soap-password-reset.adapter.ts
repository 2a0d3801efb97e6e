import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { LoginRefusal, PasswordResetPort } from "#domain/login/index.ts";
import { orMalformed } from "../gateway/answer.ts";
import type { Answer, SoapCaller } from "../gateway/answer.ts";
import { decodeRefusal } from "./decode-refusal.ts";

type Outcome = Promise<Result<true, LoginRefusal | TransportFailure>>;

/** A new password over SOAP. */
export class SoapPasswordResetAdapter implements PasswordResetPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async requestLink({ intentId, login }: { readonly intentId: string; readonly login: string }): Outcome {
    return accepted(await this.#caller.call("requestPasswordReset", { intentId, login }));
  }

  async checkToken(token: string): Outcome {
    return accepted(await this.#caller.call("checkPasswordToken", { token }));
  }

  async setPassword({
    intentId,
    token,
    password,
  }: {
    readonly intentId: string;
    readonly token: string;
    readonly password: string;
  }): Outcome {
    return accepted(await this.#caller.call("resetPassword", { intentId, token, password }));
  }
}

function accepted(outcome: Result<Answer, TransportFailure>): Result<true, LoginRefusal | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { value } = outcome;
  const refusal: LoginRefusal | undefined =
    value.refusalCode === "unknown-token" ? { kind: "unknown-token" } : decodeRefusal(value);
  return refusal === undefined ? orMalformed(value.data.flag("accepted") || undefined) : fail(refusal);
}
