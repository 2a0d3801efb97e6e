import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { FileDigestPort, LocalFile } from "#domain/documents/index.ts";

/** Browser with one file, on the server and on the device. */
export interface FileDigestContractSetup {
  readonly port: FileDigestPort;
  readonly address: string;
  readonly file: LocalFile;
}

/** Runs the contract suite of `FileDigestPort`. `make` creates a browser; with `isAble` false it has no checksums. */
export function fileDigestPortContract(
  name: string,
  make: (content: Uint8Array<ArrayBuffer>, isAble: boolean) => FileDigestContractSetup,
): void {
  describe(`FileDigestPort: ${name}`, () => {
    it.each([0, 1, 64, 1_000_003])("computes the SHA-256 of a file of %i bytes", async (length) => {
      const content = Uint8Array.from({ length }, (_, index) => index % 251);
      const { port, address, file } = make(content, true);
      const expected = { kind: "computed", sha256: createHash("sha256").update(content).digest("hex") };
      expect([await port.ofDownload(address), await port.ofLocalFile(file)]).toEqual([expected, expected]);
    });

    it("says that a missing download, and a file that is none, are unreadable", async () => {
      const { port } = make(new Uint8Array(1), true);
      expect(await port.ofDownload("https://ebok.example/gone")).toEqual({ kind: "unreadable" });
      expect(await port.ofLocalFile({ name: "gone.pdf" })).toEqual({ kind: "unreadable" });
    });

    it("says that the browser cannot compute checksums", async () => {
      const { port, address, file } = make(new Uint8Array(1), false);
      expect([await port.ofDownload(address), await port.ofLocalFile(file)]).toEqual([
        { kind: "unable" },
        { kind: "unable" },
      ]);
    });
  });
}
