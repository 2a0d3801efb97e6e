import type { Browser, Page } from "@playwright/test";
import { CHAT_MS, openChatPage } from "./chat-page.ts";
import type { Figures } from "./figures.ts";
import type { Sites } from "./sites.ts";
import { compareEnds, summarize } from "./statistics.ts";

/** Number of messages of the customer; the agent answers each. */
const SENDS = 600;
/** Number of messages before the first measurement: code is slow when it first runs. */
const WARM_UP_SENDS = 20;
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

/** Measures an hour of chat with 1,200 messages: growth of memory, and whether sending becomes slower. */
export async function measureChatHour(browser: Browser, sites: Sites, figures: Figures): Promise<void> {
  const { profile, agent, page, heap, id, say, waitForMessage } = await openChatPage(browser, sites);
  const exchange = async (name: string): Promise<number> => {
    await agent.post("/clock", { advanceMs: CHAT_MS / (SENDS + WARM_UP_SENDS) });
    const took = await send(page, `Pytanie ${name}, i kilka słów o tym, co nie działa.`);
    await say(`Odpowiedź ${name}, i kilka słów o tym, co dalej.`);
    await waitForMessage(`Odpowiedź ${name},`);
    return took;
  };
  for (let place = 0; place < WARM_UP_SENDS; place += 1) await exchange(`wstępne ${place}`);
  const before = await heap();
  const sends: number[] = [];
  while (sends.length < SENDS) sends.push(await exchange(`numer ${sends.length}`));
  figures.set("an hour of chat: heap grows, MB/portal", ((await heap()) - before) / MEGABYTE);
  const { first, last } = compareEnds(sends, 0.1);
  figures.set("an hour of chat: first tenth of sends, ms/portal", first);
  figures.set("an hour of chat: last tenth of sends, ms/portal", last);
  figures.set("an hour of chat: a send, ms/portal", summarize(sends).median);
  await agent.post(`/chat/${id}/end`, {});
  await profile.close();
}
