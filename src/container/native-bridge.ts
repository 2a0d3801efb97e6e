import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { DocumentDeviceMemoryAdapter } from "#adapters/browser/document-device-memory.adapter.ts";
import { NoNativeBridgeAdapter } from "#adapters/native-bridge/no-native-bridge.adapter.ts";
import { channelOf, type NativeChannel } from "#adapters/native-bridge/native-channel.ts";
import { WrapperBridgeAdapter } from "#adapters/native-bridge/wrapper-bridge.adapter.ts";
import { SoapDeviceLoginAdapter } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistrationAdapter } from "#adapters/soap/device/soap-device-registration.adapter.ts";
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
  channel === undefined
    ? new NoNativeBridgeAdapter()
    : new WrapperBridgeAdapter({ channel, clock, conversation: crypto.randomUUID() });

let bridge: NativeBridgePort | undefined;
let made: DevicePorts | undefined;

/** One bridge for the whole page, whoever asks first: the app speaks to one conversation of a page. */
export function bridgeOf(page: Window, clock: ClockPort = new SystemClockAdapter()): NativeBridgePort {
  return (bridge ??= bridgeTo(channelOf(page), clock));
}

/** The device's ports of this page. */
export function devicePorts(page: Window, caller: SoapCaller, clock: ClockPort): DevicePorts {
  return (made ??= {
    bridge: bridgeOf(page, clock),
    login: new SoapDeviceLoginAdapter(caller),
    registration: new SoapDeviceRegistrationAdapter(caller),
    memory: new DocumentDeviceMemoryAdapter(page),
  });
}
