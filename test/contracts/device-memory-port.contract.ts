import { describe, expect, it } from "vitest";
import { EMPTY_DEVICE_MEMORY, type DeviceMemoryPort } from "#domain/device/index.ts";

/**
 * What every `DeviceMemoryPort` keeps to. `make` gives one of a device that has been asked nothing yet; `anew`: of the
 * same device, once the app was opened anew.
 */
export function deviceMemoryPortContract(
  name: string,
  make: () => { readonly memory: DeviceMemoryPort; readonly reopen: () => DeviceMemoryPort },
): void {
  describe(`DeviceMemoryPort: ${name}`, () => {
    it("remembers nothing at first", () => {
      expect(make().memory.read()).toEqual(EMPTY_DEVICE_MEMORY);
    });

    it.each([
      { hasLeft: true, keys: [] },
      { hasLeft: false, keys: ["automatic"] },
      { hasLeft: true, keys: ["automatic", "biometric"] },
      EMPTY_DEVICE_MEMORY,
    ] as const)("(part of WRAP-03) keeps %j instead of what was kept, also when the app is opened anew", (stored) => {
      const { memory, reopen } = make();
      memory.write({ hasLeft: true, keys: ["biometric"] });
      memory.write(stored);
      expect([memory.read(), reopen().read()]).toEqual([stored, stored]);
    });
  });
}
