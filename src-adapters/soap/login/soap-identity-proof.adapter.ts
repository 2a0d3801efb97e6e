import type {
  IdentityProofPort,
  LoginRefusal,
  SecondFactorChallenge,
  SecondFactorNeeded,
  SecondFactorProof,
} from "#domain/login/index.ts";
import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Fields } from "../decoding/fields.ts";
import { orMalformed } from "../gateway/service-response.ts";
import type { ServiceResponse, OperationGateway } from "../gateway/service-response.ts";
import { decodeChallenge } from "./decode-challenge.ts";
import { decodeLoginRefusal } from "./decode-login-refusal.ts";

/** Confirms the identity over SOAP. */
export class SoapIdentityProofAdapter implements IdentityProofPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async provePassword(
    password: string,
  ): Promise<Result<"confirmed", SecondFactorNeeded | LoginRefusal | TransportFailure>> {
    const outcome = await this.#confirm({ password });
    if (!outcome.ok) return outcome;
    const { data } = outcome.value;
    const challenge = decodeChallenge(data);
    return challenge === undefined
      ? orMalformed(data, decodeConfirmed(data))
      : fail({ kind: "second-factor", challenge });
  }

  async proveSecondFactor(
    proof: SecondFactorProof & { readonly challengeId: string },
  ): Promise<Result<"confirmed", LoginRefusal | TransportFailure>> {
    const outcome = await this.#confirm({
      challengeId: proof.challengeId,
      code: "code" in proof ? proof.code : undefined,
      passkey: "passkey" in proof ? proof.passkey : undefined,
      recoveryCode: "recoveryCode" in proof ? proof.recoveryCode : undefined,
    });
    return outcome.ok ? orMalformed(outcome.value.data, decodeConfirmed(outcome.value.data)) : outcome;
  }

  async sendAnotherCode(challengeId: string): Promise<Result<SecondFactorChallenge, LoginRefusal | TransportFailure>> {
    const outcome = await this.#confirm({ challengeId, anotherCode: "true" });
    return outcome.ok ? orMalformed(outcome.value.data, decodeChallenge(outcome.value.data)) : outcome;
  }

  /** Calls `confirmIdentity` and returns its refusals as failures. */
  async #confirm(
    payload: Readonly<Record<string, string | undefined>>,
  ): Promise<Result<ServiceResponse, LoginRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("confirmIdentity", payload);
    if (!outcome.ok) return outcome;
    const refusal = decodeLoginRefusal(outcome.value);
    return refusal === undefined ? outcome : fail(refusal);
  }
}

function decodeConfirmed(data: Fields): "confirmed" | undefined {
  return data.instant("confirmedUntil") === undefined ? undefined : "confirmed";
}
