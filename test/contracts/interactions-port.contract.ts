import { describe, expect, it } from "vitest";
import type { Interaction, InteractionsPort } from "#domain/tracking/index.ts";

/** Page that a test uses. */
export interface InteractionsContractSetup {
  readonly port: InteractionsPort;
  /** Performs this interaction on the page. */
  act(interaction: Interaction): void;
  /** Returns true if the port listens to events of the page. */
  listened(): boolean;
}

/** One interaction of each kind. */
const ALL: readonly Interaction[] = [
  { action: "CLICK", element: "button", name: "pay" },
  { action: "CLICK", element: "button", name: "button" },
  { action: "CLICK", element: "link", name: "invoice" },
  { action: "LOAD_BLANK", element: "link", name: "example.org" },
  { action: "OPEN", element: "dialog", name: "transfer" },
  { action: "COPY", element: "text", name: "transfer-account" },
  { action: "DOWNLOAD", element: "file", name: "terms" },
];

/** Runs the contract suite of `InteractionsPort`. */
export function interactionsPortContract(name: string, make: () => InteractionsContractSetup): void {
  describe(`InteractionsPort: ${name}`, () => {
    it("emits each interaction once and in order to every subscriber", () => {
      const { port, act } = make();
      const received: Interaction[][] = [[], []];
      const listening = received.map((list) => port.interactions.subscribe((interaction) => list.push(interaction)));
      for (const interaction of ALL) act(interaction);
      for (const one of listening) one.unsubscribe();
      expect(received).toEqual([ALL, ALL]);
      expect(received.flat().filter(({ name: recorded }) => recorded === "")).toEqual([]);
    });

    it("listens to the page only while it has a subscriber, and emits nothing older", () => {
      const { port, act, listened } = make();
      const [first, second] = ALL;
      if (first === undefined || second === undefined) throw new Error("two interactions are needed");
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
