import type { Page } from "@playwright/test";

/**
 * Finds content that a reader cannot see whole: sideways scrolling, text outside its box, its clipping container or the
 * window, and words or times broken inside without a hyphen. Left out are scrolling
 * containers, visually hidden texts and lines that an ellipsis replaces.
 */
export async function layoutProblems(
  page: Page,
  {
    canBreakWords = false,
    breakableLetters = Number.MAX_SAFE_INTEGER,
  }: {
    readonly canBreakWords?: boolean;
    /** Words with at least this number of letters may break, with those that a no-break space joins to them. */
    readonly breakableLetters?: number;
  } = {},
): Promise<readonly string[]> {
  return page.evaluate(
    ({ mayBreak, breakable }) => {
      /** Rounding of fractions, px. */
      const SLACK = 1.5;
      const problems = new Set<string>();
      const root = document.documentElement;

      const describe = (element: Element): string => {
        const name = [element.tagName.toLowerCase(), ...element.classList].join(".");
        const parent = element.parentElement;
        return parent === null ? name : `${[parent.tagName.toLowerCase(), ...parent.classList].join(".")} > ${name}`;
      };
      const isVisuallyHidden = (element: Element): boolean => {
        for (let each: Element | null = element; each !== null; each = each.parentElement) {
          const { clipPath, opacity } = getComputedStyle(each);
          if (clipPath.startsWith("inset(50%") || opacity === "0" || each.classList.contains("skip")) return true;
        }
        return false;
      };
      const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
      const isBox = (element: Element): boolean => !/^(inline|contents)$/.test(getComputedStyle(element).display);

      if (root.scrollWidth > root.clientWidth)
        problems.add(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent ?? "";
        if (parent === null || text.trim() === "" || parent.closest("script, style, option, svg") !== null) continue;
        if (!parent.checkVisibility({ visibilityProperty: true }) || isVisuallyHidden(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const left = Math.min(...rects.map((rect) => rect.left));
        const right = Math.max(...rects.map((rect) => rect.right));
        const shown = `"${text.trim().slice(0, 40)}" in ${describe(parent)}`;

        let box: Element | undefined;
        let inScroller = false;
        let inVerticalScroller = false;
        for (let each: Element | null = parent; each !== null && each !== root; each = each.parentElement) {
          if (scrolls(each) && each !== document.body && each.scrollWidth > each.clientWidth + SLACK) inScroller = true;
          if (inScroller) break;
          if (each.scrollHeight > each.clientHeight + SLACK && /auto|scroll/.test(getComputedStyle(each).overflowY))
            inVerticalScroller = true;
          if (!isBox(each)) continue;
          const rect = each.getBoundingClientRect();
          if (box === undefined) {
            box = each;
            if (left < rect.left - SLACK || right > rect.right + SLACK) {
              problems.add(
                `${shown} leaves its box by ${Math.round(Math.max(rect.left - left, right - rect.right))} px`,
              );
              break;
            }
          }
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(each);
          const isCut =
            (/hidden|clip/.test(overflowX) && (left < rect.left - SLACK || right > rect.right + SLACK)) ||
            (!inVerticalScroller &&
              webkitLineClamp === "none" &&
              /hidden|clip/.test(overflowY) &&
              rects.some(({ top, bottom }) => top < rect.top - SLACK || bottom > rect.bottom + SLACK));
          if (isCut) {
            problems.add(`${shown} is cut by ${describe(each)}`);
            break;
          }
        }
        if (!inScroller && (left < -SLACK || right > root.clientWidth + SLACK))
          problems.add(`${shown} leaves the window`);

        if (mayBreak) continue;
        // Parts of an address or a code may break: they have no spaces. A time never does.
        for (const { 0: word, index } of text.matchAll(
          /(?<![@._/\p{L}\d-]\S*)\p{L}{2,}(?![^\s]*[@_])|(?<![\d:])\d{1,2}:\d{2}(?![\d:])/gu,
        )) {
          const before = /[^ \n\t]*$/.exec(text.slice(0, index))?.[0] ?? "";
          const after = /^[^ \n\t]*/.exec(text.slice(index + word.length))?.[0] ?? "";
          if (!word.includes(":") && before.length + word.length + after.length >= breakable) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
          if (lines.size > 1) problems.add(`the word "${word}" is broken in ${describe(parent)}`);
        }
      }

      for (const control of document.querySelectorAll("a, button, input, select, textarea, [role=dialog], dialog")) {
        if (!control.checkVisibility({ visibilityProperty: true }) || isVisuallyHidden(control)) continue;
        const { left, right, width } = control.getBoundingClientRect();
        if (width === 0 || [...ancestors(control)].some(scrolls)) continue;
        if (left < -SLACK || right > root.clientWidth + SLACK) problems.add(`${describe(control)} leaves the window`);
      }

      for (const fixed of document.querySelectorAll("body *")) {
        if (getComputedStyle(fixed).position !== "fixed" || !fixed.checkVisibility({ visibilityProperty: true }))
          continue;
        if (isVisuallyHidden(fixed)) continue;
        const { top, bottom, left, right, height } = fixed.getBoundingClientRect();
        if (height > 0 && (top < -SLACK || bottom > innerHeight + SLACK || left < -SLACK || right > innerWidth + SLACK))
          problems.add(`${describe(fixed)} is fixed outside the window`);
      }
      return [...problems];

      function* ancestors(element: Element): Generator<Element> {
        for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement)
          yield each;
      }
    },
    { mayBreak: canBreakWords, breakable: breakableLetters },
  );
}
