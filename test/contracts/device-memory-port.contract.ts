import { describe, expect, it } from "vitest";
import { NOTHING_REMEMBERED, type DeviceMemoryPort } from "#domain/device/index.ts";

/**
 * What every `DeviceMemoryPort` keeps to. `make` gives one of a device that has been asked nothing yet; `anew`: of the
 * same device, once the app was opened anew.
 */
export function deviceMemoryPortContract(
  name: string,
  make: () => { readonly memory: DeviceMemoryPort; readonly anew: () => DeviceMemoryPort },
): void {
  describe(`DeviceMemoryPort: ${name}`, () => {
    it("remembers nothing at first", () => {
      expect(make().memory.read()).toEqual(NOTHING_REMEMBERED);
    });

    it.each([
      { hasLeft: true, keys: [] },
      { hasLeft: false, keys: ["automatic"] },
      { hasLeft: true, keys: ["automatic", "biometric"] },
      NOTHING_REMEMBERED,
    ] as const)("(part of WRAP-03) keeps %j instead of what was kept, also when the app is opened anew", (kept) => {
      const { memory, anew } = make();
      memory.write({ hasLeft: true, keys: ["biometric"] });
      memory.write(kept);
      expect([memory.read(), anew().read()]).toEqual([kept, kept]);
    });
  });
}
