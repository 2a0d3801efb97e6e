import type { Page } from "@playwright/test";
import { CHAT_MS, openChatPage } from "./chat-page.ts";
import type { Figures } from "./figures.ts";
import type { Sites } from "./sites.ts";
import type { SlowBrowser } from "./slow-browser.ts";
import { summarize } from "./statistics.ts";

const MESSAGES = 2_000;
/** Number of messages posted at a time, between two advances of the sandbox's clock. */
const BATCH = 50;
const KEYS = 60;
const MEGABYTE = 1_048_576;

/** Measures the time from each key to the frame that shows it, ms. */
function typeKeys(page: Page): Promise<number[]> {
  return page.evaluate(async (keys) => {
    const field = document.querySelector<HTMLTextAreaElement>(".chat textarea");
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
    const took: number[] = [];
    for (let key = 1; key <= keys; key += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const start = performance.now();
      // Uses the native setter, as a keyboard does: a framework that watches the property must not notice.
      value?.set?.call(field, "a".repeat(key));
      field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      took.push(performance.now() - start);
    }
    return took;
  }, KEYS);
}

/** Measures a chat of 2,000 messages in an hour of the sandbox's clock: memory use and typing latency at its end. */
export async function measureChat(browser: SlowBrowser, sites: Sites, figures: Figures): Promise<void> {
  const { profile, agent, page, heap, id, say, waitForMessage } = await openChatPage(browser, sites);
  const before = await heap();
  for (let at = 0; at < MESSAGES; at += BATCH) {
    await agent.post("/clock", { advanceMs: (CHAT_MS * BATCH) / MESSAGES });
    for (let place = at; place < at + BATCH; place += 1)
      await say(`Zdanie numer ${place}, i jeszcze kilka słów o tym, co dalej.`);
  }
  await waitForMessage(`Zdanie numer ${MESSAGES - 1},`);
  const after = await heap();
  figures.set("2,000 messages of a chat: heap grows, MB/portal", (after - before) / MEGABYTE);
  const keys = await typeKeys(page);
  figures.set("2,000 messages of a chat: a key, ms/portal", summarize(keys).median);
  figures.set("2,000 messages of a chat: longest key, ms/portal", Math.max(...keys));
  await agent.post(`/chat/${id}/end`, {});
  await profile.close();
}
