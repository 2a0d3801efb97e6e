// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { decodeFrame } from "#adapters/chat-socket/decode-frame.ts";
import { openChatTab } from "#test/fakes/open-chat-tab.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { modelRuns } from "#test/models/runs.ts";
import { ChatViewModel } from "#ui/features/chat/chat.view-model.ts";
import { ChatWindowView } from "#ui/features/chat/chat-window.view.tsx";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { hostileJson, withHostileValue } from "./hostile-values.ts";

afterEach(cleanup);

/** Frames in a usual run; `npm run proof -- models:hostile` tries 10,000. */
const USUAL_RUNS = 30;

const message = (place: number, changes: object = {}) => ({
  id: `m-${place}`,
  place,
  date: `2026-11-20T10:0${place}:00+01:00`,
  side: "AGENT",
  agentName: "Ewa",
  data: `Zdanie ${place}`,
  ...changes,
});
const FORMER = [{ id: "c-1", date: "2026-11-18T10:00:00+01:00", title: "Router" }];
const MESSAGES = [message(2), { ...message(3), type: "NEW_MESSAGE" }];

/** One valid frame of each type. */
const FRAMES: readonly unknown[] = [
  { type: "NEW_MESSAGE", data: message(2, { answers: ["Tak", "Nie"] }) },
  { type: "IMG_MESSAGE", data: message(2, { data: "https://img.example/x.png", title: "Zdjęcie" }) },
  { type: "URL_MESSAGE", data: message(2, { data: "https://a.example/x", title: "Strona" }) },
  { type: "HISTORY_LIST", data: { chats: FORMER } },
  { type: "HISTORY", data: { id: "c-1", messages: MESSAGES } },
  { type: "SEARCH_RESULTS", data: { searchValue: "router", chats: FORMER } },
  { type: "IS_TYPING", data: { agentName: "Ewa" } },
  { type: "WAIT_MESSAGE", data: { position: 3 } },
  { type: "ACK_NEW_MESSAGE", data: { id: "i-1", place: 2, date: "2026-11-20T10:02:00+01:00" } },
  { type: "CHAT_RECONNECT", data: { active: true, side: "AGENT", ended: false, messages: MESSAGES } },
  { type: "ERROR", data: { errorType: "SERVICE_UNAVAILABLE" } },
  { type: "BOT_ENDED", data: {} },
  { type: "CHAT_ENDED", data: {} },
];

const frame = fc
  .tuple(fc.constantFrom(...FRAMES), fc.record({ choice: fc.nat(1_000), other: hostileJson }), fc.nat(30))
  .map(([valid, replacement, place]) => JSON.stringify(withHostileValue(valid, replacement, place)));

/** Frames that once took the page away. */
const FOUND = [
  { type: "IMG_MESSAGE", data: message(2, { data: "https://cdn.example:99999/x.png" }) },
  { type: "IMG_MESSAGE", data: message(2, { data: "https://xn--a/x.png" }) },
  { type: "URL_MESSAGE", data: message(2, { data: "http://472.314.470.462/" }) },
  { type: "NEW_MESSAGE", data: message(2, { date: "9999-12-31T23:59:59Z" }) },
  { type: "HISTORY_LIST", data: { chats: [{ ...FORMER[0], date: "9999-12-31T23:59:59Z" }] } },
];

async function openConversation() {
  const tab = openChatTab();
  await tab.startConversation();
  const model = new ChatViewModel({
    store: tab.store,
    clock: tab.clock,
    save: vi.fn(),
    prefill: () => ({ email: "", phone: "" }),
    idempotencyKeys: fakeIdempotencyKeys(),
    mayAskForSupport: () => false,
    host: "ebok.example",
    outages: new AsyncValue(() => fakeMessages({ outages: [] }).loadOutages()),
    helpLines: [],
    agentHours: () => [],
    isFullScreen: () => false,
  });
  const caught: unknown[] = [];
  render(<ChatWindowView model={model} takesFocus={false} />, { onCaughtError: (error) => caught.push(error) });
  /** Returns true if the frame was read. */
  const receive = (text: string): boolean => {
    const decoded = decodeFrame(text);
    if (decoded.ok) act(() => tab.socket.receive(decoded.frame));
    return decoded.ok;
  };
  return { ...tab, caught, receive };
}

it("[SEC-06] lets one hostile value in a chat frame spoil at most its bubble", async () => {
  await fc.assert(
    fc.asyncProperty(frame, async (hostile) => {
      const { store, caught, receive } = await openConversation();
      receive(JSON.stringify({ type: "NEW_MESSAGE", data: message(1) }));
      receive(hostile);
      receive(JSON.stringify({ type: "NEW_MESSAGE", data: message(4) }));
      const chat = screen.getByRole("complementary");
      expect(within(chat).getAllByRole("heading").length).toBeGreaterThan(0);
      expect(within(chat).queryByText("Nie udało się pokazać tej części strony")).toBeNull();
      if (store.state.step === "CHAT") {
        const log = within(chat).getByRole("log", { name: "Rozmowa" });
        expect(log.textContent).toContain("Zdanie 1");
        expect(log.textContent).toContain("Zdanie 4");
      }
      expect(caught.length).toBeLessThanOrEqual(1);
      cleanup();
    }),
    { numRuns: modelRuns() ?? USUAL_RUNS, examples: FOUND.map((found) => [JSON.stringify(found)]) },
  );
});
