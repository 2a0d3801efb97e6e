import { SystemClock } from "#adapters/browser/system-clock.adapter.ts";
import { DocumentDeviceMemory } from "#adapters/browser/document-device-memory.adapter.ts";
import { NoDevice } from "#adapters/native-bridge/no-native-bridge.adapter.ts";
import { channelOf, type NativeChannel } from "#adapters/native-bridge/native-channel.ts";
import { WrapperBridge } from "#adapters/native-bridge/wrapper-bridge.adapter.ts";
import { SoapDeviceLogin } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistration } from "#adapters/soap/device/soap-device-registration.adapter.ts";
import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import type {
  DeviceLoginPort,
  DeviceMemoryPort,
  DeviceRegistrationPort,
  NativeBridgePort,
} from "#domain/device/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";

/**
 * What is done with the device around the portal. No module of the container: it comes with the first who is inside the
 * app.
 */
export interface DevicePorts {
  readonly bridge: NativeBridgePort;
  readonly login: DeviceLoginPort;
  readonly registration: DeviceRegistrationPort;
  readonly memory: DeviceMemoryPort;
}

/** The app around this page, by the way that leads to it; a browser's lack of one (WRAP-04). */
const bridgeTo = (channel: NativeChannel | undefined, clock: ClockPort): NativeBridgePort =>
  channel === undefined ? new NoDevice() : new WrapperBridge({ channel, clock, conversation: crypto.randomUUID() });

let bridge: NativeBridgePort | undefined;
let made: DevicePorts | undefined;

/** One bridge for the whole page, whoever asks first: the app speaks to one conversation of a page. */
export function bridgeOf(page: Window, clock: ClockPort = new SystemClock()): NativeBridgePort {
  return (bridge ??= bridgeTo(channelOf(page), clock));
}

/** The device's ports of this page. */
export function devicePorts(page: Window, caller: SoapCaller, clock: ClockPort): DevicePorts {
  return (made ??= {
    bridge: bridgeOf(page, clock),
    login: new SoapDeviceLogin(caller),
    registration: new SoapDeviceRegistration(caller),
    memory: new DocumentDeviceMemory(page),
  });
}
