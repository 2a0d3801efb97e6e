import { describe, expect, it } from "vitest";
import type { ClipboardPort } from "#domain/device/index.ts";

/** Device with an empty clipboard; with `isDenied` it accepts no text. */
export type MakeClipboard = (device: { readonly isDenied: boolean }) => {
  readonly port: ClipboardPort;
  readonly text: () => string;
};

/** Runs the contract suite of `ClipboardPort`. */
export function clipboardPortContract(name: string, make: MakeClipboard): void {
  describe(`ClipboardPort: ${name}`, () => {
    it("stores the last written text in the clipboard", async () => {
      const { port, text } = make({ isDenied: false });
      expect(await port.write("4127830")).toBe(true);
      expect(await port.write("Zażółć\ngęślą")).toBe(true);
      expect(text()).toBe("Zażółć\ngęślą");
    });

    it("resolves with false when the device accepts no text for the clipboard", async () => {
      const { port, text } = make({ isDenied: true });
      expect([await port.write("4127830"), text()]).toEqual([false, ""]);
    });
  });
}
