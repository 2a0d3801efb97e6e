import { describe, expect, it } from "vitest";
import type { ChatMemoryPort, OwnMessage } from "#domain/chat/index.ts";

const OWN: readonly OwnMessage[] = [{ id: "o-1", text: "Halo", at: 5, sentAt: undefined }, { id: "o-2", text: "Jest tam kto?", at: 6, sentAt: 7 }];
const TALK = { id: "t-1", owner: "anna/4127830", seen: 3 };

/** What every `ChatMemoryPort` keeps to. `make` gives two tabs of a browser in which nobody has chatted yet. */
export function chatMemoryPortContract(name: string, make: () => { readonly one: ChatMemoryPort; readonly other: ChatMemoryPort }): void {
  describe(`ChatMemoryPort: ${name}`, () => {
    it("knows of nothing at first", () => {
      const { one } = make();
      expect([one.window(), one.talk(), one.outbox("t-1"), one.sound()]).toEqual(["closed", undefined, [], false]);
    });

    it("shares the window, the conversation and the sound among tabs, and tells the others alone", () => {
      const { one, other } = make();
      const heard: string[] = [];
      const listening = [one.changes.subscribe(() => heard.push("one")), other.changes.subscribe(() => heard.push("other"))];
      one.keepWindow("open");
      one.keepTalk(TALK);
      one.keepTalk({ ...TALK });
      expect(heard).toEqual(["other", "other"]);
      one.keepSound(true);
      expect([other.window(), other.talk(), other.sound()]).toEqual(["open", TALK, true]);
      other.keepWindow("minimised");
      other.keepTalk(undefined);
      expect([one.window(), one.talk(), heard.slice(2)]).toEqual(["minimised", undefined, ["one", "one"]]);
      for (const ear of listening) ear.unsubscribe();
    });

    it("keeps what one tab has written in one conversation, for that tab", () => {
      const { one } = make();
      one.keepOutbox("t-1", OWN);
      expect([one.outbox("t-1"), one.outbox("t-2")]).toEqual([OWN, []]);
      one.keepOutbox("t-1", []);
      expect(one.outbox("t-1")).toEqual([]);
    });

    it("forgets all but how the window was left (part of SESS-06)", () => {
      const { one } = make();
      one.keepWindow("open");
      one.keepTalk(TALK);
      one.keepOutbox("t-1", OWN);
      one.keepSound(true);
      one.forget();
      expect([one.window(), one.talk(), one.outbox("t-1"), one.sound()]).toEqual(["open", undefined, [], false]);
    });
  });
}
