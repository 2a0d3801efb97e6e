import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { AssociatedDevice, DeviceRefusal, DeviceRegistrationPort } from "../device-registration.port.ts";
import type { BridgeFailure, Device, KeyUse } from "../device.ts";
import type { NativeBridgePort } from "../native-bridge.port.ts";

/** Ports of the login by a new key. */
export interface EnableDeviceKeyPorts {
  readonly bridge: Pick<NativeBridgePort, "createKey" | "deleteKey" | "deviceToken">;
  readonly registration: DeviceRegistrationPort;
  /** Re-reads whether the server accepts a key of this use; resolves with `undefined` when it could not be read. */
  readonly isKeyAccepted: (key: DeviceKey) => Promise<boolean | undefined>;
}

/** This device, and the use of its key. */
export interface DeviceKey {
  readonly device: Pick<Device, "deviceId" | "name">;
  readonly use: KeyUse;
}

/**
 * Creates a key on the device and sends its public half to the server (WRAP-03). Fails with `bridge` when the device or
 * its owner refuses, with `device-refused`, or with a transport failure. After a lost response it re-reads whether
 * the server accepts the key. Deletes the key again unless the server is known to have it: each login by it would count as a wrong
 * password.
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
    // the server tells that a key is accepted, not which: that proves nothing where a former key was accepted
    verifyApplied: async () => (wasAccepted === false ? isKeyAccepted(deviceKey) : undefined),
  });
  if (outcome.kind !== "done" && outcome.kind !== "found-done") await bridge.deleteKey(use);
  return outcome;
}
