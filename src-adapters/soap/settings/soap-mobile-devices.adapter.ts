import {
  DEVICE_CODES,
  type DeviceCode,
  type MobileDevice,
  type MobileDevicesPort,
  type SettingsRefusal,
} from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";
import { readSettingsWrite } from "./read-settings-write.ts";

function decodeDevice(item: Fields): MobileDevice | undefined {
  const deviceId = item.optionalText("deviceId");
  if (deviceId === undefined) return undefined;
  return {
    deviceId,
    deviceName: item.optionalText("deviceName") ?? "",
    rememberMe: item.flag("rememberMe"),
    biometric: item.flag("biometric"),
  };
}

const decodeChanged = (data: Fields): MobileDevice | undefined => data.decodeChild("device", decodeDevice);

/** Devices with the operator's app, over SOAP. */
export class SoapMobileDevicesAdapter implements MobileDevicesPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly MobileDevice[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getAssociatedMobileDevices"), (data) =>
      data.list("devices", decodeDevice),
    );
  }

  async edit({
    idempotencyKey: intentId,
    device,
  }: {
    readonly idempotencyKey: string;
    readonly device: MobileDevice;
  }): Promise<Result<MobileDevice, SettingsRefusal<DeviceCode> | TransportFailure>> {
    const { deviceId, deviceName, rememberMe, biometric } = device;
    const outcome = await this.#gateway.call("editAssociatedMobileDevice", {
      intentId,
      deviceId,
      deviceName,
      rememberMe: String(rememberMe),
      biometric: String(biometric),
    });
    return readSettingsWrite(outcome, DEVICE_CODES, decodeChanged);
  }

  async disableAutoLogin({
    idempotencyKey: intentId,
    deviceId,
  }: {
    readonly idempotencyKey: string;
    readonly deviceId: string;
  }): Promise<Result<MobileDevice, SettingsRefusal<DeviceCode> | TransportFailure>> {
    return readSettingsWrite(
      await this.#gateway.call("disableAutoLogin", { intentId, deviceId }),
      DEVICE_CODES,
      decodeChanged,
    );
  }

  async remove({
    idempotencyKey: intentId,
    deviceId,
  }: {
    readonly idempotencyKey: string;
    readonly deviceId: string;
  }): Promise<Result<"removed", TransportFailure>> {
    const outcome = await this.#gateway.call("deleteAssociatedMobileDevice", { intentId, deviceId });
    return readServiceResponse(outcome, (data) => (data.whole("removed") === undefined ? undefined : "removed"));
  }
}
