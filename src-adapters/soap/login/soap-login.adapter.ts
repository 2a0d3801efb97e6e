import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { LoginPort, LoginPossibility, LoginRefusal } from "#domain/login/index.ts";
import { orMalformed, readAnswer } from "../answer.ts";
import type { SoapCaller } from "../answer.ts";
import { decodeRefusal } from "./decode-refusal.ts";
import { decodePossibility, decodeSession } from "./decode-session.ts";

/** Logging in over SOAP. */
export class SoapLogin implements LoginPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async beforeLogin(login: string): Promise<Result<LoginPossibility, TransportFailure>> {
    return readAnswer(await this.#caller.call("beforeLogin", { login }), decodePossibility);
  }

  async startSession(credentials: {
    readonly login: string;
    readonly password: string;
  }): Promise<Result<UserSession, LoginRefusal | TransportFailure>> {
    const { login, password } = credentials;
    const outcome = await this.#caller.call("sessionStart", { login, password });
    if (!outcome.ok) return outcome;
    const refusal = decodeRefusal(outcome.value);
    return refusal === undefined ? orMalformed(decodeSession(outcome.value.data)) : fail(refusal);
  }
}
