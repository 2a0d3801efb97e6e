import type { DeviceChallenge, DeviceLoginPort, KeyUse } from "#domain/device/index.ts";
import type { LoginRefusal } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, type OperationGateway } from "../gateway/service-response.ts";
import { decodeLoginRefusal } from "../login/decode-login-refusal.ts";
import { decodeSession } from "../login/decode-session.ts";

/** Logs in with a key of the device, over SOAP. */
export class SoapDeviceLoginAdapter implements DeviceLoginPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async challenge(deviceId: string, use: KeyUse): Promise<Result<DeviceChallenge, LoginRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("sessionStartChallenge", { deviceId, keyUse: use });
    if (!outcome.ok) return outcome;
    const refusal = decodeLoginRefusal(outcome.value);
    if (refusal !== undefined) return fail(refusal);
    const { data } = outcome.value;
    const [challengeId, challenge] = [data.optionalText("challengeId"), data.optionalText("challenge")];
    return orMalformed(
      data,
      challengeId === undefined || challenge === undefined ? undefined : { challengeId, challenge },
    );
  }

  async openSession({
    challengeId,
    signature,
  }: {
    readonly challengeId: string;
    readonly signature: string;
  }): Promise<Result<UserSession, LoginRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("sessionStart", { challengeId, signature, channel: "APP" });
    if (!outcome.ok) return outcome;
    const refusal = decodeLoginRefusal(outcome.value);
    return refusal === undefined ? orMalformed(outcome.value.data, decodeSession(outcome.value.data)) : fail(refusal);
  }
}
