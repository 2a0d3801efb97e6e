import { KEY_USES, type KeyUse } from "./device.ts";
import type { BridgeResult, NativeBridgePort } from "./native-bridge.port.ts";

/**
 * What the device remembers from one opening of the app to the next, also over a logout. It says nothing of whose it
 * is.
 */
export interface DeviceMemory {
  /** Its customer has logged out, and nobody has logged in since. */
  readonly hasLeft: boolean;
  /** What it had a key for when it was asked last. */
  readonly keys: readonly KeyUse[];
}

/** A device that has been asked nothing yet. */
export const EMPTY_DEVICE_MEMORY: DeviceMemory = { hasLeft: false, keys: [] };

/** For which uses the device has a key; `undefined` where it did not say. */
export type KeyPresence = Readonly<Record<KeyUse, boolean | undefined>>;

/** Asks the device for which uses it has a key. */
export async function readKeyPresence(bridge: Pick<NativeBridgePort, "hasKey">): Promise<KeyPresence> {
  const [automatic, biometric] = await Promise.all([bridge.hasKey("automatic"), bridge.hasKey("biometric")]);
  return { automatic: valueOf(automatic), biometric: valueOf(biometric) };
}

function valueOf(answer: Awaited<BridgeResult<boolean>>): boolean | undefined {
  return answer.ok ? answer.value : undefined;
}

/** What is remembered once the device was asked: what it did not say of is as it was. */
export function rememberKeys(memory: DeviceMemory, has: KeyPresence): DeviceMemory {
  return { ...memory, keys: KEY_USES.filter((use) => has[use] ?? memory.keys.includes(use)) };
}

/** The keys that were there, and of which the device says that it has none: lost while nobody looked (WRAP-03). */
export function lostKeys({ keys }: DeviceMemory, has: KeyPresence): readonly KeyUse[] {
  return keys.filter((use) => has[use] === false);
}
