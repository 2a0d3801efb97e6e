import type { AssociatedDevice, Device, DeviceRefusal, DeviceRegistrationPort, KeyUse } from "#domain/device/index.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, type OperationGateway } from "../gateway/service-response.ts";

/** Registers this device over SOAP. */
export class SoapDeviceRegistrationAdapter implements DeviceRegistrationPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
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
    readonly key?: { readonly use: KeyUse; readonly publicKey: string };
  }): Promise<Result<AssociatedDevice, DeviceRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("associateMobileDevice", {
      intentId,
      deviceId: device.deviceId,
      deviceName: device.name,
      ...(deviceToken !== undefined && { deviceTokenId: deviceToken }),
      ...(key !== undefined && { keyUse: key.use, publicKey: key.publicKey }),
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
