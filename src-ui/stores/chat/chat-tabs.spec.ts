import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { CHAT_OWNER, openChatTab as tab, message, newMessageFrame, START_FORM } from "#test/fakes/open-chat-tab.ts";
import { fakeChatMemoryTabs } from "#test/fakes/fake-chat-memory.ts";

beforeAll(() => configure({ enforceActions: "always" }));

describe("chat with reloads, tabs and the end of a session", () => {
  it("continues a chat after a reload with its unacknowledged messages and window state", async () => {
    const { one } = fakeChatMemoryTabs();
    const before = tab({ memory: one });
    await before.startConversation();
    before.socket.receive(newMessageFrame(1));
    before.store.minimise();
    before.socket.freeze();
    before.store.sendText("Halo");
    const after = before.reload(one);
    await after.clock.advance(300);
    after.socket.answer();
    expect(after.sent()).toEqual(["CHAT_RECONNECT"]);
    after.socket.receive({
      type: "CHAT_RECONNECT",
      isKnown: true,
      partner: "agent",
      hasEnded: false,
      messages: [message(1), message(2)],
    });
    expect(after.sent().at(-1)).toBe("Halo");
    expect([
      after.store.window,
      after.store.unread,
      after.store.state.transcript.known.length,
      after.store.topic,
    ]).toEqual(["minimised", 1, 2, "technical"]);
  });

  it("shows one chat in two tabs: the other tab joins and closes it", async () => {
    const { one, other } = fakeChatMemoryTabs();
    const [here, there] = [tab({ memory: one }), tab({ memory: other })];
    await here.startConversation();
    await there.settled();
    there.socket.answer();
    expect(there.sent()).toEqual(["CHAT_RECONNECT"]);
    there.socket.receive({
      type: "CHAT_RECONNECT",
      isKnown: true,
      partner: "bot",
      hasEnded: false,
      messages: [message(1)],
    });
    expect([there.store.window, there.store.state.conversationStatus, there.store.state.step]).toEqual([
      "open",
      "active",
      "CHAT",
    ]);
    there.store.minimise();
    there.socket.receive(newMessageFrame(2));
    expect(there.store.unread).toBe(1);
    here.socket.receive(newMessageFrame(1), newMessageFrame(2));
    expect(there.store.unread).toBe(0);
    here.store.close();
    expect([there.store.window, there.socket.state, there.sent()]).toEqual([
      "closed",
      "none",
      ["CHAT_RECONNECT", "ACK_NEW_MESSAGE", "ACK_NEW_MESSAGE"],
    ]);
  });

  it("keeps a finished and minimised chat when another tab is opened", async () => {
    const { one, other } = fakeChatMemoryTabs();
    const here = tab({ memory: one });
    await here.startConversation();
    here.socket.receive(newMessageFrame(1), { type: "CHAT_ENDED" });
    here.store.minimise();
    const there = tab({ memory: other });
    await there.clock.advance(1_000);
    expect([here.store.window, here.store.lines.length > 0, here.socket.state, there.store.window]).toEqual([
      "minimised",
      true,
      "open",
      "closed",
    ]);
    here.store.show();
    here.store.close();
    expect([here.store.window, other.window()]).toEqual(["closed", "closed"]);
  });

  it("ends a chat that was closed without a connection by the next greeting, in any tab", async () => {
    const { one, other } = fakeChatMemoryTabs();
    const here = tab({ memory: one });
    await here.startConversation();
    here.socket.drop();
    here.store.close();
    for (const memory of [one, other]) {
      const there = here.reload(memory);
      await there.connect();
      expect(there.sent()).toEqual(["CHAT_ENDED", "HISTORY_LIST"]);
    }
    await here.connect();
    here.socket.receive({ type: "HISTORY_LIST", chats: [] });
    expect([here.sent().slice(-2), one.unfinishedChat(CHAT_OWNER)]).toEqual([
      ["CHAT_ENDED", "HISTORY_LIST"],
      { unsent: [], isToBeEnded: false },
    ]);
  });

  it("(part of CHAT-21) shows after a reload that no agent can take over", async () => {
    const { one } = fakeChatMemoryTabs();
    const first = tab({ memory: one });
    await first.startConversation();
    first.socket.receive(newMessageFrame(1));
    first.socket.receive({ type: "ERROR", error: "WEBCHAT_SKILLSET_OOS", keepsConversation: true });
    const page = first.reload(one);
    await page.clock.advance(300);
    page.socket.answer();
    const messages = [message(1)];
    page.socket.receive({ type: "CHAT_RECONNECT", isKnown: true, partner: "bot", hasEnded: false, messages });
    expect(page.store.lines.map(({ kind }) => kind)).toContain("refusal");
    page.socket.receive({ type: "BOT_ENDED" });
    expect(one.storedConversation()?.refusal).toBeUndefined();
  });

  it("(part of CHAT-10) offers unsent chat messages after any reloads, until they are taken", async () => {
    const { one } = fakeChatMemoryTabs();
    const first = tab({ memory: one });
    await first.startConversation();
    first.socket.freeze();
    first.store.sendText("Ważne");
    let page = first.reload(one);
    await page.clock.advance(300);
    page.socket.answer();
    await page.clock.advance(5_000);
    expect([page.sent(), page.store.state.unsent]).toEqual([
      ["CHAT_RECONNECT", "CHAT_ENDED", "HISTORY_LIST"],
      ["Ważne"],
    ]);
    page = page.reload(one);
    await page.clock.advance(300);
    page = page.reload(one);
    await page.clock.advance(300);
    page.socket.answer();
    page.socket.receive({ type: "HISTORY_LIST", chats: [] });
    expect(page.store.state.unsent).toEqual(["Ważne"]);
    page.store.start(START_FORM);
    expect([page.store.draft, one.unfinishedChat(CHAT_OWNER)]).toEqual(["Ważne", { unsent: [], isToBeEnded: false }]);
  });

  it("offers unsent messages in the next own chat, and drops them when closed elsewhere", async () => {
    const { one, other } = fakeChatMemoryTabs();
    const [here, there] = [tab({ memory: one }), tab({ memory: other })];
    await here.startConversation();
    await there.settled();
    there.store.sendText("Ważne");
    here.socket.receive({ type: "CHAT_ENDED" });
    here.store.dispatch({ kind: "new-chat-pressed" });
    here.socket.receive({ type: "HISTORY_LIST", chats: [] });
    here.store.start(START_FORM);
    expect([there.store.state.unsent, other.unfinishedChat(CHAT_OWNER).unsent]).toEqual([["Ważne"], ["Ważne"]]);
    here.socket.drop();
    here.store.close();
    expect([there.store.window, other.unfinishedChat(CHAT_OWNER)]).toEqual([
      "closed",
      { unsent: [], isToBeEnded: true },
    ]);
  });

  it("turns the sound of the chat on in all tabs and plays it in the leading one", async () => {
    const { one, other } = fakeChatMemoryTabs();
    const [here, there] = [tab({ memory: one, leads: false }), tab({ memory: other })];
    await here.startConversation();
    await there.settled();
    there.socket.answer();
    there.socket.receive({ type: "CHAT_RECONNECT", isKnown: true, partner: "bot", hasEnded: false, messages: [] });
    here.store.setSound(true);
    expect([there.store.sound, here.alert.played, there.alert.played], "plays where it was turned on").toEqual([
      true,
      1,
      0,
    ]);
    for (const { store, socket } of [here, there]) {
      store.minimise();
      socket.receive(newMessageFrame(1));
    }
    expect([here.alert.played, there.alert.played]).toEqual([1, 1]);
    there.store.setSound(false);
    expect(here.store.sound).toBe(false);
  });

  it("replaces the conversation of a tab by a new one that another tab begins", async () => {
    const { one, other } = fakeChatMemoryTabs();
    const [here, there] = [tab({ memory: one }), tab({ memory: other })];
    await here.startConversation();
    await there.settled();
    there.socket.answer();
    there.socket.receive({
      type: "CHAT_RECONNECT",
      isKnown: true,
      partner: "bot",
      hasEnded: false,
      messages: [message(1)],
    });
    here.socket.receive({ type: "CHAT_ENDED" });
    here.store.dispatch({ kind: "new-chat-pressed" });
    here.socket.receive({ type: "HISTORY_LIST", chats: [] });
    here.store.start(START_FORM);
    await there.settled();
    expect([there.store.state.transcript.known, there.socket.state, one.storedConversation()]).toEqual([
      [],
      "opening",
      { id: "intent-0000000002", owner: CHAT_OWNER, seen: 0, topic: "technical" },
    ]);
  });

  it("(part of SESS-06) closes the socket and resets the chat at logout, except its window state", async () => {
    const { one } = fakeChatMemoryTabs();
    const it = tab({ memory: one });
    await it.startConversation();
    it.store.setSound(true);
    it.store.sendText("Tajne");
    it.store.setDraft("Tajne");
    it.socket.receive({ type: "CHAT_ENDED" });
    expect(one.unfinishedChat(CHAT_OWNER).unsent).toEqual(["Tajne"]);
    it.store.handleLogout();
    expect(one.unfinishedChat(CHAT_OWNER)).toEqual({ unsent: [], isToBeEnded: false });
    expect([it.socket.state, it.store.window, it.store.lines, it.store.draft, it.clock.waiting]).toEqual([
      "none",
      "closed",
      [],
      "",
      0,
    ]);
    expect([one.window(), one.storedConversation(), one.outbox("intent-0000000001"), one.sound()]).toEqual([
      "open",
      undefined,
      [],
      false,
    ]);
  });

  describe("switch of the account during a chat", () => {
    const JAN = "anna/1";

    it("ends and clears the chat at once on an account switch over an open connection", async () => {
      const { one } = fakeChatMemoryTabs();
      const it = tab({ memory: one });
      await it.startConversation();
      it.socket.receive(newMessageFrame(1));
      it.store.setDraft("Tajne");
      it.store.switchOwner(JAN);
      expect([
        it.sent().at(-1),
        it.socket.state,
        it.store.window,
        it.store.lines,
        it.store.draft,
        one.storedConversation(),
        one.unfinishedChat(CHAT_OWNER),
      ]).toEqual(["CHAT_ENDED", "none", "closed", [], "", undefined, { unsent: [], isToBeEnded: false }]);
    });

    it("ends the chat once by the next greeting of any tab after a switch without connection", async () => {
      const { one, other } = fakeChatMemoryTabs();
      const [here, there] = [tab({ memory: one }), tab({ memory: other })];
      await here.startConversation();
      here.socket.drop();
      here.store.sendText("Tajne");
      here.store.switchOwner(JAN);
      there.store.switchOwner(JAN);
      expect([one.storedConversation(), one.unfinishedChat(JAN)]).toEqual([
        undefined,
        { unsent: [], isToBeEnded: true },
      ]);
      await there.connect();
      expect(there.sent().slice(-2)).toEqual(["CHAT_ENDED", "HISTORY_LIST"]);
      there.socket.receive({ type: "HISTORY_LIST", chats: [] });
      expect(one.unfinishedChat(JAN).isToBeEnded).toBe(false);
      here.store.switchOwner(CHAT_OWNER);
      expect(one.unfinishedChat(CHAT_OWNER).isToBeEnded).toBe(false);
    });

    it("ends no chat after an account switch when there was no conversation", async () => {
      const { one } = fakeChatMemoryTabs();
      const it = tab({ memory: one });
      await it.connect();
      it.store.switchOwner(JAN);
      await it.connect();
      expect([one.unfinishedChat(JAN).isToBeEnded, it.sent()]).toEqual([false, ["HISTORY_LIST", "HISTORY_LIST"]]);
    });
  });

  it("never shows the chat of another customer", async () => {
    const { one } = fakeChatMemoryTabs();
    await tab({ memory: one }).startConversation();
    const next = tab({ memory: one, owner: "jan/1" });
    await next.clock.advance(300);
    next.socket.answer();
    expect([next.sent(), one.storedConversation()]).toEqual([["HISTORY_LIST"], undefined]);
  });
});
