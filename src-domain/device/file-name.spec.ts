import fc from "fast-check";
import { expect, it } from "vitest";
import { fileNameOf } from "./file-name.ts";

it.each([
  ['attachment; filename="FV-4127830-11-26.pdf"', "/files/9f3", "FV-4127830-11-26.pdf"],
  ["attachment; filename=umowa.pdf; size=3", "/files/9f3", "umowa.pdf"],
  [`attachment; filename="umowa.pdf"; filename*=UTF-8''za%C5%82%C4%85cznik%201.pdf`, "/files/9f3", "załącznik 1.pdf"],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=a.pdf", "/files/9f3", "a.pdf"],
  ["attachment", "/sandbox/documents/cennik-internet.pdf", "cennik-internet.pdf"],
  ["", "/pliki/Za%C5%82%C4%85cznik.pdf", "Załącznik.pdf"],
  ["", "/pliki/%E0%A4%A", "dokument"],
  ["", "/pliki/", "dokument"],
  ['attachment; filename="../../etc/passwd"', "/files/9f3", "....etcpasswd"],
  ['attachment; filename="   "', "/files/9f3", "dokument"],
])("names a downloaded file with %j from %s %j", (disposition, path, name) => {
  expect(fileNameOf(disposition, path)).toBe(name);
});

it("returns a valid file name of limited length without path separators for any response", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (header, path) => {
      for (const disposition of [
        header,
        `attachment; filename="${header}"`,
        `attachment; filename*=UTF-8''${header}`,
      ]) {
        const name = fileNameOf(disposition, path);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name).not.toMatch(/[/\\\p{Cc}]/u);
      }
    }),
  );
});

it("keeps the end of a file name that is too long, because it has the extension", () => {
  expect(fileNameOf(`attachment; filename="${"a".repeat(300)}.pdf"`, "/x")).toBe(`${"a".repeat(116)}.pdf`);
});
