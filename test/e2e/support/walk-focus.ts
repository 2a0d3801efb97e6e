import type { Page } from "@playwright/test";

/** Stops of a walk by Tab through the whole page. */
export interface FocusWalk {
  readonly stops: number;
  /** Stops of which nothing can be seen, because something else covers them or they are outside the window. */
  readonly covered: readonly string[];
  /** Stops from which Tab went back to an element before them. */
  readonly backwards: readonly string[];
}

/** More stops than any page has: a longer walk goes in circles. */
const MOST_STOPS = 250;

/** Waits until the page has had the same height in this many frames. Content that arrives later moves the focus. */
const STILL_FRAMES = 20;

async function waitForStillPage(page: Page): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let [height, still] = [-1, 0];
        const look = () => {
          const now = document.documentElement.scrollHeight;
          [height, still] = [now, now === height ? still + 1 : 0];
          if (still >= frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    STILL_FRAMES,
  );
}

/**
 * Walks by Tab from the start of the page to its end, or once around the open dialog, and looks at several points of
 * each focused element (WCAG 2.4.11).
 */
export async function walkFocus(page: Page): Promise<FocusWalk> {
  await waitForStillPage(page);
  await page.evaluate(() => {
    if (document.querySelector("dialog[open]") === null) {
      // Starts before the first element.
      const start = document.createElement("span");
      start.tabIndex = -1;
      document.body.prepend(start);
      start.focus();
      start.remove();
    }
    for (const marked of document.querySelectorAll("[data-stop]")) marked.removeAttribute("data-stop");
  });
  const covered: string[] = [];
  const backwards: string[] = [];
  let stops = 0;
  let before: string | undefined;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      // A frame of another page has stops of its own.
      if (element === null || element === document.body || element.hasAttribute("data-stop")) return undefined;
      const last = document.querySelector("[data-stop='last']");
      const goesBack =
        last !== null && (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      last?.setAttribute("data-stop", "");
      element.setAttribute("data-stop", "last");
      // A control without a face of its own, such as a file field, is seen in its label.
      const face = element.getClientRects().length === 0 ? element.parentElement : element;
      const rects = [...(face?.getClientRects() ?? [])];
      const seen = rects.some(({ left, top, width, height }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
          [0.15, 0.5, 0.85].some((down) => {
            const hit = document.elementFromPoint(left + width * across, top + height * down);
            if (hit === null) return false;
            return element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element;
          }),
        ),
      );
      const { x, y, width, height } = element.getBoundingClientRect();
      const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
      return {
        name: `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${text}" at ${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`,
        seen,
        goesBack,
      };
    });
    if (stop === undefined) break;
    if (!stop.seen) covered.push(stop.name);
    if (stop.goesBack) backwards.push(`${before ?? ""} -> ${stop.name}`);
    before = stop.name;
  }
  return { stops, covered, backwards };
}
