import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { AssociatedDevice, DeviceRefusal, DeviceRegistrationPort } from "../device-registration.port.ts";
import type { BridgeFailure, Device, KeyUse } from "../device.ts";
import type { NativeBridgePort } from "../native-bridge.port.ts";

/** Dependencies of `enableDeviceKey`. */
export interface EnableDeviceKeyPorts {
  readonly bridge: Pick<NativeBridgePort, "createKey" | "deleteKey" | "deviceToken">;
  readonly registration: DeviceRegistrationPort;
  /** Re-reads whether the server accepts a key of this use; resolves with `undefined` if the read failed. */
  readonly isKeyAccepted: (key: DeviceKey) => Promise<boolean | undefined>;
}

/** Device and the use of its key. */
export interface DeviceKey {
  readonly device: Pick<Device, "deviceId" | "name">;
  readonly use: KeyUse;
}

/**
 * Creates a key on the device and sends its public key to the server (WRAP-03). Fails with `bridge` if the device or
 * its owner refuses, with `device-refused`, or with a transport failure. After a lost response it re-reads whether the
 * server accepts the key. Deletes the key unless the server accepted it, because a login with an unknown key counts as
 * a wrong password.
 */
export async function enableDeviceKey(
  { bridge, registration, isKeyAccepted }: EnableDeviceKeyPorts,
  deviceKey: DeviceKey,
  key: WriteKey,
): Promise<WriteOutcome<AssociatedDevice, DeviceRefusal | BridgeFailure>> {
  const {
    device: { deviceId, name },
    use,
  } = deviceKey;
  const created = await bridge.createKey(use);
  if (!created.ok) {
    await bridge.deleteKey(use);
    return { kind: "not-done", failure: created.failure };
  }
  const publicKey = created.value;
  const [token, wasAccepted] = await Promise.all([bridge.deviceToken(), isKeyAccepted(deviceKey)]);
  const deviceToken = token.ok ? token.value : undefined;
  const outcome = await executeWrite<AssociatedDevice, DeviceRefusal>(key, {
    content: [deviceId, name, deviceToken, use, publicKey],
    send: (idempotencyKey) =>
      registration.associate({ idempotencyKey, device: { deviceId, name }, deviceToken, key: { use, publicKey } }),
    // The server reports only that a key is accepted, not which one, so this proves nothing if a former key was
    // accepted.
    verifyApplied: async () => (wasAccepted === false ? isKeyAccepted(deviceKey) : undefined),
  });
  if (outcome.kind !== "done" && outcome.kind !== "found-done") await bridge.deleteKey(use);
  return outcome;
}
