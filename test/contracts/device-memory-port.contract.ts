import { describe, expect, it } from "vitest";
import { EMPTY_DEVICE_MEMORY, type DeviceMemoryPort } from "#domain/device/index.ts";

/**
 * Runs the contract suite of `DeviceMemoryPort`. `make` returns the memory of a new device; `reopen` returns it as the
 * app reads it after a restart.
 */
export function deviceMemoryPortContract(
  name: string,
  make: () => { readonly memory: DeviceMemoryPort; readonly reopen: () => DeviceMemoryPort },
): void {
  describe(`DeviceMemoryPort: ${name}`, () => {
    it("returns the empty memory of a new device", () => {
      expect(make().memory.read()).toEqual(EMPTY_DEVICE_MEMORY);
    });

    it.each([
      { hasLoggedOut: true, keys: [] },
      { hasLoggedOut: false, keys: ["automatic"] },
      { hasLoggedOut: true, keys: ["automatic", "biometric"] },
      { hasLoggedOut: false, keys: ["biometric"], isOfferAnswered: true },
      EMPTY_DEVICE_MEMORY,
    ] as const)("(part of WRAP-03) replaces the stored memory by %j, also for a reopened app", (stored) => {
      const { memory, reopen } = make();
      memory.write({ hasLoggedOut: true, keys: ["biometric"] });
      memory.write(stored);
      expect([memory.read(), reopen().read()]).toEqual([stored, stored]);
    });
  });
}
