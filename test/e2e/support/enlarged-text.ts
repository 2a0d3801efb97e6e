import { expect, type Page } from "@playwright/test";
import { enlargedTextProblems } from "./enlarged-text-problems.ts";
import { layoutProblems } from "./layout-problems.ts";
import type { Screen } from "./screens.ts";

const USUAL_TEXT_PX = 16;
/** The browser's text at 200 %. */
const LARGE_TEXT_PX = 2 * USUAL_TEXT_PX;

interface Enlargement {
  readonly name: string;
  /** Text size that the browser prefers: media queries and the page use it. */
  readonly textPx: number;
  /** Text size of the page alone, as text zoom of a web view or a user style sets it: media queries keep `textPx`. */
  readonly pageTextPx?: number;
  /** Words with at least this number of letters may break: no line of the window holds them. */
  readonly breakableLetters?: number;
  readonly windows: readonly { readonly width: number; readonly height: number }[];
}

/** Text at 200 % on a phone and a desktop, and a desktop window of 1280 by 1024 px at 400 % zoom. */
export const ENLARGEMENTS: readonly Enlargement[] = [
  {
    name: "text at 200 %",
    textPx: LARGE_TEXT_PX,
    windows: [
      { width: 390, height: 844 },
      { width: 1_440, height: 900 },
    ],
  },
  {
    name: "text of the page at 200 %",
    textPx: USUAL_TEXT_PX,
    pageTextPx: LARGE_TEXT_PX,
    windows: [{ width: 390, height: 844 }],
  },
  { name: "400 % zoom", textPx: USUAL_TEXT_PX, windows: [{ width: 320, height: 256 }] },
];

/** Text at 200 % on the smallest phone. */
export const SMALL_PHONE_ENLARGEMENT: Enlargement = {
  name: "text at 200 % on the smallest phone",
  textPx: LARGE_TEXT_PX,
  breakableLetters: 12,
  windows: [{ width: 320, height: 640 }],
};

/** Spacing of WCAG 1.4.12. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } " +
  "p { margin-block-end: 2em !important }";

/** Sets the browser's preferred text size. */
export async function setTextSize(page: Page, textPx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: textPx, fixed: textPx } });
}

/** Opens the screens one after the other and expects that enlarged and spaced text is whole. */
export async function inspectEnlarged(
  page: Page,
  screens: readonly Screen[],
  { name, textPx, pageTextPx = textPx, breakableLetters, windows }: Enlargement,
): Promise<void> {
  await setTextSize(page, textPx);
  for (const screen of screens.filter(({ from }) => from === undefined)) {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await screen.open(page);
    if (screen.isForeign) continue;
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${textPx}px`);
    if (pageTextPx !== textPx)
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), `${pageTextPx}px`);
    for (const window of windows) {
      await page.setViewportSize(window);
      const found = [
        ...(await layoutProblems(page, breakableLetters === undefined ? {} : { breakableLetters })),
        ...(textPx > USUAL_TEXT_PX ? await enlargedTextProblems(page) : []),
      ];
      expect.soft(found, `${screen.name}, ${name}, ${window.width} px`).toEqual([]);
    }
  }
}

/** Opens the screens one after the other and expects that nothing is cut with the spacing of WCAG 1.4.12. */
export async function inspectSpaced(page: Page, screens: readonly Screen[], widths: readonly number[]): Promise<void> {
  for (const screen of screens.filter(({ from }) => from === undefined)) {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await screen.open(page);
    if (screen.isForeign) continue;
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await layoutProblems(page, { canBreakWords: true });
      expect.soft(found, `${screen.name}, spaced, ${width} px`).toEqual([]);
    }
  }
}
