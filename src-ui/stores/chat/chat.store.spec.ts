import { autorun, configure } from "mobx";
import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { openChatTab as tab, newMessageFrame, START_FORM } from "#test/fakes/open-chat-tab.ts";
import { fakeChatMemoryTabs } from "#test/fakes/fake-chat-memory.ts";

beforeAll(() => configure({ enforceActions: "always" }));

describe("ChatStore", () => {
  it("(part of CHAT-05) connects the chat with a token on open; ends and clears it on close", async () => {
    const { one } = fakeChatMemoryTabs();
    const it = tab({ memory: one });
    await it.startConversation();
    it.socket.receive(newMessageFrame(1));
    expect([it.socket.tokens, it.sent(), it.store.window, one.window()]).toEqual([
      ["chat-1"],
      ["HISTORY_LIST", "CHAT_START", "ACK_NEW_MESSAGE"],
      "open",
      "open",
    ]);
    it.store.close();
    expect([
      it.sent().at(-1),
      it.socket.state,
      it.store.window,
      it.store.lines,
      one.window(),
      one.storedConversation(),
    ]).toEqual(["CHAT_ENDED", "none", "closed", [], "closed", undefined]);
    expect(it.clock.waiting).toBe(0);
  });

  it("(part of CHAT-18) opens no chat socket for staff of the operator", async () => {
    const it = tab();
    it.admission.backdoor(true);
    it.store.show();
    await it.settled();
    expect([it.store.state.error, it.store.state.step, it.socket.tokens]).toEqual(["BACKEND_ACCESS", "ERROR", []]);
  });

  it("(part of CHAT-08) reports every 30 seconds that the customer waits for an agent", async () => {
    const it = tab();
    await it.startConversation();
    it.socket.receive({ type: "BOT_ENDED" });
    for (let second = 1; second <= 95; second += 1) {
      await it.clock.advance(1_000);
      it.socket.receive({ type: "IS_TYPING", name: undefined });
    }
    expect(it.sent().filter((type) => type === "WAITING")).toHaveLength(3);
    it.socket.receive({ type: "CHAT_ENDED" });
    await it.clock.advance(60_000);
    expect(it.sent().filter((type) => type === "WAITING")).toHaveLength(3);
  });

  it("(part of HTTP-04) continues the chat after an effect that throws", async () => {
    const { uncaught } = collectThrownErrors();
    const it = tab();
    await it.startConversation();
    const broken = new TypeError("no map");
    vi.spyOn(it.socket, "send").mockImplementationOnce(() => {
      throw broken;
    });
    it.socket.receive(newMessageFrame(1), { type: "IS_TYPING", name: "Ewa" });
    expect(it.store.state.typing).toEqual({ name: "Ewa" });
    await it.clock.advance(2_000);
    expect(it.store.state.typing).toBeUndefined();
    await vi.waitFor(() => expect(uncaught).toEqual([broken]));
  });

  it("(part of CHAT-09) clears the typing sign of the chat after 2 seconds", async () => {
    const it = tab();
    await it.startConversation();
    it.socket.receive({ type: "IS_TYPING", name: "Ewa" });
    await it.clock.advance(1_999);
    expect(it.store.state.typing).toEqual({ name: "Ewa" });
    await it.clock.advance(1);
    expect(it.store.state.typing).toBeUndefined();
  });

  it("(part of CHAT-11) reconnects the chat after 2, 4, 8, at most 16 s, and 13 times", async () => {
    const it = tab();
    await it.startConversation();
    it.socket.drop();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      const before = it.socket.tokens.length;
      let waited = 0;
      for (; it.socket.tokens.length === before; waited += 500) await it.clock.advance(500);
      waits.push(waited);
      it.socket.drop();
    }
    // In the middle of the jitter, in steps of 500 ms: 14.4 s, between 12.8 and 16 s.
    expect(waits).toEqual([2_000, 4_000, 8_000, ...Array<number>(10).fill(14_500)]);
    expect([it.store.state.connection, it.store.state.error]).toEqual(["failed", "SERVICE_UNAVAILABLE"]);
    it.store.dispatch({ kind: "reconnect-pressed" });
    await it.settled();
    expect([it.socket.state, it.socket.tokens.at(-1)]).toEqual(["opening", "chat-2"]);
  });

  it("reports that there is no network when the chat is opened offline", async () => {
    const it = tab();
    it.connectivity.set(false);
    it.store.show();
    expect(it.store.state.isOffline).toBe(true);
    it.connectivity.set(true);
    expect(it.store.state.isOffline).toBe(false);
  });

  it("sends the rating of a chat once, over the open connection", async () => {
    const it = tab();
    await it.startConversation();
    it.store.rate(5);
    it.socket.receive({ type: "CHAT_ENDED" });
    it.store.rate(4);
    it.store.rate(2);
    expect([it.socket.sent.filter(({ type }) => type === "CHAT_ENDED"), it.store.state.givenRating]).toEqual([
      [{ type: "CHAT_ENDED", rating: 4 }],
      4,
    ]);
  });
});

describe("(part of CHAT-10) sent messages", () => {
  it("delivers chat messages; without a connection they wait, or fail when overdue", async () => {
    const it = tab();
    await it.startConversation();
    const delivery = () =>
      it.store.lines.flatMap((line) =>
        line.kind === "own" ? line.delivery : line.kind === "message" ? line.message.sender : [],
      );
    it.store.setDraft("  Halo ");
    it.store.sendText();
    expect([it.store.draft, delivery(), it.sent().at(-1)]).toEqual(["", ["sending"], "Halo"]);
    await it.clock.advance(10_000);
    expect(delivery()).toEqual(["failed"]);
    const id = it.store.state.transcript.outbox[0]?.id ?? "";
    it.store.dispatch({ kind: "message-resent", id });
    expect([delivery(), it.sent().filter((text) => text === "Halo")]).toEqual([["sending"], ["Halo", "Halo"]]);
    it.socket.receive({ type: "ACK_NEW_MESSAGE", id, place: 1, at: 5 });
    expect(delivery()).toEqual(["customer"]);
    it.socket.drop();
    it.store.setDraft("Jeszcze");
    it.store.sendText();
    expect(delivery()).toEqual(["customer", "waits"]);
  });

  it("keeps the lines of stored chat messages while a message is being sent", async () => {
    const it = tab();
    await it.startConversation();
    it.socket.receive(newMessageFrame(1), newMessageFrame(2));
    const stop = autorun(() => void it.store.lines);
    // The last message is marked as the last one only until another one is sent.
    const before = it.store.lines.slice(0, -1);
    it.store.sendText("Halo");
    expect(it.store.lines.at(-1)?.kind).toBe("own");
    expect(before.length).toBeGreaterThan(1);
    expect(before.filter((line, index) => it.store.lines[index] !== line)).toEqual([]);
    stop();
  });

  it("sends waiting chat messages in order after a reconnect, which the transcript shows", async () => {
    const it = tab();
    await it.startConversation();
    it.socket.receive(newMessageFrame(1));
    it.socket.drop();
    it.store.sendText("raz");
    it.store.sendText("dwa");
    await it.clock.advance(2_000);
    it.socket.answer();
    it.socket.receive({ type: "CHAT_RECONNECT", isKnown: true, partner: "agent", hasEnded: false, messages: [] });
    expect(it.sent().slice(-3)).toEqual(["CHAT_RECONNECT", "raz", "dwa"]);
    expect(it.store.lines.flatMap((line) => (line.kind === "mark" ? line.mark.kind : []))).toEqual([
      "lost",
      "restored",
    ]);
  });

  it("moves unsent messages to the next draft when the conversation cannot be continued", async () => {
    const it = tab();
    await it.startConversation();
    it.store.sendText("Ważne");
    it.socket.drop();
    await it.clock.advance(2_000);
    it.socket.answer();
    it.socket.receive({ type: "CHAT_RECONNECT", isKnown: false });
    it.socket.receive({ type: "HISTORY_LIST", chats: [] });
    it.store.start(START_FORM);
    expect([it.store.draft, it.store.state.unsent]).toEqual(["Ważne", []]);
  });
});

it("does not rebuild the chat lines for an event that changes no message", async () => {
  const it = tab();
  await it.startConversation();
  it.socket.receive(newMessageFrame(1));
  const drawn: number[] = [];
  const stop = autorun(() => void drawn.push(it.store.lines.length));
  await it.clock.advance(20_000);
  expect(it.sent().at(-1), "the connection was checked").toBe("CHAT_RECONNECT");
  it.socket.receive(
    { type: "CHAT_RECONNECT", isKnown: true, partner: "agent", hasEnded: false, messages: [] },
    { type: "IS_TYPING", name: "Ewa" },
    newMessageFrame(1),
  );
  expect(drawn).toHaveLength(1);
  it.socket.receive(newMessageFrame(2));
  it.store.sendText("Halo");
  expect(drawn, "a new message rebuilds the lines").toHaveLength(3);
  await it.clock.advance(10_000);
  expect(drawn.length, "an overdue message rebuilds the lines").toBeGreaterThan(3);
  stop();
});

describe("chat window", () => {
  it("(part of CHAT-04) opens the chat window by its stored state at start, after 300 ms", async () => {
    const { one } = fakeChatMemoryTabs();
    one.saveWindow("open");
    const it = tab({ memory: one });
    await it.clock.advance(299);
    expect(it.store.window).toBe("closed");
    await it.clock.advance(1);
    expect([it.store.window, it.store.state.connection]).toEqual(["open", "connecting"]);
  });

  it("keeps the chat closed when it was closed, or minimised without a conversation", async () => {
    for (const left of ["closed", "minimised"] as const) {
      const { one } = fakeChatMemoryTabs();
      one.saveWindow(left);
      const it = tab({ memory: one });
      await it.clock.advance(1_000);
      expect([it.store.window, one.window()]).toEqual(["closed", left]);
    }
  });

  it("counts and announces chat messages while minimised, until the window is opened", async () => {
    const it = tab();
    await it.startConversation();
    it.store.setSound(true);
    expect(it.alert.played).toBe(1);
    it.socket.receive(newMessageFrame(1, "bot"));
    expect([it.store.unread, it.alert.played]).toEqual([0, 1]);
    it.store.minimise();
    it.socket.receive(newMessageFrame(2), newMessageFrame(2), newMessageFrame(3));
    expect([it.store.unread, it.alert.played, it.socket.state]).toEqual([2, 3, "open"]);
    it.store.show();
    expect([it.store.unread, it.store.window]).toEqual([0, "open"]);
    it.store.setPageVisible(false);
    it.store.setSound(false);
    it.socket.receive(newMessageFrame(4));
    expect([it.store.unread, it.alert.played]).toEqual([1, 3]);
    it.store.setPageVisible(true);
    expect(it.store.unread).toBe(0);
  });

  it("does not open the chat window without a login", () => {
    const it = tab();
    it.store.handleLogout();
    it.store.show();
    expect(it.store.window).toBe("closed");
  });
});

describe("(part of CHAT-14) history search", () => {
  it("searches former chats 500 ms after the last letter, from three on; fewer show all", async () => {
    const it = tab();
    await it.connect();
    it.socket.receive({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: 1, title: "Faktura" }] });
    const searched = () =>
      it.socket.sent.flatMap((frame) => (frame.type === "SEARCH_RESULTS" ? frame.searchValue : []));
    it.store.search.setText("fak");
    await it.clock.advance(499);
    it.store.search.setText("fakt");
    await it.clock.advance(499);
    expect(searched()).toEqual([]);
    await it.clock.advance(1);
    expect(searched()).toEqual(["fakt"]);
    it.store.search.setText("fa");
    expect(it.store.state.search).toBeUndefined();
    await it.clock.advance(5_000);
    expect(searched()).toEqual(["fakt"]);
  });

  it("clears the search of former chats when the list closes, including a pending one", async () => {
    const it = tab();
    await it.connect();
    it.socket.receive({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: 1, title: "Faktura" }] });
    it.store.search.setText("fakt");
    it.store.dispatch({ kind: "new-chat-pressed" });
    await it.clock.advance(5_000);
    it.store.dispatch({ kind: "history-pressed" });
    expect([it.store.search.text, it.store.state.search, it.sent()]).toEqual(["", undefined, ["HISTORY_LIST"]]);
  });

  it("clears the search of former chats after a failure and repeats it after a reconnect", async () => {
    const it = tab();
    await it.connect();
    it.socket.receive({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: 1, title: "Faktura" }] });
    it.store.search.setText("fakt");
    await it.clock.advance(500);
    it.socket.drop();
    await it.clock.advance(2_000);
    it.socket.answer();
    it.socket.receive({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: 1, title: "Faktura" }] });
    await it.clock.advance(500);
    expect([it.store.search.text, it.sent()]).toEqual([
      "fakt",
      ["HISTORY_LIST", "SEARCH_RESULTS", "HISTORY_LIST", "SEARCH_RESULTS"],
    ]);
    it.socket.receive(
      { type: "SEARCH_RESULTS", searchValue: "fakt", chats: [] },
      { type: "ERROR", error: "WEBCHAT_NO_AGENTS" },
    );
    expect([it.store.search.text, it.store.state.search]).toEqual(["", undefined]);
  });
});
