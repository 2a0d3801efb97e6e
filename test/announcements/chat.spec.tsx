// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { virtual } from "@guidepup/virtual-screen-reader";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { ChatMessage, ReceivedFrame } from "#domain/chat/index.ts";
import { ChatViewModel, ChatWindowView } from "#ui/features/chat/chat.lazy-module.tsx";
import { ChatStore } from "#ui/stores/chat/chat.store.ts";
import { fakeChatAdmission, fakeChatSocket } from "#test/fakes/fake-chat.ts";
import { fakeChatMemoryTabs } from "#test/fakes/fake-chat-memory.ts";
import { fakeIdempotencyKeys, fakeConnectivity } from "#test/fakes/fake-device.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";

afterEach(async () => {
  await virtual.stop();
  cleanup();
});

const NOW = Date.UTC(2026, 10, 20, 9, 0);

/** Renders the chat's window with its form; the test plays the server. */
async function openChat() {
  const [socket, clock] = [fakeChatSocket(), movableClock(NOW)];
  const store = new ChatStore({
    socket,
    clock,
    admission: fakeChatAdmission(),
    connectivity: fakeConnectivity(),
    random: () => 0.5,
    memory: fakeChatMemoryTabs().one,
    ids: fakeIdempotencyKeys(),
    alert: { play: () => undefined },
    leadership: { isLeader: true },
  });
  const model = new ChatViewModel({
    store,
    clock,
    save: () => undefined,
    idempotencyKeys: fakeIdempotencyKeys(),
    mayAskForSupport: () => true,
    host: "ebok.example",
    outages: {
      known: [],
      state: { status: "ready", value: [] },
      incompleteFields: [],
      load: () => Promise.resolve(),
      reload: () => Promise.resolve(),
    },
    helpLines: [],
    agentHours: () => [],
    isFullScreen: () => false,
    prefill: () => ({ phone: "", email: "" }),
  });
  store.begin("anna/1");
  store.show();
  await clock.advance(0);
  socket.answer();
  render(<ChatWindowView model={model} takesFocus={false} />);
  const receive = (...frames: readonly ReceivedFrame[]): void => act(() => socket.receive(...frames));
  receive({ type: "HISTORY_LIST", chats: [] });
  return {
    store,
    receive,
    startConversation: () => act(() => store.start({ email: "anna@example.pl", topic: "technical", phone: undefined })),
    receiveMessage: (place: number, text: string, more: Partial<ChatMessage> = {}) =>
      receive({
        type: "NEW_MESSAGE",
        message: {
          id: `m-${place}`,
          place,
          sender: "agent",
          content: { kind: "text", text },
          at: NOW,
          name: "Ewa",
          answers: [],
          ...more,
        },
      }),
    break: () => act(() => socket.drop()),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Phrases that follow the actions, after the window was entered. */
async function phrasesAfter(...actions: readonly (() => Promise<void> | void)[]): Promise<readonly string[]> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  for (const action of actions) {
    await action();
    await settled();
  }
  return (await virtual.spokenPhraseLog()).map((phrase) => unjoinedText(phrase));
}

describe("chat as a screen reader reads it", () => {
  it("announces author and text of a message once, politely, and keeps the focus in the field", async () => {
    const it = await openChat();
    it.startConversation();
    screen.getByLabelText("Wiadomość").focus();
    const phrases = await phrasesAfter(
      () => it.receiveMessage(1, "Dzień dobry"),
      () => it.receiveMessage(1, "Dzień dobry"),
      () => it.receiveMessage(2, "W czym pomóc?"),
    );
    expect(phrases).toEqual([
      "polite: dziś, 10:00",
      "polite: Rozmowę przejmuje Ewa, 10:00",
      "polite: Ewa: Dzień dobry 10:00",
      "polite: Ewa: W czym pomóc? 10:00",
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText("Wiadomość"));
  });

  it("announces the chat status apart from the messages, and only when it changes", async () => {
    const it = await openChat();
    it.startConversation();
    const phrases = await phrasesAfter(
      () => it.receive({ type: "BOT_ENDED" }),
      () => it.receive({ type: "WAIT_MESSAGE", position: 2 }),
      () => it.receive({ type: "WAIT_MESSAGE", position: 2 }),
      () => it.break(),
    );
    expect(phrases).toEqual([
      "polite: Czekasz na konsultanta",
      "polite: Czekasz na konsultanta. Przed tobą jest 1 osoba",
      "polite: Brak połączenia. Łączymy ponownie",
      "polite: Utracono połączenie, 10:00",
    ]);
  });

  it("announces typing and the end of the chat", async () => {
    const it = await openChat();
    it.startConversation();
    const phrases = await phrasesAfter(
      () => it.receive({ type: "IS_TYPING", name: "Ewa" }),
      () => it.receive({ type: "CHAT_ENDED" }),
    );
    expect(phrases).toEqual([
      "polite: Ewa pisze",
      "heading, Automat, level 2",
      "polite: Możesz ocenić rozmowę albo zacząć nową",
      "polite: Rozmowa zakończona, 10:00",
    ]);
  });

  it("focuses the first invalid field of a form and announces its error", async () => {
    await openChat();
    const phrases = await phrasesAfter(() => userEvent.click(screen.getByRole("button", { name: "Zacznij rozmowę" })));
    expect(phrases).toEqual([
      "button, Zacznij rozmowę",
      "combobox, Temat, Wybierz temat, has popup listbox, not expanded, invalid",
    ]);
  });

  it("announces the question before the chat closes, with its safe answer (part of CHAT-03)", async () => {
    const it = await openChat();
    it.startConversation();
    const phrases = await phrasesAfter(() => userEvent.click(screen.getByRole("button", { name: "Zakończ czat" })));
    expect(phrases).toEqual([
      "button, Zakończ czat",
      "alertdialog, Czy zakończyć czat?, Rozmowa zostanie w historii.",
      "button, Wróć do rozmowy",
    ]);
  });

  it("reads the conversation line by line with the author of each", async () => {
    const it = await openChat();
    it.startConversation();
    it.receiveMessage(1, "Dzień dobry");
    act(() => it.store.sendText("Halo"));
    await virtual.start({ container: screen.getByRole("log") });
    const read: string[] = [];
    for (let steps = 0; steps < 20 && read.at(-1) !== "end of log, Rozmowa"; steps += 1) {
      await virtual.next();
      read.push(await virtual.lastSpokenPhrase());
    }
    expect(read.map((phrase) => unjoinedText(phrase)).filter((phrase) => !phrase.endsWith("paragraph"))).toEqual([
      "dziś, 10:00",
      "Rozmowę przejmuje Ewa, 10:00",
      "Ewa:",
      "Dzień dobry",
      "10:00",
      "Ty:",
      "Halo",
      "wysyłamy…",
      "end of log, Rozmowa",
    ]);
  });
});
