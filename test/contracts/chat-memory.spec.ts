// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { BrowserChatMemoryAdapter } from "#adapters/storage/browser-chat-memory.adapter.ts";
import { LocalChatWindowMemoryAdapter } from "#adapters/storage/local-chat-window-memory.adapter.ts";
import { fakeChatMemoryTabs } from "#test/fakes/fake-chat-memory.ts";
import { fakeChatWindowMemory } from "#test/fakes/fake-chat-window-memory.ts";
import { chatMemoryPortContract } from "./chat-memory-port.contract.ts";
import { chatWindowMemoryPortContract } from "./chat-window-memory-port.contract.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

chatMemoryPortContract("fake", fakeChatMemoryTabs);

chatMemoryPortContract("browser", () => {
  const [one, other] = [new EventTarget(), new EventTarget()];
  /** Storage of a tab that notifies the other tab of each change, as a browser does. */
  const tab = (own: EventTarget, otherTab: EventTarget) => {
    const change = (key: string, act: () => void): void => {
      const before = localStorage.getItem(key);
      act();
      if (localStorage.getItem(key) !== before) otherTab.dispatchEvent(new StorageEvent("storage", { key }));
    };
    const shared = {
      length: 0,
      clear: () => localStorage.clear(),
      key: (index: number) => localStorage.key(index),
      getItem: (key: string) => localStorage.getItem(key),
      setItem: (key: string, value: string) => change(key, () => localStorage.setItem(key, value)),
      removeItem: (key: string) => change(key, () => localStorage.removeItem(key)),
    };
    return new BrowserChatMemoryAdapter({
      localStorage: shared,
      sessionStorage,
      addEventListener: own.addEventListener.bind(own),
      removeEventListener: own.removeEventListener.bind(own),
    });
  };
  return { one: tab(one, other), other: tab(other, one) };
});

it.each([
  "{",
  "7",
  "{}",
  '{"id":"t-1","owner":7,"seen":0,"topic":"sale"}',
  '{"id":"t-1","owner":"a","topic":"sale"}',
  '{"id":"t-1","owner":"a","seen":0}',
  '{"id":"t-1","owner":"a","seen":0,"topic":"else"}',
])("ignores the stored conversation %s because it is malformed", (text) => {
  localStorage.setItem("ebok.chat.talk", text);
  expect(new BrowserChatMemoryAdapter(window).storedConversation()).toBeUndefined();
});

it("skips malformed messages of a stored outbox", () => {
  sessionStorage.setItem(
    "ebok.chat.outbox",
    '{"talk":"t-1","own":[{"id":"o-1","text":"a","at":1},{"id":2},null,{"id":"o-2","text":"b","at":1,"sentAt":"x"}]}',
  );
  expect(new BrowserChatMemoryAdapter(window).outbox("t-1").map(({ id }) => id)).toEqual(["o-1"]);
});

it.each(["{", "[]", '{"owner":"anna","texts":7}', '{"owner":"jan","texts":["a"]}'])(
  "ignores the stored unsent texts %s because they are malformed or have another owner",
  (text) => {
    sessionStorage.setItem("ebok.chat.unsent", text);
    expect(new BrowserChatMemoryAdapter(window).unfinishedChat("anna").unsent).toEqual([]);
  },
);

it("skips malformed entries of the stored unsent texts", () => {
  sessionStorage.setItem("ebok.chat.unsent", '{"owner":"anna","texts":["a",7,null,"b"]}');
  expect(new BrowserChatMemoryAdapter(window).unfinishedChat("anna").unsent).toEqual(["a", "b"]);
});

it("stores no chat memory and does not throw when the browser denies storage", () => {
  const forbidden = {
    get localStorage(): Storage {
      throw new Error("forbidden");
    },
    get sessionStorage(): Storage {
      throw new Error("forbidden");
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const memory = new BrowserChatMemoryAdapter(forbidden);
  memory.saveWindow("open");
  memory.saveConversation({ id: "t-1", owner: "a", seen: 0, topic: "sale" });
  memory.saveOutbox("t-1", [{ id: "o-1", text: "a", at: 1, sentAt: undefined }]);
  memory.saveUnfinishedChat("a", { unsent: ["a"], isToBeEnded: true });
  expect(memory.unfinishedChat("a")).toEqual({ unsent: [], isToBeEnded: false });
  memory.forget();
  expect([memory.window(), memory.storedConversation(), memory.outbox("t-1"), memory.sound()]).toEqual([
    "closed",
    undefined,
    [],
    false,
  ]);
});

chatWindowMemoryPortContract("fake", () => {
  const port = fakeChatWindowMemory();
  return { port, setOpen: port.setOpen };
});

chatWindowMemoryPortContract("local storage", () => {
  const chat = new BrowserChatMemoryAdapter(window);
  return {
    port: new LocalChatWindowMemoryAdapter(window),
    setOpen(isOpen) {
      chat.saveWindow(isOpen ? "minimised" : "closed");
      // A browser notifies the other tabs of each change.
      window.dispatchEvent(new StorageEvent("storage"));
    },
  };
});

it("finds no chat left open when the browser denies storage", () => {
  const denied = {
    get localStorage(): Storage {
      throw new Error("denied");
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  expect(new LocalChatWindowMemoryAdapter(denied).wasLeftOpen()).toBe(false);
});
