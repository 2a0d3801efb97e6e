import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { AssociatedDevice, DeviceRefusal, DeviceRegistrationPort } from "../device-registration.port.ts";
import type { BridgeFailure } from "../device.ts";
import type { NativeBridgePort } from "../native-bridge.port.ts";

/** Dependencies of `associateDevice`. */
export interface AssociateDevicePorts {
  readonly bridge: Pick<NativeBridgePort, "device" | "deviceToken">;
  readonly registration: Pick<DeviceRegistrationPort, "associate">;
}

/**
 * Associates this device with the customer (WRAP-02), without a push token if notifications are not allowed. Fails with
 * `bridge` without a device, with `device-refused`, or with a transport failure. Does not verify after a lost response:
 * the next login associates the device again.
 */
export async function associateDevice(
  { bridge, registration }: AssociateDevicePorts,
  key: WriteKey,
): Promise<WriteOutcome<AssociatedDevice, DeviceRefusal | BridgeFailure>> {
  const device = await bridge.device();
  if (!device.ok) return { kind: "not-done", failure: device.failure };
  const { deviceId, name } = device.value;
  const token = await bridge.deviceToken();
  const deviceToken = token.ok ? token.value : undefined;
  return executeWrite<AssociatedDevice, DeviceRefusal>(key, {
    content: [deviceId, name, deviceToken],
    send: (idempotencyKey) => registration.associate({ idempotencyKey, device: { deviceId, name }, deviceToken }),
  });
}
