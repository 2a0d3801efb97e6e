import type { Page } from "@playwright/test";

/**
 * Selector of all visible controls that Tab should reach. Radios of a group count once; a menu uses arrow keys inside.
 */
const TABBABLE =
  "a[href], button:not([disabled], [tabindex='-1'], [role=menuitem]), " +
  "input:not([disabled], [type=radio], [tabindex='-1']), select, textarea, summary, " +
  "[tabindex='0']:not([role=menuitem]), input[type=radio]:checked";

export interface Walk {
  readonly notReached: readonly string[];
  /** Focused without a visible ring, or outside the window. */
  readonly notSeen: readonly string[];
}

/** Walks through the page by Tab from its start, or inside the open dialog. */
export async function walkByTab(page: Page): Promise<Walk> {
  const expected = await page.evaluate((tabbable) => {
    const room = document.querySelector("dialog[open]:not(:has(dialog[open]))") ?? document.body;
    return [...room.querySelectorAll(tabbable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"))
      .map((element, index) => {
        element.setAttribute("data-walk", String(index));
        return element.outerHTML.slice(0, 120);
      });
  }, TABBABLE);
  const reached = new Set<number>();
  const notSeen: string[] = [];
  // Two steps more: a dialog's title has the focus first, and the browser's toolbar follows the last control.
  for (let step = 0; step < expected.length + 2 && reached.size < expected.length; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const ring = [element, element.parentElement, element.nextElementSibling].some((one) => {
        if (one === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      const { top, bottom, height } = element.getBoundingClientRect();
      return {
        place: element.getAttribute("data-walk"),
        seen: ring && bottom > 0 && top < window.innerHeight && height > 0,
        html: element.outerHTML.slice(0, 120),
      };
    });
    if (focused === undefined) continue;
    if (focused.place !== null) reached.add(Number(focused.place));
    if (!focused.seen) notSeen.push(focused.html);
  }
  return { notReached: expected.filter((_, index) => !reached.has(index)), notSeen };
}
