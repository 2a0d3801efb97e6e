import {
  DEVICE_CODES,
  type DeviceCode,
  type MobileDevice,
  type MobileDevicesPort,
  type SettingsRefusal,
} from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readAnswer, type SoapCaller } from "../gateway/answer.ts";
import type { Fields } from "../decoding/fields.ts";
import { written } from "./written.ts";

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

const decodeChanged = (data: Fields): MobileDevice | undefined => data.part("device", decodeDevice);

/** Devices with the operator's app, over SOAP. */
export class SoapMobileDevicesAdapter implements MobileDevicesPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async load(): Promise<Result<readonly MobileDevice[], TransportFailure>> {
    return readAnswer(await this.#caller.call("getAssociatedMobileDevices"), (data) =>
      data.list("devices", decodeDevice),
    );
  }

  async edit({
    intentId,
    device,
  }: {
    readonly intentId: string;
    readonly device: MobileDevice;
  }): Promise<Result<MobileDevice, SettingsRefusal<DeviceCode> | TransportFailure>> {
    const { deviceId, deviceName, rememberMe, biometric } = device;
    const outcome = await this.#caller.call("editAssociatedMobileDevice", {
      intentId,
      deviceId,
      deviceName,
      rememberMe: String(rememberMe),
      biometric: String(biometric),
    });
    return written(outcome, DEVICE_CODES, decodeChanged);
  }

  async disableAutoLogin({
    intentId,
    deviceId,
  }: {
    readonly intentId: string;
    readonly deviceId: string;
  }): Promise<Result<MobileDevice, SettingsRefusal<DeviceCode> | TransportFailure>> {
    return written(await this.#caller.call("disableAutoLogin", { intentId, deviceId }), DEVICE_CODES, decodeChanged);
  }
}
