import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type {
  SecondFactorChallenge,
  LoginPort,
  LoginPossibility,
  LoginRefusal,
  SecondFactorNeeded,
  SecondFactorProof,
} from "#domain/login/index.ts";
import { orMalformed, readServiceResponse } from "../gateway/service-response.ts";
import type { ServiceResponse, OperationGateway } from "../gateway/service-response.ts";
import { channelOf } from "./channel-of.ts";
import { decodeChallenge } from "./decode-challenge.ts";
import { decodeLoginRefusal } from "./decode-login-refusal.ts";
import { decodePossibility, decodeSession } from "./decode-session.ts";

/** Logs in over SOAP. */
export class SoapLoginAdapter implements LoginPort {
  readonly #gateway: OperationGateway;
  readonly #isInApp: boolean;

  /** `isInApp`: the portal runs in the operator's app, and the session says so (ACT-02). */
  constructor(gateway: OperationGateway, isInApp = false) {
    this.#gateway = gateway;
    this.#isInApp = isInApp;
  }

  async beforeLogin(login: string): Promise<Result<LoginPossibility, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("beforeLogin", { login }), decodePossibility);
  }

  async startSession(credentials: {
    readonly login: string;
    readonly password: string;
  }): Promise<Result<UserSession, SecondFactorNeeded | LoginRefusal | TransportFailure>> {
    const { login, password } = credentials;
    const outcome = await this.#start({ login, password });
    if (!outcome.ok) return outcome;
    const challenge = decodeChallenge(outcome.value.data);
    return challenge === undefined
      ? orMalformed(outcome.value.data, decodeSession(outcome.value.data))
      : fail({ kind: "second-factor", challenge });
  }

  async confirmSession(
    confirmation: SecondFactorProof & { readonly challengeId: string; readonly remember: boolean },
  ): Promise<Result<UserSession, LoginRefusal | TransportFailure>> {
    const { challengeId, remember } = confirmation;
    const outcome = await this.#start({
      challengeId,
      code: "code" in confirmation ? confirmation.code : undefined,
      rememberDevice: String(remember),
      passkey: "passkey" in confirmation ? confirmation.passkey : undefined,
      recoveryCode: "recoveryCode" in confirmation ? confirmation.recoveryCode : undefined,
    });
    return outcome.ok ? orMalformed(outcome.value.data, decodeSession(outcome.value.data)) : outcome;
  }

  async sendAnotherCode(challengeId: string): Promise<Result<SecondFactorChallenge, LoginRefusal | TransportFailure>> {
    const outcome = await this.#start({ challengeId, anotherCode: "true" });
    return outcome.ok ? orMalformed(outcome.value.data, decodeChallenge(outcome.value.data)) : outcome;
  }

  /** Calls `sessionStart` and returns its refusals as failures. */
  async #start(
    payload: Readonly<Record<string, string | undefined>>,
  ): Promise<Result<ServiceResponse, LoginRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("sessionStart", {
      ...payload,
      ...channelOf(this.#isInApp),
    });
    if (!outcome.ok) return outcome;
    const refusal = decodeLoginRefusal(outcome.value);
    return refusal === undefined ? outcome : fail(refusal);
  }
}
