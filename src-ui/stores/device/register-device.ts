import type {
  AssociatedDevice,
  DeviceRefusal,
  DeviceRegistrationPort,
  NativeBridgePort,
} from "#domain/device/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";

/** What registering this device takes. */
export interface RegistrationGround {
  readonly bridge: Pick<NativeBridgePort, "device" | "deviceToken">;
  readonly registration: DeviceRegistrationPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/**
 * Tells the provider which device the customer uses the app on (WRAP-02). Nobody is told how it ended: a device that is
 * not registered
 * gets no notifications, and is registered with the next login.
 */
export async function registerDevice({
  bridge,
  registration,
  idempotencyKeys,
}: RegistrationGround): Promise<"registered" | "not-registered" | "no-device"> {
  const device = await bridge.device();
  if (!device.ok) return "no-device";
  const { deviceId, name } = device.value;
  const token = await bridge.deviceToken();
  const deviceToken = token.ok ? token.value : undefined;
  const end = await executeWrite<AssociatedDevice, DeviceRefusal>(new IdempotencyKey(idempotencyKeys), {
    content: [deviceId, name, deviceToken],
    send: (intentId) => registration.associate({ intentId, device: { deviceId, name }, deviceToken }),
    verifyApplied: () => Promise.resolve(undefined),
  });
  return end.kind === "done" || end.kind === "found-done" ? "registered" : "not-registered";
}
