import { describe, expect, it } from "vitest";
import type { ChatAlertPort } from "#domain/chat/index.ts";

/** Browser with an alert; `played` counts the alerts that have sounded. */
export type MakeChatAlert = (browser: { readonly isSilent: boolean }) => {
  readonly port: ChatAlertPort;
  readonly played: () => number;
};

/** Runs the contract suite of `ChatAlertPort`. */
export function chatAlertPortContract(name: string, make: MakeChatAlert): void {
  describe(`ChatAlertPort: ${name}`, () => {
    it("plays one chat alert for each call of the port", () => {
      const { port, played } = make({ isSilent: false });
      expect(played()).toBe(0);
      port.play();
      expect(played()).toBe(1);
      port.play();
      expect(played()).toBe(2);
    });

    it("plays no chat alert and does not throw when the browser allows no sound", () => {
      const { port, played } = make({ isSilent: true });
      expect(() => port.play()).not.toThrow();
      expect(played()).toBe(0);
    });
  });
}
