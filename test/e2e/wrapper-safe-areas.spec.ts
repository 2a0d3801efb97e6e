import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import {
  enterByPassword,
  headingInApp,
  loginField,
  moreLink,
  onPhone,
  openWrapper,
  PHONE_IN_VIEW,
  tap,
} from "./support/wrapper-page.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

test.use({ viewport: PHONE_IN_VIEW, cookiesAnswered: false });

/**
 * What stands still while a page is scrolled: it must keep clear of all four edges; what is scrolled by itself inside
 * it, and the page beneath, of the sides.
 */
const FIXED_SELECTORS = [
  ".masthead",
  ".bottom-bar",
  ".floating",
  ".toast",
  ".cookie-bar",
  ".selection-bar",
  ".dialog__head",
  ".dialog__foot",
  ".chat__head",
  ".chat__foot",
];

/** What can be read or pressed under a notch, a round corner or the bar of gestures. */
function underEdges(app: FrameLocator): Promise<readonly string[]> {
  return app.locator("body").evaluate((body, fixedSelectors) => {
    const style = getComputedStyle(document.documentElement);
    const [top = 0, right = 0, bottom = 0, left = 0] = ["top", "right", "bottom", "left"].map((side) =>
      Number.parseFloat(style.getPropertyValue(`--app-${side}`)),
    );
    const parts = [
      ...body.querySelectorAll("a, button, input, select, textarea, label, h1, h2, h3, p, li, td, dt, dd, img"),
    ];
    return parts
      .filter((part) => {
        // what only a screen reader sees, and what scrolls sideways by itself
        if (
          !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          part.closest(".visually-hidden, .skip") !== null
        )
          return false;
        const box = part.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) return false;
        const isOutsideSides = box.left < left - 0.5 || box.right > window.innerWidth - right + 0.5;
        const stands = part.closest(fixedSelectors.join()) !== null;
        return isOutsideSides || (stands && (box.top < top - 0.5 || box.bottom > window.innerHeight - bottom + 0.5));
      })
      .map((part) => `${part.tagName}.${part.className} ${part.textContent.trim().slice(0, 30)}`);
  }, FIXED_SELECTORS);
}

/** Holds the phone so, with a notch, and waits until the page has heard of it. */
async function hold(page: Page, app: FrameLocator, isTurned: boolean): Promise<void> {
  await page.getByLabel("Wycięcie i pasek gestów").check();
  await page.getByLabel("Telefon poziomo").setChecked(isTurned);
  await expect
    .poll(() => app.locator("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--app-bottom")))
    .toBe(isTurned ? "21px" : "34px");
}

for (const [held, isTurned] of [
  ["upright", false],
  ["on its side", true],
] as const) {
  test(
    `(part of WRAP-01) nothing is read or pressed under what the system covers of a phone: ${held}`,
    { tag: proofTagUnless(held === "upright") },
    async ({ page }) => {
      const app = await openWrapper(page);
      const expectClear = async (what: string): Promise<void> =>
        expect.poll(() => underEdges(app), { message: what }).toEqual([]);
      await expect(loginField(app)).toBeVisible();
      await hold(page, app, isTurned);
      const question = app.getByRole("region", { name: "Pliki cookie" });
      await expect(question).toBeVisible();
      await expectClear("the login, with the question about cookies");
      await enterByPassword(app);
      await expect(headingInApp(app, "Start")).toBeAttached();
      await expectClear("the start, with the question about cookies");
      await question.getByRole("button", { name: "Tylko niezbędne" }).click();
      const chat = app.getByLabel("Szybkie działania").getByRole("button", { name: "Czat" });
      await expect(chat).toBeVisible();
      await expectClear("the start");

      await tap(page, "invoice");
      await expect(headingInApp(app, "Faktury")).toBeVisible();
      await expectClear("invoices");
      await app
        .getByRole("checkbox", { name: /^Zaznacz/ })
        .first()
        .check();
      await expectClear("invoices that are ticked");
      await app
        .getByRole("button", { name: /^Zapłać/ })
        .first()
        .click();
      const review = app.getByRole("dialog", { name: "Sprawdź i zapłać" });
      await expect(review).toBeVisible();
      await expectClear("a dialog with buttons beneath");
      await onPhone(page, "Wstecz").click();
      await expect(review).toHaveCount(0);
      await app.getByRole("button", { name: "Dane do przelewu" }).first().click();
      await expect(app.getByRole("dialog", { name: "Dane do przelewu" })).toBeVisible();
      await app
        .getByRole("dialog")
        .getByRole("button", { name: /^Kopiuj/ })
        .first()
        .click();
      await expectClear("a dialog, and news in passing");
      await onPhone(page, "Wstecz").click();
      await expect(app.getByRole("dialog")).toHaveCount(0);

      await moreLink(app).click();
      await expectClear("the map of the portal");
      await page.getByLabel("Bez internetu").check();
      await expect(app.getByText("Nie ma połączenia z internetem.")).toBeVisible();
      await expectClear("without a network");
      await page.getByLabel("Bez internetu").uncheck();
      await tap(page, "settings");
      await expect(headingInApp(app, "Ustawienia")).toBeVisible();
      await expectClear("settings");
      await chat.click();
      await expect(app.getByLabel("Temat")).toBeVisible();
      await expectClear("the chat");
    },
  );
}
