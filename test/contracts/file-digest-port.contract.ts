import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { FileDigestPort } from "#domain/documents/index.ts";

/** Runs the contract suite of `FileDigestPort`. `unable` cannot compute checksums. */
export function fileDigestPortContract(
  name: string,
  { able, unable }: { readonly able: FileDigestPort; readonly unable: FileDigestPort },
): void {
  describe(`FileDigestPort: ${name}`, () => {
    it.each([0, 1, 64, 1_000_003])("computes the SHA-256 of a file of %i bytes", async (length) => {
      const bytes = Uint8Array.from({ length }, (_, index) => index % 251);
      expect(await able.sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    });

    it("resolves with undefined when the browser cannot compute checksums", async () => {
      expect(await unable.sha256(new Uint8Array(1))).toBeUndefined();
    });
  });
}
