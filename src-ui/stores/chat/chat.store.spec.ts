import { configure } from "mobx";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ChatMemoryPort, ChatMessage, ReceivedFrame } from "#domain/chat/index.ts";
import { fakeChatAdmission, fakeChatSocket } from "#test/fakes/fake-chat.ts";
import { fakeChatTabs } from "#test/fakes/fake-chat-memory.ts";
import { countedIntentIds, fakeConnectivity } from "#test/fakes/fake-device.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { ChatStore } from "./chat.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const START = { email: "anna@example.pl", topic: "technical", phone: undefined } as const;
const ANNA = "anna/4127830";

const said = (place: number, sender: ChatMessage["sender"] = "agent"): ReceivedFrame =>
  ({ type: "NEW_MESSAGE", message: { id: `m-${place}`, place, sender, content: { kind: "text", text: `Zdanie ${place}` }, at: 1_000, name: "Ewa", answers: [] } });

const message = (place: number): ChatMessage => {
  const frame = said(place);
  if (frame.type !== "NEW_MESSAGE") throw new Error("no message");
  return frame.message;
};

/** One tab with its chat; `memory` is what its browser has kept. */
function tab({ memory = fakeChatTabs().one, clock = movableClock(), owner = ANNA } = {}) {
  const [admission, socket, connectivity, chime] = [fakeChatAdmission(), fakeChatSocket(), fakeConnectivity(), vi.fn()];
  const store = new ChatStore({ admission, socket, connectivity, clock, chance: () => 0.5, memory, ids: countedIntentIds(), chime });
  store.begin(owner);
  const settled = () => clock.advance(0);
  const sent = () => socket.sent.map((frame) => (frame.type === "NEW_MESSAGE" ? frame.text : frame.type));
  return {
    store, socket, admission, connectivity, chime, clock, settled, sent,
    async connect() {
      store.show();
      await settled();
      socket.answer();
    },
    async talk() {
      await this.connect();
      socket.hear({ type: "HISTORY_LIST", chats: [] });
      store.start(START);
    },
    /** The same tab after a reload. */
    reload: (kept: ChatMemoryPort) => tab({ memory: kept, clock, owner }),
  };
}

describe("the machine is run", () => {
  it("(part of CHAT-05) opening connects, with a token; closing ends the conversation and the connection, and forgets everything", async () => {
    const { one } = fakeChatTabs();
    const it = tab({ memory: one });
    await it.talk();
    it.socket.hear(said(1));
    expect([it.socket.tokens, it.sent(), it.store.window, one.window()]).toEqual([["chat-1"], ["HISTORY_LIST", "CHAT_START", "ACK_NEW_MESSAGE"], "open", "open"]);
    it.store.close();
    expect([it.sent().at(-1), it.socket.state, it.store.window, it.store.lines, one.window(), one.talk()]).toEqual(["CHAT_ENDED", "none", "closed", [], "closed", undefined]);
    expect(it.clock.waiting).toBe(0);
  });

  it("(part of CHAT-18) somebody of the operator's own gets no chat, and no socket", async () => {
    const it = tab();
    it.admission.backdoor(true);
    it.store.show();
    await it.settled();
    expect([it.store.state.error, it.store.state.step, it.socket.tokens]).toEqual(["BACKEND_ACCESS", "ERROR", []]);
  });

  it("(part of CHAT-08) while a consultant is waited for, that is told every 30 seconds", async () => {
    const it = tab();
    await it.talk();
    it.socket.hear({ type: "BOT_ENDED" });
    for (let second = 1; second <= 95; second += 1) {
      await it.clock.advance(1_000);
      it.socket.hear({ type: "IS_TYPING", name: undefined });
    }
    expect(it.sent().filter((type) => type === "WAITING")).toHaveLength(3);
    it.socket.hear({ type: "CHAT_ENDED" });
    await it.clock.advance(60_000);
    expect(it.sent().filter((type) => type === "WAITING")).toHaveLength(3);
  });

  it("(part of CHAT-09) a sign of typing goes by itself after 2 seconds", async () => {
    const it = tab();
    await it.talk();
    it.socket.hear({ type: "IS_TYPING", name: "Ewa" });
    await it.clock.advance(1_999);
    expect(it.store.state.typing).toEqual({ name: "Ewa" });
    await it.clock.advance(1);
    expect(it.store.state.typing).toBeUndefined();
  });

  it("(part of CHAT-11) a broken line is mended after 2, 4, 8, 16 seconds, and given up after 13 attempts", async () => {
    const it = tab();
    await it.talk();
    it.socket.drop();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      const before = it.socket.tokens.length;
      let waited = 0;
      for (; it.socket.tokens.length === before; waited += 500) await it.clock.advance(500);
      waits.push(waited);
      it.socket.drop();
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, ...Array<number>(10).fill(16_000)]);
    expect([it.store.state.connection, it.store.state.error]).toEqual(["failed", "SERVICE_UNAVAILABLE"]);
    it.store.tell({ kind: "reconnect-pressed" });
    await it.settled();
    expect([it.socket.state, it.socket.tokens.at(-1)]).toEqual(["opening", "chat-2"]);
  });

  it("a network that is away when the chat is opened is known", async () => {
    const it = tab();
    it.connectivity.set(false);
    it.store.show();
    expect(it.store.state.isOffline).toBe(true);
    it.connectivity.set(true);
    expect(it.store.state.isOffline).toBe(false);
  });
});

describe("(part of CHAT-10) what is written", () => {
  it("is sending, then there; without a line it waits, overdue it has failed and can be sent again", async () => {
    const it = tab();
    await it.talk();
    const delivery = () => it.store.lines.flatMap((line) => (line.kind === "own" ? line.delivery : line.kind === "message" ? line.message.sender : []));
    it.store.type("  Halo ");
    it.store.write();
    expect([it.store.draft, delivery(), it.sent().at(-1)]).toEqual(["", ["sending"], "Halo"]);
    await it.clock.advance(10_000);
    expect(delivery()).toEqual(["failed"]);
    const id = it.store.state.transcript.outbox[0]?.id ?? "";
    it.store.tell({ kind: "sent-again", id });
    expect([delivery(), it.sent().filter((text) => text === "Halo")]).toEqual([["sending"], ["Halo", "Halo"]]);
    it.socket.hear({ type: "ACK_NEW_MESSAGE", id, place: 1, at: 5 });
    expect(delivery()).toEqual(["customer"]);
    it.socket.drop();
    it.store.type("Jeszcze");
    it.store.write();
    expect(delivery()).toEqual(["customer", "waits"]);
  });

  it("goes out in its order once the line is there, and the line says when it was lost and restored", async () => {
    const it = tab();
    await it.talk();
    it.socket.hear(said(1));
    it.socket.drop();
    it.store.write("raz");
    it.store.write("dwa");
    await it.clock.advance(2_000);
    it.socket.answer();
    it.socket.hear({ type: "CHAT_RECONNECT", isOn: true, side: "agent", hasEnded: false, messages: [] });
    expect(it.sent().slice(-3)).toEqual(["CHAT_RECONNECT", "raz", "dwa"]);
    expect(it.store.lines.flatMap((line) => (line.kind === "mark" ? line.mark.kind : []))).toEqual(["lost", "restored"]);
  });

  it("of a conversation that cannot be gone on with is put into the field of the next one", async () => {
    const it = tab();
    await it.talk();
    it.store.write("Ważne");
    it.socket.drop();
    await it.clock.advance(2_000);
    it.socket.answer();
    it.socket.hear({ type: "CHAT_RECONNECT", isOn: false });
    it.socket.hear({ type: "HISTORY_LIST", chats: [] });
    it.store.start(START);
    expect([it.store.draft, it.store.state.unsent]).toEqual(["Ważne", []]);
  });
});

describe("the window", () => {
  it("(part of CHAT-04) a stored flag opens it at start, after 300 ms", async () => {
    const { one } = fakeChatTabs();
    one.keepWindow("open");
    const it = tab({ memory: one });
    await it.clock.advance(299);
    expect(it.store.window).toBe("closed");
    await it.clock.advance(1);
    expect([it.store.window, it.store.state.connection]).toEqual(["open", "connecting"]);
  });

  it("one that was closed, or minimised with nothing going on, stays closed", async () => {
    for (const left of ["closed", "minimised"] as const) {
      const { one } = fakeChatTabs();
      one.keepWindow(left);
      const it = tab({ memory: one });
      await it.clock.advance(1_000);
      expect([it.store.window, one.window()]).toEqual(["closed", left]);
    }
  });

  it("minimised the chat goes on: what comes is counted and heard, and no more once it is looked at", async () => {
    const it = tab();
    await it.talk();
    it.store.setSound(true);
    expect(it.chime).toHaveBeenCalledTimes(1);
    it.socket.hear(said(1, "bot"));
    expect([it.store.unread, it.chime.mock.calls.length]).toEqual([0, 1]);
    it.store.minimise();
    it.socket.hear(said(2), said(2), said(3));
    expect([it.store.unread, it.chime.mock.calls.length, it.socket.state]).toEqual([2, 3, "open"]);
    it.store.show();
    expect([it.store.unread, it.store.window]).toEqual([0, "open"]);
    it.store.watch(false);
    it.store.setSound(false);
    it.socket.hear(said(4));
    expect([it.store.unread, it.chime.mock.calls.length]).toEqual([1, 3]);
    it.store.watch(true);
    expect(it.store.unread).toBe(0);
  });

  it("nobody opens it who is not in", () => {
    const it = tab();
    it.store.leave();
    it.store.show();
    expect(it.store.window).toBe("closed");
  });
});

describe("(part of CHAT-14) the search", () => {
  it("begins 500 ms after the last letter, from three letters on; fewer show everything at once", async () => {
    const it = tab();
    await it.connect();
    it.socket.hear({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: 1, title: "Faktura" }] });
    const searched = () => it.socket.sent.flatMap((frame) => (frame.type === "SEARCH_RESULTS" ? frame.searchValue : []));
    it.store.searchFor("fak");
    await it.clock.advance(499);
    it.store.searchFor("fakt");
    await it.clock.advance(499);
    expect(searched()).toEqual([]);
    await it.clock.advance(1);
    expect(searched()).toEqual(["fakt"]);
    it.store.searchFor("fa");
    expect(it.store.state.search).toBeUndefined();
    await it.clock.advance(5_000);
    expect(searched()).toEqual(["fakt"]);
  });
});

describe("reloads, tabs and the end of a session", () => {
  it("a reload goes on with the conversation, with what was not confirmed, and with the window as it was", async () => {
    const { one } = fakeChatTabs();
    const before = tab({ memory: one });
    await before.talk();
    before.socket.hear(said(1));
    before.store.minimise();
    before.socket.freeze();
    before.store.write("Halo");
    const after = before.reload(one);
    await after.clock.advance(300);
    after.socket.answer();
    expect(after.sent()).toEqual(["CHAT_RECONNECT"]);
    after.socket.hear({ type: "CHAT_RECONNECT", isOn: true, side: "agent", hasEnded: false, messages: [message(1), message(2)] });
    expect(after.sent().at(-1)).toBe("Halo");
    expect([after.store.window, after.store.unread, after.store.state.transcript.known.length]).toEqual(["minimised", 1, 2]);
  });

  it("two tabs show one chat: what one begins the other goes on with, what one closes is closed in both", async () => {
    const { one, other } = fakeChatTabs();
    const [here, there] = [tab({ memory: one }), tab({ memory: other })];
    await here.talk();
    await there.settled();
    there.socket.answer();
    expect(there.sent()).toEqual(["CHAT_RECONNECT"]);
    there.socket.hear({ type: "CHAT_RECONNECT", isOn: true, side: "bot", hasEnded: false, messages: [message(1)] });
    expect([there.store.window, there.store.state.talk, there.store.state.step]).toEqual(["open", "on", "CHAT"]);
    there.store.minimise();
    there.socket.hear(said(2));
    expect(there.store.unread).toBe(1);
    here.socket.hear(said(1), said(2));
    expect(there.store.unread).toBe(0);
    here.store.close();
    expect([there.store.window, there.socket.state, there.sent()]).toEqual(["closed", "none", ["CHAT_RECONNECT", "ACK_NEW_MESSAGE", "ACK_NEW_MESSAGE"]]);
  });

  it("a chat that is over and minimised stays as it is when another tab is opened", async () => {
    const { one, other } = fakeChatTabs();
    const here = tab({ memory: one });
    await here.talk();
    here.socket.hear(said(1), { type: "CHAT_ENDED" });
    here.store.minimise();
    const there = tab({ memory: other });
    await there.clock.advance(1_000);
    expect([here.store.window, here.store.lines.length > 0, here.socket.state, there.store.window]).toEqual(["minimised", true, "open", "closed"]);
    here.store.show();
    here.store.close();
    expect([here.store.window, other.window()]).toEqual(["closed", "closed"]);
  });

  it("a chat that was closed without a line is ended by the next greeting, in whichever tab and after a reload", async () => {
    const { one, other } = fakeChatTabs();
    const here = tab({ memory: one });
    await here.talk();
    here.socket.drop();
    here.store.close();
    for (const memory of [one, other]) {
      const there = here.reload(memory);
      await there.connect();
      expect(there.sent()).toEqual(["CHAT_ENDED", "HISTORY_LIST"]);
    }
    await here.connect();
    here.socket.hear({ type: "HISTORY_LIST", chats: [] });
    expect([here.sent().slice(-2), one.rest(ANNA)]).toEqual([["CHAT_ENDED", "HISTORY_LIST"], { unsent: [], isToBeEnded: false }]);
  });

  it("(part of CHAT-10) what could not be sent is offered after any number of reloads, until it is taken", async () => {
    const { one } = fakeChatTabs();
    const first = tab({ memory: one });
    await first.talk();
    first.socket.freeze();
    first.store.write("Ważne");
    let page = first.reload(one);
    await page.clock.advance(300);
    page.socket.answer();
    await page.clock.advance(5_000);
    expect([page.sent(), page.store.state.unsent]).toEqual([["CHAT_RECONNECT", "CHAT_ENDED", "HISTORY_LIST"], ["Ważne"]]);
    page = page.reload(one);
    await page.clock.advance(300);
    page = page.reload(one);
    await page.clock.advance(300);
    page.socket.answer();
    page.socket.hear({ type: "HISTORY_LIST", chats: [] });
    expect(page.store.state.unsent).toEqual(["Ważne"]);
    page.store.start(START);
    expect([page.store.draft, one.rest(ANNA)]).toEqual(["Ważne", { unsent: [], isToBeEnded: false }]);
  });

  it("what a tab could not send when another began a conversation is offered in the next one that it begins; closed elsewhere it is forgotten", async () => {
    const { one, other } = fakeChatTabs();
    const [here, there] = [tab({ memory: one }), tab({ memory: other })];
    await here.talk();
    await there.settled();
    there.store.write("Ważne");
    here.socket.hear({ type: "CHAT_ENDED" });
    here.store.tell({ kind: "new-chat-pressed" });
    here.store.start(START);
    expect([there.store.state.unsent, other.rest(ANNA).unsent]).toEqual([["Ważne"], ["Ważne"]]);
    here.socket.drop();
    here.store.close();
    expect([there.store.window, other.rest(ANNA)]).toEqual(["closed", { unsent: [], isToBeEnded: true }]);
  });

  it("a conversation that another tab begins after this one is a new one, and nothing of the former stays", async () => {
    const { one, other } = fakeChatTabs();
    const [here, there] = [tab({ memory: one }), tab({ memory: other })];
    await here.talk();
    await there.settled();
    there.socket.answer();
    there.socket.hear({ type: "CHAT_RECONNECT", isOn: true, side: "bot", hasEnded: false, messages: [message(1)] });
    here.socket.hear({ type: "CHAT_ENDED" });
    here.store.tell({ kind: "new-chat-pressed" });
    here.store.start(START);
    await there.settled();
    expect([there.store.state.transcript.known, there.socket.state, one.talk()]).toEqual([[], "opening", { id: "intent-0000000002", owner: ANNA, seen: 0 }]);
  });

  it("(part of SESS-06) a logout closes the socket, resets the chat and keeps the flag of its window", async () => {
    const { one } = fakeChatTabs();
    const it = tab({ memory: one });
    await it.talk();
    it.store.setSound(true);
    it.store.write("Tajne");
    it.store.type("Tajne");
    it.socket.hear({ type: "CHAT_ENDED" });
    expect(one.rest(ANNA).unsent).toEqual(["Tajne"]);
    it.store.leave();
    expect(one.rest(ANNA)).toEqual({ unsent: [], isToBeEnded: false });
    expect([it.socket.state, it.store.window, it.store.lines, it.store.draft, it.clock.waiting]).toEqual(["none", "closed", [], "", 0]);
    expect([one.window(), one.talk(), one.outbox("intent-0000000001"), one.sound()]).toEqual(["open", undefined, [], false]);
  });

  it("nobody is shown the conversation of somebody else", async () => {
    const { one } = fakeChatTabs();
    await tab({ memory: one }).talk();
    const next = tab({ memory: one, owner: "jan/1" });
    await next.clock.advance(300);
    next.socket.answer();
    expect([next.sent(), one.talk()]).toEqual([["HISTORY_LIST"], undefined]);
  });

  it("the end is rated once, over the connection that is still there", async () => {
    const it = tab();
    await it.talk();
    it.store.rate(5);
    it.socket.hear({ type: "CHAT_ENDED" });
    it.store.rate(4);
    it.store.rate(2);
    expect([it.socket.sent.filter(({ type }) => type === "CHAT_ENDED"), it.store.state.rated]).toEqual([[{ type: "CHAT_ENDED", rating: 4 }], 4]);
  });
});
