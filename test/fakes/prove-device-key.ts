import type { Device, DeviceRegistrationPort, KeyUse, ProvenKey } from "#domain/device/index.ts";

/** Key to prove: `sign` signs the challenge of the provider with it. */
export interface DeviceKeyToProve {
  readonly device: Pick<Device, "deviceId" | "name">;
  readonly use: KeyUse;
  readonly publicKey: string;
  readonly sign: (challenge: string) => string;
  /** Signs with the key of the customer who used the device before. */
  readonly signAsFormer?: (challenge: string) => string;
}

/** Requests a challenge for a new key and signs it. Throws if the provider refuses the device. */
export async function proveDeviceKey(
  registration: Pick<DeviceRegistrationPort, "requestKeyChallenge">,
  { device, use, publicKey, sign, signAsFormer }: DeviceKeyToProve,
): Promise<ProvenKey> {
  const asked = await registration.requestKeyChallenge({ idempotencyKey: crypto.randomUUID(), device, use });
  if (!asked.ok) throw new Error(`no challenge: ${asked.failure.kind}`);
  const { challengeId, challenge } = asked.value;
  return { use, publicKey, challengeId, signature: sign(challenge), formerSignature: signAsFormer?.(challenge) };
}
