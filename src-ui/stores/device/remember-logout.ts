import type { DeviceMemoryPort, NativeBridgePort } from "#domain/device/index.ts";

/** What remembering a logout takes. */
export interface RememberLogoutDependencies {
  readonly bridge: Pick<NativeBridgePort, "hasKey">;
  readonly memory: DeviceMemoryPort;
  /** Whether somebody is in again. */
  readonly isIn: () => boolean;
}

/**
 * A customer has logged out: the next opening of the app does not lead them back in (ADR 0062). Where nothing could log
 * in by itself, nothing is kept.
 */
export async function rememberLogout({ bridge, memory, isIn }: RememberLogoutDependencies): Promise<void> {
  const key = await bridge.hasKey("automatic");
  if ((key.ok && !key.value) || isIn()) return;
  memory.write({ ...memory.read(), hasLeft: true });
}

/** Somebody is in: a logout before it holds no more. */
export function forgetLogout(memory: DeviceMemoryPort): void {
  const stored = memory.read();
  if (stored.hasLeft) memory.write({ ...stored, hasLeft: false });
}
