import type { LoginRefusal } from "#domain/login/index.ts";
import type { PasskeyLoginPort, PasskeyOptions } from "#domain/passkeys/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import { channelOf } from "../login/channel-of.ts";
import { decodeLoginRefusal } from "../login/decode-login-refusal.ts";
import { decodeSession } from "../login/decode-session.ts";
import { decodePasskeyOptions } from "./decode-passkey.ts";

/** Logs in with a passkey, over SOAP. */
export class SoapPasskeyLoginAdapter implements PasskeyLoginPort {
  readonly #gateway: OperationGateway;
  readonly #isInApp: boolean;

  /** `isInApp`: the portal runs in the operator's app, and the session says so (ACT-02). */
  constructor(gateway: OperationGateway, isInApp = false) {
    this.#gateway = gateway;
    this.#isInApp = isInApp;
  }

  async requestOptions(): Promise<Result<PasskeyOptions, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getPasskeyRequestOptions"), decodePasskeyOptions);
  }

  async openSession({
    challengeId,
    passkey,
  }: {
    readonly challengeId: string;
    readonly passkey: string;
  }): Promise<Result<UserSession, LoginRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("sessionStart", {
      challengeId,
      passkey,
      ...channelOf(this.#isInApp),
    });
    if (!outcome.ok) return outcome;
    const refusal = decodeLoginRefusal(outcome.value);
    return refusal === undefined ? orMalformed(outcome.value.data, decodeSession(outcome.value.data)) : fail(refusal);
  }
}
