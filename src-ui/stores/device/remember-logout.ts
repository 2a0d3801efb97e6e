import type { DeviceMemoryPort, NativeBridgePort } from "#domain/device/index.ts";

export interface RememberLogoutDependencies {
  readonly bridge: Pick<NativeBridgePort, "hasKey">;
  readonly memory: DeviceMemoryPort;
  /** True if a customer is logged in again. */
  readonly isIn: () => boolean;
}

/**
 * Remembers a logout, so that the next start of the app does not log in automatically (ADR 0062). Stores nothing if the
 * device has no automatic login.
 */
export async function rememberLogout({ bridge, memory, isIn }: RememberLogoutDependencies): Promise<void> {
  const key = await bridge.hasKey("automatic");
  if ((key.ok && !key.value) || isIn()) return;
  memory.write({ ...memory.read(), hasLeft: true });
}

/** Forgets a former logout after a login. */
export function forgetLogout(memory: DeviceMemoryPort): void {
  const stored = memory.read();
  if (stored.hasLeft) memory.write({ ...stored, hasLeft: false });
}
