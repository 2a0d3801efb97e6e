import { describe, expect, it } from "vitest";
import type { FileAvailability, ProviderFilesPort } from "#domain/shared-kernel/index.ts";

/** What every `ProviderFilesPort` keeps to. `make` gives a provider whose files are all found so. */
export function providerFilesPortContract(name: string, make: (found: FileAvailability) => ProviderFilesPort): void {
  describe(`ProviderFilesPort: ${name}`, () => {
    it.each(["available", "gone", "unreachable"] as const)(
      "finds a file %s, each time it is checked",
      async (found) => {
        const port = make(found);
        expect(await port.checkAvailability("/files/1")).toBe(found);
        expect(await port.checkAvailability("/files/1")).toBe(found);
      },
    );
  });
}
