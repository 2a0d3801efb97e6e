import { describe, expect, it } from "vitest";
import type { ChatMemoryPort, OwnMessage } from "#domain/chat/index.ts";

const OWN: readonly OwnMessage[] = [
  { id: "o-1", text: "Halo", at: 5, sentAt: undefined },
  { id: "o-2", text: "Jest tam kto?", at: 6, sentAt: 7 },
];
const CONVERSATION = { id: "t-1", owner: "anna/4127830", seen: 3, topic: "sale" } as const;

/** Runs the contract suite of `ChatMemoryPort`. `make` returns two tabs of a browser without any stored chat. */
export function chatMemoryPortContract(
  name: string,
  make: () => { readonly one: ChatMemoryPort; readonly other: ChatMemoryPort },
): void {
  describe(`ChatMemoryPort: ${name}`, () => {
    it("returns an empty chat memory when nothing is stored", () => {
      const { one } = make();
      expect([
        one.window(),
        one.storedConversation(),
        one.outbox("t-1"),
        one.sound(),
        one.unfinishedChat("anna"),
      ]).toEqual(["closed", undefined, [], false, { unsent: [], isToBeEnded: false }]);
    });

    it("shares the chat's window, conversation and sound, and notifies the other tabs only", () => {
      const { one, other } = make();
      const received: string[] = [];
      const listening = [
        one.changes.subscribe(() => received.push("one")),
        other.changes.subscribe(() => received.push("other")),
      ];
      one.saveWindow("open");
      one.saveConversation(CONVERSATION);
      one.saveConversation({ ...CONVERSATION });
      expect(received).toEqual(["other", "other"]);
      one.saveSound(true);
      one.saveSound(true);
      expect([other.window(), other.storedConversation(), other.sound(), received]).toEqual([
        "open",
        CONVERSATION,
        true,
        ["other", "other", "other"],
      ]);
      other.saveWindow("minimised");
      other.saveConversation(undefined);
      expect([one.window(), one.storedConversation(), received.slice(3)]).toEqual([
        "minimised",
        undefined,
        ["one", "one"],
      ]);
      for (const subscription of listening) subscription.unsubscribe();
    });

    it("stores the last refusal of an agent with its conversation", () => {
      const { one, other } = make();
      const refusal = { reason: "WEBCHAT_SKILLSET_OOS", after: 2, at: 1_795_000_000_000 } as const;
      one.saveConversation({ ...CONVERSATION, refusal });
      expect(other.storedConversation()).toEqual({ ...CONVERSATION, refusal });
      one.saveConversation(CONVERSATION);
      expect(other.storedConversation()?.refusal).toBeUndefined();
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
      one.saveUnfinishedChat("anna", { unsent: ["Ważne", "I to"], isToBeEnded: true });
      expect([
        one.unfinishedChat("anna"),
        one.unfinishedChat("jan"),
        other.unfinishedChat("anna").isToBeEnded,
        received,
      ]).toEqual([{ unsent: ["Ważne", "I to"], isToBeEnded: true }, { unsent: [], isToBeEnded: false }, true, []]);
      other.saveUnfinishedChat("anna", { unsent: [], isToBeEnded: false });
      expect(one.unfinishedChat("anna").isToBeEnded).toBe(false);
      one.saveUnfinishedChat("anna", { unsent: [], isToBeEnded: false });
      expect(one.unfinishedChat("anna").unsent).toEqual([]);
      listening.unsubscribe();
    });

    it("clears the chat memory except the state of the window (part of SESS-06)", () => {
      const { one } = make();
      one.saveWindow("open");
      one.saveConversation(CONVERSATION);
      one.saveOutbox("t-1", OWN);
      one.saveSound(true);
      one.saveUnfinishedChat("anna", { unsent: ["Ważne"], isToBeEnded: true });
      one.forget();
      expect([
        one.window(),
        one.storedConversation(),
        one.outbox("t-1"),
        one.sound(),
        one.unfinishedChat("anna"),
      ]).toEqual(["open", undefined, [], false, { unsent: [], isToBeEnded: false }]);
    });
  });
}
