import { describe, expect, it } from "vitest";
import type { FileDownloadPort } from "#domain/device/index.ts";
import type { SavedText } from "#test/fakes/fake-files.ts";

/** Device that saves files; with `isFull` it cannot save any. */
export type MakeFileDownload = (device: { readonly isFull: boolean }) => {
  readonly port: FileDownloadPort;
  readonly saved: () => Promise<readonly SavedText[]>;
};

const CALENDAR = { name: "terminy-faktur.ics", type: "text/calendar;charset=utf-8", text: "BEGIN:VCALENDAR\r\n" };
const CHAT = { name: "rozmowa.txt", type: "text/plain;charset=utf-8", text: "Zażółć gęślą jaźń" };

/** Runs the contract suite of `FileDownloadPort`. */
export function fileDownloadPortContract(name: string, make: MakeFileDownload): void {
  describe(`FileDownloadPort: ${name}`, () => {
    it("saves each text as a file with its name and type", async () => {
      const { port, saved } = make({ isFull: false });
      for (const { name: file, type, text } of [CALENDAR, CHAT]) expect(await port.save(file, type, text)).toBe(true);
      expect(await saved()).toEqual([CALENDAR, CHAT]);
    });

    it("saves bytes as a file", async () => {
      const { port, saved } = make({ isFull: false });
      expect(await port.save(CHAT.name, CHAT.type, new TextEncoder().encode(CHAT.text))).toBe(true);
      expect(await saved()).toEqual([CHAT]);
    });

    it("resolves with false when the device cannot save a file", async () => {
      const { port, saved } = make({ isFull: true });
      expect(await port.save(CHAT.name, CHAT.type, CHAT.text)).toBe(false);
      expect(await saved()).toEqual([]);
    });
  });
}
