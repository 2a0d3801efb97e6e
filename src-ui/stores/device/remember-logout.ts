import type { DeviceMemoryPort, NativeBridgePort } from "#domain/device/index.ts";

export interface RememberLogoutDependencies {
  readonly bridge: Pick<NativeBridgePort, "hasKey">;
  readonly memory: DeviceMemoryPort;
  /** True if a customer is logged in again. */
  readonly isLoggedIn: () => boolean;
}

/**
 * Remembers a logout, so that the next start of the native app does not log in automatically (ADR 0062). Stores nothing
 * if the device has no automatic login.
 */
export async function rememberLogout({ bridge, memory, isLoggedIn }: RememberLogoutDependencies): Promise<void> {
  const key = await bridge.hasKey("automatic");
  if ((key.ok && !key.value) || isLoggedIn()) return;
  memory.write({ ...memory.read(), hasLoggedOut: true });
}

/** Forgets a former logout after a login. */
export function forgetLogout(memory: DeviceMemoryPort): void {
  const stored = memory.read();
  if (stored.hasLoggedOut) memory.write({ ...stored, hasLoggedOut: false });
}
