import { describe, expect, it } from "vitest";
import type { ClipboardPort } from "#domain/device/index.ts";

/** A device with an empty clipboard; `isDenied`: it takes no text. */
export type MakeClipboard = (device: { readonly isDenied: boolean }) => {
  readonly port: ClipboardPort;
  readonly text: () => string;
};

/** What every `ClipboardPort` keeps to. */
export function clipboardPortContract(name: string, make: MakeClipboard): void {
  describe(`ClipboardPort: ${name}`, () => {
    it("keeps the text that was written last", async () => {
      const { port, text } = make({ isDenied: false });
      expect(await port.write("4127830")).toBe(true);
      expect(await port.write("Zażółć\ngęślą")).toBe(true);
      expect(text()).toBe("Zażółć\ngęślą");
    });

    it("resolves with false when the device takes no text", async () => {
      const { port, text } = make({ isDenied: true });
      expect([await port.write("4127830"), text()]).toEqual([false, ""]);
    });
  });
}
