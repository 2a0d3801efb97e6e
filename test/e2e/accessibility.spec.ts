import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { inspectScreens } from "./support/inspect-screens.ts";
import { sidewaysScroll } from "./support/layout-shift.ts";
import { OTHER_LOGIN_SCREENS } from "./support/other-login-screens.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, type Screen } from "./support/screens.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

/**
 * Widths, theme and settings in which this run looks at each screen. `npm run proof -- widths` uses all eight widths,
 * each in both themes, with text at 200 % and in forced colours.
 */
const THEME_WIDTHS = [
  { width: 1_440, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const;
const NARROWEST = 320;
const WIDTHS = [...THEME_WIDTHS.map(({ width }) => width), NARROWEST];
/** The browser's text at 200 %: 32 px instead of 16. */
const LARGE_TEXT_PX = 32;

/** Delay that is longer than any test. */
const NEVER_MS = 300_000;
const LOADING_PAGES = ["/index", "/invoice", "/service/myServices"];

const withAxe = (page: Page, where: string): Promise<void> => test.step(where, () => axe(page));

/**
 * Checks the page in the theme of its width; the portal follows the system theme while it is open. The narrowest width
 * is only checked for sideways scrolling.
 */
const look = async (page: Page, where: string): Promise<void> => {
  const width = page.viewportSize()?.width;
  const theme = THEME_WIDTHS.find((one) => one.width === width);
  if (theme !== undefined) await page.emulateMedia({ colorScheme: theme.colorScheme });
  if (width === NARROWEST) expect.soft(await sidewaysScroll(page), where).toBeLessThanOrEqual(0);
  else await withAxe(page, where);
};

/** Number of screens at the end of the list that build on each other. */
const LASTING = 5;
/** Every third screen in the order of the list: enough for rules that come from one shared style sheet. */
const SOME_SCREENS = CUSTOMER_SCREENS.slice(0, -LASTING).filter((_, place) => place % 3 === 0);

/** Screens for `npm test`: each kind of page, form and dialog once. */
const GUEST_SAMPLE = ["login", "wrong password", "a number transfer to decide on", "404 of a guest"];
const CUSTOMER_SAMPLE = ["home", "theme dialog", "services", "wifi", "messages", "invoices ticked", "offer", "chat"];

const only = (screens: readonly Screen[], names: readonly string[]): readonly Screen[] =>
  screens.filter(({ name }) => names.includes(name));

test.describe("axe and sideways scrolling", () => {
  test.describe.configure({ timeout: 150_000 });

  // `npm run proof -- widths` opens all screens.
  test("axe finds nothing and nothing scrolls sideways on a guest's and a customer's pages", async ({
    page,
    sandbox,
  }) => {
    await inspectScreens(page, only(GUEST_SCREENS, GUEST_SAMPLE), { widths: WIDTHS, of: look });
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await inspectScreens(page, only(CUSTOMER_SCREENS, CUSTOMER_SAMPLE), { widths: WIDTHS, of: look });
  });

  test(
    "axe finds nothing and nothing scrolls sideways on screens of other customers",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "nowak.nowy");
      for (const screen of OTHER_LOGIN_SCREENS) {
        await enterAs(page, screen.login, DEMO_DAY);
        await inspectScreens(page, [screen], { widths: [390], of: look });
      }
    },
  );

  test("axe finds nothing while data loads and when no data arrived", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await sandbox.fault({ delay: NEVER_MS, times: "always" });
    for (const path of LOADING_PAGES) {
      // Frees the connections of the pending requests: a browser opens only six per host.
      await page.goto("about:blank");
      await page.goto(path);
      await expect(page.getByText(/^Wczytujemy/).first()).toBeAttached();
      await look(page, `${path} on its way`);
    }
    await page.goto("about:blank");
    await sandbox.clearFaults();
    await sandbox.fault({ name: "wrongRoot", times: "always" });
    for (const path of LOADING_PAGES) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Spróbuj ponownie" }).first()).toBeVisible();
      await look(page, `${path} without an answer`);
    }
  });

  test("axe finds nothing in forced colours", { tag: "@proof" }, async ({ page, sandbox }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await inspectScreens(page, SOME_SCREENS, { widths: [1_440], of: withAxe });
  });
});

test(
  "nothing scrolls sideways with the browser's text at 200 %",
  { tag: "@proof" },
  async ({ page, sandbox, context }) => {
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: LARGE_TEXT_PX, fixed: LARGE_TEXT_PX } });
    await page.goto("/");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${LARGE_TEXT_PX}px`);
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await inspectScreens(page, SOME_SCREENS, {
      widths: [640],
      of: async (tab, where) => expect.soft(await sidewaysScroll(tab), where).toBeLessThanOrEqual(0),
    });
  },
);

/** Selector of all visible controls that Tab should reach. Radios of a group count once. */
const TABBABLE =
  "a[href], button:not([disabled]), input:not([disabled], [type=radio]), select, textarea, [tabindex='0'], " +
  "input[type=radio]:checked";

test.describe("keyboard", () => {
  for (const path of ["/index", "/invoice?pay=all", "/service/myServices/4127830-01", "/more"]) {
    for (const width of [1_440, 390]) {
      test(
        `Tab reaches everything on ${path} and shows the focus at ${width} px`,
        { tag: proofTagUnless(path === "/index" && width === 1_440) },
        async ({ page, sandbox }) => {
          await page.setViewportSize({ width, height: 900 });
          await enterOnDemoDay(page, sandbox, "m.brzezinska");
          await page.goto(path.replace("?pay=all", ""));
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expect(page.locator(".skeleton, .nav-placeholder")).toHaveCount(0);
          await expect(page.getByText("Polecasz, zyskujesz.")).toBeAttached();
          // Content that loads after the page is checked, too.
          await page.waitForLoadState("networkidle");
          if (path.endsWith("pay=all")) await page.getByRole("checkbox").first().check();
          const expected = await page.locator(TABBABLE).evaluateAll((elements) =>
            elements
              .filter((element) => element.checkVisibility({ visibilityProperty: true }))
              .map((element, index) => {
                element.setAttribute("data-tab", String(index));
                return element.outerHTML.slice(0, 100);
              }),
          );
          await page.getByRole("link", { name: "Przejdź do treści" }).focus();
          const reached = new Set([0]);
          const unseen: string[] = [];
          for (const _ of expected.slice(1)) {
            await page.keyboard.press("Tab");
            const focused = await page.evaluate(() => {
              const element = document.activeElement;
              if (element === null || element === document.body) return undefined;
              const { outlineStyle, outlineWidth } = getComputedStyle(element);
              const { top, bottom, height } = element.getBoundingClientRect();
              const inWindow = bottom > 0 && top < window.innerHeight && height > 0;
              return {
                place: Number(element.getAttribute("data-tab")),
                seen: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && inWindow,
                html: element.outerHTML.slice(0, 100),
              };
            });
            if (focused === undefined) continue;
            reached.add(focused.place);
            if (!focused.seen) unseen.push(focused.html);
          }
          expect(
            expected.filter((_, index) => !reached.has(index)),
            "not reached",
          ).toEqual([]);
          expect(unseen, "reached, but focus not visible").toEqual([]);
        },
      );
    }
  }
});

test("runs no animation while invoices load with reduced motion", async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await sandbox.fault({ delay: NEVER_MS, times: "always" });
  await page.goto("/invoice");
  await expect(page.locator(".skeleton").first()).toBeAttached();
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { iterations = 1, duration } = animation.effect?.getTiming() ?? {};
        return animation.playState === "running" && (iterations > 1 || Number(duration) > 5);
      }).length,
  );
  expect(running).toBe(0);
});
