import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { walkByTab } from "./support/walk-by-tab.ts";
import { DEMO_DAY } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { COMPONENTS, openGallery, statesAlone } from "./support/gallery.ts";
import { sidewaysScroll } from "./support/layout-shift.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { proofTagUnless, isFullProof } from "./support/proof-scope.ts";

const NARROWEST = 320;
/** Each width and each theme once; `npm run proof` tries all pairs. The Tab order does not depend on the theme. */
const THEME_WIDTHS = [
  { width: 1_440, colorScheme: "light", tabs: true },
  { width: NARROWEST, colorScheme: "dark", tabs: true },
  { width: 1_440, colorScheme: "dark", tabs: false },
  { width: NARROWEST, colorScheme: "light", tabs: false },
] as const;
/** Components alternate between a wide and a narrow window. */
const TABBED = [1_440, NARROWEST];
/** Components that most screens use; `npm run proof -- browser:gallery` checks the others. */
const IN_EVERY_RUN: readonly string[] = ["field-text", "form", "table"];
/** Component that breaks long words by design: up to four tabs share the width in equal parts (NAV-12). */
const BREAKS_WORDS = "tabs";
/** Component whose texts are also lengthened in every run: rows with badges, actions and second lines. */
const LONG_IN_EVERY_RUN = "rows";
/** The browser's text at 200 %: 32 px instead of 16. */
const LARGE_TEXT_PX = 32;

const softly = expect.configure({ soft: true });

test.describe.configure({ timeout: 90_000 });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.clock.setFixedTime(DEMO_DAY);
});

/** Opens the component's page, then each state with its own page, in the theme of the system. */
async function eachPage(
  page: Page,
  component: string,
  look: (where: string) => Promise<void>,
  language = "pl",
): Promise<void> {
  await openGallery(page, `/${component}?language=${language}`);
  const states = await statesAlone(page);
  await look(component);
  for (const state of states) {
    await openGallery(page, `/${component}?state=${state}&language=${language}`);
    await look(`${component}, ${state}`);
  }
}

/** Texts that a box cuts off without scrolling and without a deliberate ellipsis. */
const clippedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cuts = (value: string) => value === "hidden" || value === "clip";
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || style.textOverflow === "ellipsis") return [];
      const wide = cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const tall = cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      const words = element.textContent.trim();
      return (wide || tall) && words !== "" ? [`${element.className}: ${words.slice(0, 60)}`] : [];
    });
  });

test("gallery list links to every component", async ({ page }) => {
  await openGallery(page, "?theme=light");
  const links = page.getByRole("main").getByRole("link");
  await expect(links).toHaveCount(COMPONENTS.length);
  const leads = await links.evaluateAll((all) =>
    all.map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname.split("/").at(-1) ?? ""),
  );
  expect(new Set(leads)).toEqual(new Set(COMPONENTS));
  await axe(page);
  await page.goto("/sandbox/gallery/nic");
  await expect(page.getByRole("heading", { name: "Nie ma takiej strony" })).toBeVisible();
});

for (const [place, component] of COMPONENTS.entries()) {
  test(
    `${component}: axe finds nothing, Tab reaches all, nothing scrolls sideways or is cut off`,
    { tag: proofTagUnless(IN_EVERY_RUN.includes(component)) },
    async ({ page, context }) => {
      const readable = async (where: string): Promise<void> => {
        // Floating elements are placed once their width is known.
        await softly.poll(() => sidewaysScroll(page), where).toBeLessThanOrEqual(0);
        expect.soft(await clippedWords(page), where).toEqual([]);
      };
      for (const { width, colorScheme, tabs } of isFullProof ? THEME_WIDTHS : THEME_WIDTHS.slice(0, 2)) {
        await page.setViewportSize({ width, height: 900 });
        await eachPage(page, component, async (path) => {
          const where = `${path}, ${colorScheme}, ${width}`;
          await page.emulateMedia({ colorScheme });
          await test.step(where, () => axe(page));
          if (width === NARROWEST) await readable(where);
          if (tabs && (isFullProof || TABBED[place % TABBED.length] === width))
            expect.soft(await walkByTab(page), where).toEqual({ notReached: [], notSeen: [] });
          if (width === NARROWEST) return;
          await page.emulateMedia({ forcedColors: "active" });
          await test.step(`${where}, forced colours`, () => axe(page));
          await page.emulateMedia({ forcedColors: "none" });
        });
      }
      const session = await context.newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: LARGE_TEXT_PX, fixed: LARGE_TEXT_PX } });
      for (const width of isFullProof ? [640, 1_440] : [640]) {
        await page.setViewportSize({ width, height: 900 });
        await eachPage(page, component, (where) => readable(`${where} at 200 %, ${width}`));
      }
    },
  );
}

for (const component of COMPONENTS) {
  test(
    `[I18N-25] ${component}: other languages and texts 40 % longer fit into 320 px`,
    { tag: proofTagUnless(component === LONG_IN_EVERY_RUN) },
    async ({ page }) => {
      await page.setViewportSize({ width: NARROWEST, height: 900 });
      for (const language of isFullProof ? ["pseudo", "uk", "en"] : ["pseudo"]) {
        const look = async (path: string): Promise<void> => {
          const where = `${path}, ${language}`;
          await softly
            .poll(() => layoutProblems(page, { canBreakWords: component === BREAKS_WORDS }), where)
            .toEqual([]);
          expect.soft(await clippedWords(page), where).toEqual([]);
        };
        await eachPage(page, component, look, language);
      }
    },
  );
}
