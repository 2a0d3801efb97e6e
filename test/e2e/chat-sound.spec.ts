import type { BrowserContext, Page } from "@playwright/test";
import { bubbles, chatButton, chatWindow, startConversationWithAgent } from "./support/chat-page.ts";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { DEMO_DAY } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

/** Counts the tones of each page that the context opens after this call. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Silent = window.AudioContext;
    class Counted extends Silent {
      override createOscillator(): OscillatorNode {
        const { dataset } = document.documentElement;
        dataset["tones"] = String(Number(dataset["tones"] ?? 0) + 1);
        return super.createOscillator();
      }
    }
    window.AudioContext = Counted;
  });
}

const tones = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset["tones"] ?? 0));

test(
  "plays one sound in the tab that was focused last, or in the remaining tab after it closes",
  { tag: "@proof" },
  async ({ page, context, sandbox }) => {
    await listen(context);
    const chatAgent = await startConversationWithAgent(page, sandbox);
    const other = await context.newPage();
    await startClockAt(other, DEMO_DAY);
    await other.goto("/service/myServices");
    await expect(bubbles(other).filter({ hasText: "Łączę z konsultantem" })).toHaveCount(1);
    await chatWindow(page).getByRole("button", { name: "Włącz dźwięk" }).click();
    await expect(
      chatWindow(other).getByRole("button", { name: "Wyłącz dźwięk" }),
      "the setting applies in all tabs",
    ).toBeVisible();
    expect([await tones(page), await tones(other)], "turning the sound on plays it once").toEqual([2, 0]);
    for (const tab of [page, other]) await chatWindow(tab).getByRole("button", { name: "Zwiń czat" }).click();
    await other.evaluate(() => void window.dispatchEvent(new Event("focus")));

    await chatAgent.sendMessages("Już sprawdzam");
    for (const tab of [page, other]) await expect(chatButton(tab)).toContainText("1 nieprzeczytana");
    expect([await tones(page), await tones(other)]).toEqual([2, 2]);
    await other.close();
    const inLine = () =>
      page.evaluate(
        async () =>
          ((await navigator.locks.query()).pending ?? []).filter(({ name }) => name === "ebok.chat.lead").length,
      );
    await expect.poll(inLine, "the lead has moved, and no other tab waits for it").toBe(0);
    await chatAgent.sendMessages("Proszę chwilę zaczekać");
    await expect(chatButton(page)).toContainText("2 nieprzeczytane");
    expect(await tones(page)).toBe(4);
  },
);
