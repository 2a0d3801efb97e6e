import { describe, expect, it } from "vitest";
import type { FileAvailability, ProviderFilesPort } from "#domain/shared-kernel/index.ts";

/**
 * Runs the contract suite of `ProviderFilesPort`. `make` returns a provider whose files all have this availability;
 * each available file is a PDF that contains its own name.
 */
export function providerFilesPortContract(name: string, make: (found: FileAvailability) => ProviderFilesPort): void {
  describe(`ProviderFilesPort: ${name}`, () => {
    it.each(["available", "gone", "unreachable"] as const)('returns "%s" at each check of a file', async (found) => {
      const port = make(found);
      expect(await port.checkAvailability("/files/1")).toBe(found);
      expect(await port.checkAvailability("/files/1")).toBe(found);
    });

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
