import type {
  AssociatedDevice,
  Device,
  DeviceRefusal,
  DeviceRegistrationPort,
  KeyChallenge,
  KeyUse,
  ProvenKey,
} from "#domain/device/index.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, type OperationGateway } from "../gateway/service-response.ts";

/** Registers this device over SOAP. */
export class SoapDeviceRegistrationAdapter implements DeviceRegistrationPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async requestKeyChallenge({
    idempotencyKey: intentId,
    device,
    use,
  }: {
    readonly idempotencyKey: string;
    readonly device: Pick<Device, "deviceId" | "name">;
    readonly use: KeyUse;
  }): Promise<Result<KeyChallenge, DeviceRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("associateMobileDevice", {
      intentId,
      deviceId: device.deviceId,
      deviceName: device.name,
      keyUse: use,
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined) return fail({ kind: "device-refused" });
    return orMalformed(
      data,
      data.decodeChild("challenge", (item) => {
        const [challengeId, challenge] = [item.optionalText("challengeId"), item.optionalText("challenge")];
        return challengeId === undefined || challenge === undefined
          ? undefined
          : { challengeId, challenge, formerKeyNeeded: item.flag("formerKeyNeeded") };
      }),
    );
  }

  async associate({
    idempotencyKey: intentId,
    device,
    deviceToken,
    key,
  }: {
    readonly idempotencyKey: string;
    readonly device: Pick<Device, "deviceId" | "name">;
    readonly deviceToken: string | undefined;
    readonly key?: ProvenKey;
  }): Promise<Result<AssociatedDevice, DeviceRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("associateMobileDevice", {
      intentId,
      deviceId: device.deviceId,
      deviceName: device.name,
      ...(deviceToken !== undefined && { deviceTokenId: deviceToken }),
      ...(key !== undefined && {
        keyUse: key.use,
        publicKey: key.publicKey,
        challengeId: key.challengeId,
        signature: key.signature,
        ...(key.formerSignature !== undefined && { formerSignature: key.formerSignature }),
      }),
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined) return fail({ kind: "device-refused" });
    return orMalformed(
      data,
      data.decodeChild("device", (item) => ({
        rememberMe: item.flag("rememberMe"),
        biometric: item.flag("biometric"),
      })),
    );
  }
}
