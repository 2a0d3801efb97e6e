import { describe, expect, it } from "vitest";
import type { FileArchivePort } from "#domain/documents/index.ts";

const FILES = [
  { name: "umowa-żółw.pdf", bytes: new TextEncoder().encode("%PDF-1.7 umowa") },
  { name: "cennik.pdf", bytes: Uint8Array.from({ length: 1_200_000 }, (_, index) => index % 251) },
  { name: "pusty.txt", bytes: new Uint8Array() },
];

/** Runs the contract suite of `FileArchivePort`. `namesIn` lists the files of an archive. */
export function fileArchivePortContract(
  name: string,
  make: () => { readonly port: FileArchivePort; readonly namesIn: (archive: Uint8Array) => readonly string[] },
): void {
  describe(`FileArchivePort: ${name}`, () => {
    it("puts all files into one archive", async () => {
      const { port, namesIn } = make();
      const archive = await port.zip(FILES);
      expect(archive && namesIn(archive)).toEqual(FILES.map((file) => file.name));
    });
  });
}
