import type { Locator, Page } from "@playwright/test";
import { chatButton, chatWindow, ChatAgent, startChat } from "./support/chat-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";

// A keyboard that covers the page instead of resizing it, as in the app on iOS.
const [HEIGHT, KEYBOARD] = [844, 336];
test.use({ viewport: { width: 390, height: HEIGHT }, inApp: true });

/** Replaces the visual viewport; `rise` sets how many pixels the keyboard covers. */
async function withKeyboard(page: Page): Promise<{ rise(covered: number): Promise<void> }> {
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, covered: 0 });
    Object.defineProperty(seen, "height", { get: () => window.innerHeight - seen.covered });
    Object.defineProperty(window, "visualViewport", { value: seen });
    window.addEventListener("keyboard-in-test", (event) => {
      seen.covered = event instanceof CustomEvent ? Number(event.detail) : 0;
      seen.dispatchEvent(new Event("resize"));
    });
  });
  return {
    rise: (covered) =>
      page.evaluate((detail) => void window.dispatchEvent(new CustomEvent("keyboard-in-test", { detail })), covered),
  };
}

const edges = async (what: Locator): Promise<readonly [top: number, bottom: number]> => {
  const box = await what.boundingBox();
  return [box?.y ?? Number.NaN, (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)];
};

test("(part of WRAP-01) keeps a large dialog's field in view above the keyboard", async ({ page }) => {
  const keyboard = await withKeyboard(page);
  await openWithStoredSession(page, "m.brzezinska");
  await page.goto("/personalData");
  await page.getByRole("button", { name: "Zmień dane kontaktowe" }).click();
  const dialog = page.getByRole("dialog", { name: "Dane kontaktowe" });
  await dialog.getByRole("button", { name: "Zmień: e-mail", exact: true }).click();
  const field = dialog.getByLabel("E-mail", { exact: true });
  await expect(field).toBeFocused();
  await keyboard.rise(KEYBOARD);
  await expect.poll(async () => (await edges(dialog))[1]).toBe(HEIGHT - KEYBOARD);
  expect((await edges(dialog))[0], "its head is in view").toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await edges(field))[1], "above the keyboard").toBeLessThan(HEIGHT - KEYBOARD);
  expect((await edges(field))[0]).toBeGreaterThan(0);
  await expect(dialog.getByRole("button", { name: "Zapisz" })).toBeVisible();
  await keyboard.rise(0);
  await expect.poll(async () => (await edges(dialog))[1]).toBe(HEIGHT);
});

test(
  "(part of WRAP-01) keeps a field near a page's end and the chat's field above the keyboard",
  { tag: "@proof" },
  async ({ page }) => {
    const keyboard = await withKeyboard(page);
    await new ChatAgent(page).settle();
    await openWithStoredSession(page, "m.brzezinska");
    await page.goto("/supportRequest");
    await page
      .getByRole("link", { name: /Awaria albo problem/ })
      .last()
      .click();
    const last = page.getByRole("textbox", { name: "Opisz problem" });
    await last.focus();
    await keyboard.rise(KEYBOARD);
    await expect.poll(async () => (await edges(last))[0]).toBeLessThan(HEIGHT - KEYBOARD);
    await keyboard.rise(0);

    await page.goto("/index");
    await expect(chatButton(page)).toBeVisible();
    await startChat(page);
    const line = chatWindow(page).getByLabel("Wiadomość", { exact: true });
    await line.focus();
    await keyboard.rise(KEYBOARD);
    await expect.poll(async () => (await edges(line))[1]).toBeLessThanOrEqual(HEIGHT - KEYBOARD);
  },
);

test(
  "(part of WRAP-01) hides sections and quick actions while the user types, then shows them",
  { tag: "@proof" },
  async ({ page }) => {
    const keyboard = await withKeyboard(page);
    await openWithStoredSession(page, "m.brzezinska", "/supportRequest");
    await page
      .getByRole("link", { name: /Awaria albo problem/ })
      .last()
      .click();
    const field = page.getByRole("textbox", { name: "Opisz problem" });
    const [sections, chat] = [page.getByRole("navigation", { name: "Działy, pasek dolny" }), chatButton(page)];
    await expect(chat).toBeVisible();
    await field.focus();
    await expect(sections).toBeVisible();
    await keyboard.rise(KEYBOARD);
    await expect(sections).toBeHidden();
    await expect(chat).toBeHidden();
    await expect.poll(async () => (await edges(field))[0]).toBeLessThan(HEIGHT - KEYBOARD);
    await keyboard.rise(0);
    await expect(sections).toBeVisible();
    await expect(chat).toBeVisible();

    // A keyboard that resizes the web view.
    await page.setViewportSize({ width: 390, height: HEIGHT - KEYBOARD });
    await keyboard.rise(0);
    await expect(sections).toBeHidden();
    await expect(chat).toBeHidden();
    await field.blur();
    await expect(sections).toBeVisible();
    await field.focus();
    await expect(sections).toBeHidden();
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await keyboard.rise(0);
    await expect(sections).toBeVisible();
  },
);
