import { describe, expect, it } from "vitest";
import type { Interaction, InteractionsPort } from "#domain/tracking/index.ts";

/** A page that somebody uses. */
export interface InteractionsContractSetup {
  readonly port: InteractionsPort;
  /** Somebody does this with the page. */
  act(interaction: Interaction): void;
  /** Whether anything of the page is listened to. */
  listened(): boolean;
}

/** One of everything that can be done with a page. */
const ALL: readonly Interaction[] = [
  { action: "CLICK", element: "button", name: "pay" },
  { action: "CLICK", element: "button", name: "" },
  { action: "CLICK", element: "link", name: "invoice" },
  { action: "LOAD_BLANK", element: "link", name: "example.org" },
  { action: "OPEN", element: "dialog", name: "transfer" },
  { action: "COPY", element: "text", name: "transfer-account" },
  { action: "DOWNLOAD", element: "file", name: "terms" },
];

/** What every `InteractionsPort` keeps to. */
export function interactionsPortContract(name: string, make: () => InteractionsContractSetup): void {
  describe(`InteractionsPort: ${name}`, () => {
    it("tells everything once, in the order in which it was done, to everybody who listens", () => {
      const { port, act } = make();
      const received: Interaction[][] = [[], []];
      const listening = received.map((list) => port.interactions.subscribe((interaction) => list.push(interaction)));
      for (const interaction of ALL) act(interaction);
      for (const one of listening) one.unsubscribe();
      expect(received).toEqual([ALL, ALL]);
    });

    it("listens to nothing before somebody subscribes and after the last has gone, and tells nothing of what was done then", () => {
      const { port, act, listened } = make();
      const [first, second] = ALL;
      if (first === undefined || second === undefined) throw new Error("nothing to do");
      expect(listened()).toBe(false);
      act(first);
      const received: Interaction[] = [];
      const listening = port.interactions.subscribe((interaction) => received.push(interaction));
      expect(listened()).toBe(true);
      act(second);
      listening.unsubscribe();
      act(first);
      expect([received, listened()]).toEqual([[second], false]);
    });
  });
}
