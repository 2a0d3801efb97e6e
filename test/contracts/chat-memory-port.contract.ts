import { describe, expect, it } from "vitest";
import type { ChatMemoryPort, OwnMessage } from "#domain/chat/index.ts";

const OWN: readonly OwnMessage[] = [
  { id: "o-1", text: "Halo", at: 5, sentAt: undefined },
  { id: "o-2", text: "Jest tam kto?", at: 6, sentAt: 7 },
];
const TALK = { id: "t-1", owner: "anna/4127830", seen: 3, topic: "sale" } as const;

/** Runs the contract suite of `ChatMemoryPort`. `make` returns two tabs of a browser without any stored chat. */
export function chatMemoryPortContract(
  name: string,
  make: () => { readonly one: ChatMemoryPort; readonly other: ChatMemoryPort },
): void {
  describe(`ChatMemoryPort: ${name}`, () => {
    it("returns an empty chat memory when nothing is stored", () => {
      const { one } = make();
      expect([one.window(), one.talk(), one.outbox("t-1"), one.sound(), one.rest("anna")]).toEqual([
        "closed",
        undefined,
        [],
        false,
        { unsent: [], isToBeEnded: false },
      ]);
    });

    it("shares the chat's window, conversation and sound, and notifies the other tabs only", () => {
      const { one, other } = make();
      const received: string[] = [];
      const listening = [
        one.changes.subscribe(() => received.push("one")),
        other.changes.subscribe(() => received.push("other")),
      ];
      one.saveWindow("open");
      one.saveTalk(TALK);
      one.saveTalk({ ...TALK });
      expect(received).toEqual(["other", "other"]);
      one.saveSound(true);
      one.saveSound(true);
      expect([other.window(), other.talk(), other.sound(), received]).toEqual([
        "open",
        TALK,
        true,
        ["other", "other", "other"],
      ]);
      other.saveWindow("minimised");
      other.saveTalk(undefined);
      expect([one.window(), one.talk(), received.slice(3)]).toEqual(["minimised", undefined, ["one", "one"]]);
      for (const subscription of listening) subscription.unsubscribe();
    });

    it("stores the chat outbox for one conversation in its own tab", () => {
      const { one } = make();
      one.saveOutbox("t-1", OWN);
      expect([one.outbox("t-1"), one.outbox("t-2")]).toEqual([OWN, []]);
      one.saveOutbox("t-1", []);
      expect(one.outbox("t-1")).toEqual([]);
    });

    it("stores unsent chat texts per owner and tab, shares a conversation's pending end", () => {
      const { one, other } = make();
      const received: string[] = [];
      const listening = other.changes.subscribe(() => received.push("other"));
      one.saveRest("anna", { unsent: ["Ważne", "I to"], isToBeEnded: true });
      expect([one.rest("anna"), one.rest("jan"), other.rest("anna").isToBeEnded, received]).toEqual([
        { unsent: ["Ważne", "I to"], isToBeEnded: true },
        { unsent: [], isToBeEnded: false },
        true,
        [],
      ]);
      other.saveRest("anna", { unsent: [], isToBeEnded: false });
      expect(one.rest("anna").isToBeEnded).toBe(false);
      one.saveRest("anna", { unsent: [], isToBeEnded: false });
      expect(one.rest("anna").unsent).toEqual([]);
      listening.unsubscribe();
    });

    it("clears the chat memory except the state of the window (part of SESS-06)", () => {
      const { one } = make();
      one.saveWindow("open");
      one.saveTalk(TALK);
      one.saveOutbox("t-1", OWN);
      one.saveSound(true);
      one.saveRest("anna", { unsent: ["Ważne"], isToBeEnded: true });
      one.forget();
      expect([one.window(), one.talk(), one.outbox("t-1"), one.sound(), one.rest("anna")]).toEqual([
        "open",
        undefined,
        [],
        false,
        { unsent: [], isToBeEnded: false },
      ]);
    });
  });
}
