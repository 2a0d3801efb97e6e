import type { Page } from "@playwright/test";
import { readPng } from "../../scripts/pictures/png.ts";
import { setTextSize } from "./support/enlarged-text.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { openBankPage } from "./support/payment-page.ts";
import { switchLanguage } from "./support/switch-language.ts";

const PHONE = { width: 390, height: 844 };
const SERVICE = "/service/myServices/4127830-01";
/** Longest own name of a service, without a place to break. */
const LONG_NAME = "Telewizorwsaloniebabciinadrugimpietrze12";

const topOf = (page: Page, name: string): Promise<number> =>
  page
    .getByRole("heading", { level: 2, name, exact: true })
    .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);

test(
  "(part of A11Y-01) breaks a name of 40 letters without a space inside its box on phones",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.setViewportSize(PHONE);
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(SERVICE);
    await page.getByRole("button", { name: "Zmień nazwę" }).click();
    await page.getByRole("dialog").getByLabel("Twoja nazwa").fill(LONG_NAME);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: LONG_NAME })).toBeVisible();
    for (const path of [SERVICE, "/service/myServices", "/index"]) {
      await page.goto(path);
      await expect(page.getByText(LONG_NAME).first()).toBeVisible();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await layoutProblems(page, { canBreakWords: true }), `${path} at ${width} px`).toEqual([]);
      }
    }
  },
);

test("(part of NAV-20) keeps the open account beside the chat in the masthead of a narrow phone", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "konta.lis");
  await page.goto("/index");
  const account = page.getByRole("button", { name: /nr\sklienta/ });
  for (const [width, textPx] of [
    [390, 16],
    [384, 16],
    [360, 16],
    [320, 16],
    [390, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", `${size}px`), textPx);
    const excess = await account.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(excess, `at ${width} px with text of ${textPx} px`).toBeLessThanOrEqual(0);
  }
});

test("[NAV-81] grows the masthead with the enlarged name and number of an account", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "konta.lis");
  await setTextSize(page, 32);
  for (const language of ["pl", "uk", "en"] as const) {
    await page.goto("/index");
    await switchLanguage(page, language);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const name = page.locator(".account__name");
      await expect(name).toBeVisible();
      const outside = await page.locator(".masthead__row").evaluate((row) => {
        const { top, right, bottom } = row.getBoundingClientRect();
        return [...row.querySelectorAll(".account, .account__name, .account__number")]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            // Letters are higher than their line; a line that is cut is higher than half of the text.
            const isCut = part.scrollHeight - part.clientHeight > parseFloat(getComputedStyle(part).fontSize) / 2;
            return isCut || box.top < top || box.bottom > bottom || box.right > right;
          })
          .map(({ className }) => className);
      });
      expect.soft(outside, `${language}, ${width} px`).toEqual([]);
    }
  }
});

test("(part of NAV-03) ends the account before the button beside it in a narrow desktop masthead", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/index");
  for (const language of ["pl", "uk", "en"] as const) {
    await switchLanguage(page, language);
    await expect(page.locator(".masthead .account__number")).toBeVisible();
    for (const width of [1090, 1100, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const problems = await page.locator(".masthead__row").evaluate((row) => {
        const box = (selector: string) => row.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const range = document.createRange();
        const numbers = [...(row.querySelector(".account__number")?.childNodes ?? [])];
        range.selectNodeContents(numbers.find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? row);
        const number = range.getBoundingClientRect();
        const [text, button] = [box(".account__text"), box(".masthead__account > .btn")];
        return [
          number.width > 20 && number.left >= text.left && number.right <= text.right ? "" : "the number is cut off",
          text.right <= button.left && box(".account").right <= button.left ? "" : "the account covers the button",
          box(".sections").right <= box(".account").left ? "" : "the account covers the sections",
          button.right <= row.getBoundingClientRect().right ? "" : "the button is outside",
        ].filter((problem) => problem !== "");
      });
      expect.soft(problems, `${language}, ${width} px`).toEqual([]);
    }
  }
});

test(
  "(part of PROD-05) shows the actions of a service right after its price on a phone",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.setViewportSize(PHONE);
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(SERVICE);
    await expect(page.getByRole("heading", { level: 2, name: "Co chcesz zrobić" })).toBeVisible();
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
    expect(headings.indexOf("Co chcesz zrobić"), headings.join(", ")).toBeLessThanOrEqual(1);
    // The order on the screen is the order of the document.
    const tops = await Promise.all(headings.map((name) => topOf(page, name)));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
);

test("[FIN-24] wraps the buttons to pay when the entries and the months beside them need the width", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "zalegly.wrona");
  for (const width of [1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/index");
    const panel = page.getByRole("region", { name: "Do zapłaty" });
    await expect(panel.getByRole("link", { name: /^Zapłać wszystko/ })).toBeVisible();
    await expect(panel.locator(".due__history")).toBeVisible();
    expect.soft(await layoutProblems(page), `the start page at ${width} px`).toEqual([]);
    const [entries, history] = await Promise.all(
      [panel.locator(".due__entry").first(), panel.locator(".due__history")].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().width),
      ),
    );
    expect.soft(Math.min(entries ?? 0, history ?? 0), `narrowest column at ${width} px`).toBeGreaterThan(200);
  }
});

test(
  "does not stretch the panel of the amount due beside a table of months",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    const panel = page.getByRole("region", { name: "Do zapłaty" });
    await expect(panel.getByRole("button").first()).toBeVisible();
    const before = await panel.evaluate((element) => element.getBoundingClientRect().height);
    await page.getByRole("button", { name: "Tabela", exact: true }).click();
    await expect(page.getByRole("table", { name: "Ostatnie 12 miesięcy" })).toBeVisible();
    const after = await panel.evaluate((element) => element.getBoundingClientRect().height);
    expect(after).toBeLessThan(before + 2);
  },
);

test("[FIN-25] keeps the columns of the chart low when a pending payment makes the panel beside it high", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterOnDemoDay(page, sandbox, "zalegly.wrona");
  await openBankPage(page);
  await page.goto("/invoice");
  await expect(page.getByRole("button", { name: "Wróć do płatności" }).first()).toBeVisible();
  await page.getByRole("region", { name: /^Płatność w\stoku|^Do zapłaty/ }).evaluate((panel) => {
    // A panel with many pending payments.
    if (panel instanceof HTMLElement) panel.style.minBlockSize = "50rem";
  });
  const bars = page.locator(".chart__bars");
  await expect(bars).toBeVisible();
  expect(await bars.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(330);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await layoutProblems(page)).toEqual([]);
});

test.describe("arrow of a select", () => {
  test.use({ deviceScaleFactor: 2 });

  test("draws the arrow of a select without a seam on a screen with two pixels per point", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/billing");
    const select = page.getByRole("combobox", { name: "Miesiąc" });
    await expect(select).toBeVisible();
    const box = await select.boundingBox();
    if (box === null) throw new Error("the select has no box");
    // The arrow: two triangles of 6 px whose inner edges meet 14 + 6 px from the right edge.
    const clip = { x: box.x + box.width - 26, y: box.y + box.height / 2 - 3, width: 12, height: 6 };
    const { width, rgb } = readPng(await page.screenshot({ clip }));
    const row = Array.from({ length: width }, (_, x) => rgb[(2 * width + x) * 3] ?? 255);
    const [first, last] = [row.findIndex((red) => red < 160), row.findLastIndex((red) => red < 160)];
    expect(last - first, `reds across the arrow: ${row.join(" ")}`).toBeGreaterThan(8);
    expect(Math.max(...row.slice(first, last + 1)), `reds across the arrow: ${row.join(" ")}`).toBeLessThan(160);
  });
});
