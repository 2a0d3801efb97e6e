import { expect } from "@playwright/test";
import { ENLARGEMENTS, inspectEnlarged, inspectSpaced, setTextSize } from "./support/enlarged-text.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { missingSelectWidth } from "./support/missing-select-width.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { test } from "./support/fixtures.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, type Screen } from "./support/screens.ts";

// `npm run proof -- accessibility:text` opens all screens.
const GUEST_SAMPLE = ["login", "password"];
const CUSTOMER_SAMPLE = ["home", "invoices", "offer"];

const only = (screens: readonly Screen[], names: readonly string[]): readonly Screen[] =>
  screens.filter(({ name }) => names.includes(name));

test("[A11Y-01] cuts nothing and breaks no word with text at 200 % and at 400 % zoom", async ({ page, sandbox }) => {
  test.slow();
  for (const enlargement of ENLARGEMENTS) await inspectEnlarged(page, only(GUEST_SCREENS, GUEST_SAMPLE), enlargement);
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  for (const enlargement of ENLARGEMENTS)
    await inspectEnlarged(page, only(CUSTOMER_SCREENS, CUSTOMER_SAMPLE), enlargement);
});

test(
  "(part of A11Y-01) shows name and number of one of several accounts with text at 200 %",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "konta.lis");
    for (const enlargement of ENLARGEMENTS) {
      await inspectEnlarged(page, only(CUSTOMER_SCREENS, ["home", "invoices"]), enlargement);
      const account = page.getByRole("banner").getByRole("button", { name: /Katarzyna Lis/ });
      for (const text of ["Katarzyna Lis", "nr klienta 5600321"])
        await expect(account.getByText(text)).toBeInViewport({ ratio: 1 });
    }
  },
);

test("[A11Y-02] cuts nothing of text with the spacing of WCAG 1.4.12", async ({ page, sandbox }) => {
  await inspectSpaced(page, only(GUEST_SCREENS, GUEST_SAMPLE), [320]);
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await inspectSpaced(page, only(CUSTOMER_SCREENS, CUSTOMER_SAMPLE), [320]);
});

test("(part of A11Y-01) shows whole dates and months in fields and calendar with text at 200 %", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await setTextSize(page, 32);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/billing");
    const field = page.getByLabel("Od", { exact: true });
    await expect(field).toHaveValue("01-10-2026");
    for (const input of [field, page.getByLabel("Do", { exact: true })])
      expect(await input.evaluate((one) => one.scrollWidth - one.clientWidth), `date, ${width} px`).toBe(0);
    const month = page.getByRole("combobox", { name: "Miesiąc" });
    expect(await month.evaluate(missingSelectWidth), `chosen month, ${width} px`).toBe(0);
    await page.getByRole("button", { name: "Od: wybierz dzień z kalendarza" }).click();
    const calendar = page.getByRole("dialog", { name: "Od: wybierz dzień z kalendarza" });
    await expect(calendar.getByRole("grid", { name: "październik 2026" })).toBeVisible();
    expect(await calendar.evaluate((panel) => panel.scrollWidth - panel.clientWidth), `${width} px`).toBe(0);
    expect(await calendar.evaluate(brokenWords), `${width} px`).toEqual([]);
  }
});

test("(part of A11Y-01) fits numbers, filters and dialogs at 200 % on the smallest phone", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/invoice/4127830000001");
  await expect(page.getByText("FV/4127830/11/26").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto("/billing");
  const number = page.getByRole("combobox", { name: "Numer" });
  await expect(number).toBeVisible();
  expect(await number.evaluate(missingSelectWidth)).toBe(0);
  for (const [path, opener, title] of [
    ["/settings", /^Włącz/, "Włącz logowanie dwuetapowe"],
    ["/personalData", /^(Zmień|Dodaj)/, "Dane kontaktowe"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: opener }).first().click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    for (const text of await dialog.locator("h2, .contact__label").all())
      expect(await text.evaluate(brokenWords), title).toEqual([]);
  }
});

test("(part of A11Y-01) keeps currency and company name whole on a desktop with text at 200 %", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "firma.bursztyn");
  await setTextSize(page, 32);
  await page.goto("/index");
  const figure = page.locator(".key-figure").first();
  await expect(figure).toBeVisible();
  const lines = await figure.evaluate(
    (amount) => amount.clientHeight / Number.parseFloat(getComputedStyle(amount).fontSize),
  );
  expect(lines).toBeLessThan(1.5);
  const name = page.getByRole("banner").locator(".account__name");
  expect(await name.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
});

/** Returns the words and numbers of the element that need more than one line. */
function brokenWords(element: Element): readonly string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.closest(".visually-hidden") !== null) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

test(
  "(part of A11Y-01) keeps the calendar button beside or below the date that it saves",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    for (const [width, textPx] of [
      [320, 16],
      [390, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await setTextSize(page, textPx);
      await page.goto("/invoice/4127830000001");
      const button = page.getByRole("button", { name: "Dodaj do kalendarza" });
      await expect(button).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${textPx} px`).toBe(width);
      const covers = await button.evaluate((element) => {
        const date = element.closest("dl > div")?.querySelector("time")?.getBoundingClientRect();
        const { left, top } = element.getBoundingClientRect();
        return date === undefined || (date.right > left && date.bottom > top + 8);
      });
      expect(covers, `${width} px`).toBe(false);
    }
  },
);

test("(part of A11Y-01) keeps dots round and labels centred at 200 % on the smallest phone", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/messages");
  const dot = page.locator(".row-link__dot:not([data-read])").first();
  await expect(dot).toBeAttached();
  const size = await dot.evaluate((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height]);
  expect(size).toEqual([16, 16]);
  const labels = page.locator(".reader__side .segmented button");
  expect(await labels.evaluateAll((all) => all.map((one) => getComputedStyle(one).textAlign))).toEqual([
    "center",
    "center",
  ]);
});

test("(part of A11Y-01) keeps the field of a wrong login code in view with text at 200 %", async ({ page }) => {
  await page.goto("/");
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByLabel("Login", { exact: true }).fill("kod.sikora");
  await page.keyboard.press("Enter");
  await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
  await page.keyboard.press("Enter");
  const code = page.getByLabel(/^Kod/);
  await expect(code).toBeFocused();
  // The field at the bottom edge, where an error above it moves it out of the window.
  await code.evaluate((field) => {
    window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight);
  });
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(code).toBeInViewport({ ratio: 1 });
});

test("(part of A11Y-01) hyphenates words of the login page only with enlarged text on a phone", async ({ page }) => {
  const hyphens = () =>
    page.getByRole("button", { name: "Załóż konto" }).evaluate((button) => getComputedStyle(button).hyphens);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  expect(await hyphens()).toBe("manual");
  await setTextSize(page, 32);
  expect(await hyphens()).toBe("auto");
});
