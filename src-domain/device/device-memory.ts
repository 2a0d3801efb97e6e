import { KEY_USES, type KeyUse } from "./device.ts";
import type { BridgeResult, NativeBridgePort } from "./native-bridge.port.ts";

/**
 * Memory of the device between two starts of the native app. It survives a logout and does not identify the customer.
 */
export interface DeviceMemory {
  /** True after a logout, until the next login. */
  readonly hasLoggedOut: boolean;
  /** Uses that had a key at the last check. */
  readonly keys: readonly KeyUse[];
  /** True after the customer has answered the offer of finger and notifications (APP-02). */
  readonly isOfferAnswered?: true;
}

/** Memory of a device that was never checked. */
export const EMPTY_DEVICE_MEMORY: DeviceMemory = { hasLoggedOut: false, keys: [] };

/** Presence of a key by use; `undefined` if the device did not respond. */
export type KeyPresence = Readonly<Record<KeyUse, boolean | undefined>>;

/** Reads the presence of each key from the device. */
export async function readKeyPresence(bridge: Pick<NativeBridgePort, "hasKey">): Promise<KeyPresence> {
  const [automatic, biometric] = await Promise.all([bridge.hasKey("automatic"), bridge.hasKey("biometric")]);
  return { automatic: valueOf(automatic), biometric: valueOf(biometric) };
}

function valueOf(answer: Awaited<BridgeResult<boolean>>): boolean | undefined {
  return answer.ok ? answer.value : undefined;
}

/** Stores the keys of the device. Uses without a response stay unchanged. */
export function rememberKeys(memory: DeviceMemory, has: KeyPresence): DeviceMemory {
  return { ...memory, keys: KEY_USES.filter((use) => has[use] ?? memory.keys.includes(use)) };
}

/** Returns the remembered keys that the device no longer has (WRAP-03). */
export function lostKeys({ keys }: DeviceMemory, has: KeyPresence): readonly KeyUse[] {
  return keys.filter((use) => has[use] === false);
}
