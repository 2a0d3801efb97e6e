import type { Page } from "@playwright/test";
import { CHAT_MS, openChatPage, type ChatPage } from "./chat-page.ts";
import type { Figures } from "./figures.ts";
import type { Sites } from "./sites.ts";
import type { SlowBrowser } from "./slow-browser.ts";
import { summarize } from "./statistics.ts";

/** Number of messages of the customer; the agent answers each. */
const SENDS = 600;
/** Number of messages before the first measurement: code is slow when it first runs. */
const WARM_UP_SENDS = 20;
/** Number of messages that both chats send in turns. Single sends vary by a frame or two, so the median needs many. */
const COMPARED_SENDS = 120;
const MEGABYTE = 1_048_576;

/** Writes and sends a message; returns the time until its bubble is in a frame, ms. */
function send(page: Page, text: string): Promise<number> {
  return page.evaluate(async (message) => {
    const field = document.querySelector<HTMLTextAreaElement>(".chat textarea");
    // Uses the native setter, as a keyboard does: a framework that watches the property must not notice.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, message);
    field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isShown = (): boolean => {
      const own = document.querySelectorAll('.chat__log .bubble[data-side="me"]');
      // The portal joins short words with the next one.
      const text = (own[own.length - 1]?.textContent ?? "").replaceAll("\u2060", "").replace(/\s/g, " ");
      return text.includes(message);
    };
    const start = performance.now();
    field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, text);
}

/** Sends a message, which the agent answers; returns the time of the send, ms. */
async function exchange({ page, say, waitForMessage }: ChatPage, name: string): Promise<number> {
  // A browser draws only the page in front.
  await page.bringToFront();
  const took = await send(page, `Pytanie ${name}, i kilka słów o tym, co nie działa.`);
  await say(`Odpowiedź ${name}, i kilka słów o tym, co dalej.`);
  await waitForMessage(`Odpowiedź ${name},`);
  return took;
}

async function warmUp(chat: ChatPage): Promise<void> {
  for (let place = 0; place < WARM_UP_SENDS; place += 1) await exchange(chat, `wstępne ${place}`);
}

/**
 * Measures an hour of chat with 1,200 messages: growth of memory, and whether sending becomes slower. For that, a new
 * chat takes place beside it at the end, and both send in turns: minutes apart the machine itself is faster or slower.
 */
export async function measureChatHour(browser: SlowBrowser, sites: Sites, figures: Figures): Promise<void> {
  const chat = await openChatPage(browser, sites);
  await warmUp(chat);
  const before = await chat.heap();
  for (let place = 0; place < SENDS; place += 1) {
    await chat.agent.post("/clock", { advanceMs: CHAT_MS / SENDS });
    await exchange(chat, `numer ${place}`);
  }
  figures.set("an hour of chat: heap grows, MB/portal", ((await chat.heap()) - before) / MEGABYTE);

  const newChat = await openChatPage(browser, sites, "second");
  await warmUp(newChat);
  const sends: { readonly long: number; readonly fresh: number }[] = [];
  while (sends.length < COMPARED_SENDS) {
    const name = `zmiana ${sends.length}`;
    sends.push({ long: await exchange(chat, name), fresh: await exchange(newChat, name) });
  }
  figures.set("an hour of chat: a send at its end, ms/portal", summarize(sends.map(({ long }) => long)).median);
  figures.set("a new chat beside it: a send, ms/portal", summarize(sends.map(({ fresh }) => fresh)).median);
  for (const { agent, id, profile } of [newChat, chat]) {
    await agent.post(`/chat/${id}/end`, {});
    await profile.close();
  }
}
