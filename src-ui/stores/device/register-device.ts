import type {
  AssociatedDevice,
  DeviceRefusal,
  DeviceRegistrationPort,
  NativeBridgePort,
} from "#domain/device/index.ts";
import type { IntentIdPort } from "#domain/shared-kernel/index.ts";
import { carryOut, CurrentIntent } from "#domain/shared-kernel/write.ts";

/** What registering this device takes. */
export interface RegistrationGround {
  readonly bridge: Pick<NativeBridgePort, "device" | "deviceToken">;
  readonly registration: DeviceRegistrationPort;
  readonly intents: IntentIdPort;
}

/**
 * Tells the provider which device the customer uses the app on (WRAP-02). Nobody is told how it ended: a device that is
 * not registered
 * gets no notifications, and is registered with the next login.
 */
export async function registerDevice({
  bridge,
  registration,
  intents,
}: RegistrationGround): Promise<"registered" | "not-registered" | "no-device"> {
  const device = await bridge.device();
  if (!device.ok) return "no-device";
  const { deviceId, name } = device.value;
  const token = await bridge.deviceToken();
  const deviceToken = token.ok ? token.value : undefined;
  const end = await carryOut<AssociatedDevice, DeviceRefusal>(new CurrentIntent(intents), {
    content: [deviceId, name, deviceToken],
    send: (intentId) => registration.associate({ intentId, device: { deviceId, name }, deviceToken }),
    isThere: () => Promise.resolve(undefined),
  });
  return end.kind === "done" || end.kind === "found-done" ? "registered" : "not-registered";
}
