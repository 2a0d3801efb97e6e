import { fail, succeed, type Result } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type {
  AssociatedDevice,
  DeviceRefusal,
  DeviceRegistrationPort,
  KeyChallenge,
  ProvenKey,
} from "../device-registration.port.ts";
import type { BridgeFailure, Device, KeyUse } from "../device.ts";
import type { NativeBridgePort } from "../native-bridge.port.ts";

/** Dependencies of `enableDeviceKey`. */
export interface EnableDeviceKeyPorts {
  readonly bridge: Pick<NativeBridgePort, "createKey" | "deleteKey" | "deviceToken" | "proveKey">;
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
 * Creates a key on the device, proves it by signing a challenge of the server, and sends its public half (WRAP-03).
 * Fails with `bridge` if the device or its owner refuses, with `device-refused`, or with a transport failure. After a
 * lost response it re-reads whether the server accepts the key. Deletes the key unless the server accepted it, because
 * a login with an unknown key counts as a wrong password.
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
  const device = { deviceId, name };
  const challengeKey = key.keyFor(["challenge", deviceId, use]);
  const requested = await registration.requestKeyChallenge({ idempotencyKey: challengeKey, device, use });
  // Each attempt needs a challenge of its own, also after a lost one: it registers nothing.
  key.markAnswered(challengeKey);
  if (!requested.ok)
    return requested.failure.kind === "aborted"
      ? { kind: "cancelled" }
      : { kind: "not-done", failure: requested.failure };
  const proven = await createProvenKey(bridge, use, requested.value);
  if (!proven.ok) return { kind: "not-done", failure: proven.failure };
  const [token, wasAccepted] = await Promise.all([bridge.deviceToken(), isKeyAccepted(deviceKey)]);
  const deviceToken = token.ok ? token.value : undefined;
  const outcome = await executeWrite<AssociatedDevice, DeviceRefusal>(key, {
    content: [deviceId, name, deviceToken, use, proven.value.publicKey],
    send: (idempotencyKey) => registration.associate({ idempotencyKey, device, deviceToken, key: proven.value }),
    // The server reports only that a key is accepted, not which one, so this proves nothing if a former key was
    // accepted.
    verifyApplied: async () => (wasAccepted === false ? isKeyAccepted(deviceKey) : undefined),
  });
  if (outcome.kind !== "done" && outcome.kind !== "found-done") await bridge.deleteKey(use);
  return outcome;
}

/** Creates a key and signs the challenge with it; before that with the former key, if another customer uses it. */
async function createProvenKey(
  bridge: EnableDeviceKeyPorts["bridge"],
  use: KeyUse,
  { challengeId, challenge, formerKeyNeeded }: KeyChallenge,
): Promise<Result<ProvenKey, BridgeFailure>> {
  // The former key stays if its owner declines: it still opens the other customer's sessions.
  const former = formerKeyNeeded ? await bridge.proveKey(use, challenge) : undefined;
  if (former !== undefined && !former.ok) return former;
  const created = await bridge.createKey(use);
  if (!created.ok) return failWithoutKey(bridge, use, created.failure);
  const signed = await bridge.proveKey(use, challenge);
  if (!signed.ok) return failWithoutKey(bridge, use, signed.failure);
  const [publicKey, signature] = [created.value, signed.value];
  return succeed({ use, publicKey, challengeId, signature, formerSignature: former?.value });
}

async function failWithoutKey(
  bridge: EnableDeviceKeyPorts["bridge"],
  use: KeyUse,
  failure: BridgeFailure,
): Promise<Result<never, BridgeFailure>> {
  await bridge.deleteKey(use);
  return fail(failure);
}
