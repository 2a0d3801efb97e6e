import { describe, expect, it } from "vitest";
import type { FileAvailability, ProviderFilesPort } from "#domain/shared-kernel/index.ts";

/**
 * What every `ProviderFilesPort` keeps to. `make` gives a provider whose files are all
 * found so; each is a PDF that holds its own name.
 */
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

    it("fetches an available file with its name, type and content", async () => {
      const file = await make("available").fetchFile("https://ebok.example/files/faktura.pdf");
      expect(file).toMatchObject({ name: "faktura.pdf", type: "application/pdf" });
      expect(new TextDecoder().decode(file?.bytes)).toBe("faktura.pdf");
    });

    it.each(["gone", "unreachable"] as const)("fetches nothing when the file is %s", async (found) => {
      expect(await make(found).fetchFile("https://ebok.example/files/faktura.pdf")).toBeUndefined();
    });
  });
}
