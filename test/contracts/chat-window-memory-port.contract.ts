import { describe, expect, it } from "vitest";
import type { ChatWindowMemoryPort } from "#domain/chat/index.ts";

/** Browser without any stored chat; `setOpen` opens or closes the chat in another tab. */
export type MakeChatWindowMemory = () => {
  readonly port: ChatWindowMemoryPort;
  readonly setOpen: (isOpen: boolean) => void;
};

/** Runs the contract suite of `ChatWindowMemoryPort`. */
export function chatWindowMemoryPortContract(name: string, make: MakeChatWindowMemory): void {
  describe(`ChatWindowMemoryPort: ${name}`, () => {
    it("returns whether the chat was left open (part of CHAT-04)", () => {
      const { port, setOpen } = make();
      expect(port.wasLeftOpen()).toBe(false);
      setOpen(true);
      expect(port.wasLeftOpen()).toBe(true);
      setOpen(false);
      expect(port.wasLeftOpen()).toBe(false);
    });

    it("reports chat window changes of other tabs until it is unsubscribed", () => {
      const { port, setOpen } = make();
      const seen: boolean[] = [];
      const stop = port.onChange(() => seen.push(port.wasLeftOpen()));
      setOpen(true);
      setOpen(false);
      stop();
      setOpen(true);
      expect(seen).toEqual([true, false]);
    });
  });
}
