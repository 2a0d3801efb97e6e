import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import {
  enterByPassword,
  headingInApp,
  loginField,
  moreLink,
  onPhone,
  openNativeAppSimulator,
  PHONE_IN_VIEW,
  tap,
} from "./support/native-app-simulator.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

test.use({ viewport: PHONE_IN_VIEW, cookiesAnswered: false });

/**
 * Elements that stay while a page scrolls must avoid all four edges; their scrolled content and the page below must
 * avoid the sides.
 */
const FIXED_SELECTORS = [
  ".masthead",
  ".bottom-bar",
  ".floating",
  ".toast",
  ".question-bar",
  ".sticky-bar",
  ".dialog__head",
  ".dialog__foot",
  ".chat__head",
  ".chat__foot",
];

/** Texts and controls under a notch, a round corner or the gesture bar. */
function underEdges(app: FrameLocator): Promise<readonly string[]> {
  return app.locator("body").evaluate((body, fixedSelectors) => {
    const style = getComputedStyle(document.documentElement);
    const [top = 0, right = 0, bottom = 0, left = 0] = ["top", "right", "bottom", "left"].map((side) =>
      Number.parseFloat(style.getPropertyValue(`--app-${side}`)),
    );
    /** Returns true for an element of a list that scrolls sideways: the customer can move it from the edge. */
    const canScroll = (part: Element): boolean => {
      for (let parent = part.parentElement; parent !== null; parent = parent.parentElement)
        if (parent.scrollWidth > parent.clientWidth && /auto|scroll/.test(getComputedStyle(parent).overflowX))
          return true;
      return false;
    };
    const parts = [
      ...body.querySelectorAll("a, button, input, select, textarea, label, h1, h2, h3, p, li, td, dt, dd, img"),
    ];
    return parts
      .filter((part) => {
        // Visually hidden elements, and those that scroll sideways themselves.
        if (
          !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          part.closest(".visually-hidden, .skip") !== null
        )
          return false;
        const box = part.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) return false;
        const isOutsideSides =
          (box.left < left - 0.5 || box.right > window.innerWidth - right + 0.5) && !canScroll(part);
        const frame = part.closest(fixedSelectors.join());
        // In a low window the question about cookies scrolls with the page.
        const stands = frame !== null && getComputedStyle(frame).position !== "static";
        return isOutsideSides || (stands && (box.top < top - 0.5 || box.bottom > window.innerHeight - bottom + 0.5));
      })
      .map((part) => `${part.tagName}.${part.className} ${part.textContent.trim().slice(0, 30)}`);
  }, FIXED_SELECTORS);
}

/** Turns the phone, with a notch, and waits until the page has received its insets. */
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
    `(part of WRAP-01) no text or control is under the system's areas of a phone: ${held}`,
    { tag: proofTagUnless(held === "upright") },
    async ({ page }) => {
      const app = await openNativeAppSimulator(page);
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
      const later = app.getByRole("button", { name: "Nie teraz" });
      await expect(later).toBeVisible();
      await expectClear("the start, with the offer of finger and notifications");
      await later.click();
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
