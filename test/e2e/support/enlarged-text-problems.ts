import type { Page } from "@playwright/test";

/**
 * Finds what enlarged text does to a page although every text stays inside its box: texts below the smallest enlarged
 * size, texts that lie on or touch each other, controls that are too small for a finger, dates and groups of a
 * number on two lines, icons above the text of a quiet button, and dialogs wider than the window.
 */
export async function enlargedTextProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Smallest text of the portal (--text-xs), and the part of it that a text in a narrow place may have, rem. */
    const LEAST_TEXT_REM = 0.875 * 0.9;
    /** Least side of a control, px (WCAG 2.5.8). */
    const LEAST_CONTROL_PX = 24;
    /** Least gap between the texts of two controls beside each other, px. */
    const LEAST_GAP_PX = 4;
    /** Part of a line's height that its letters leave empty above, and below. */
    const EMPTY_PART = 0.25;
    /** Rounding of fractions, px. */
    const SLACK = 1.5;
    const CONTROLS = "a, button, input, select, textarea, summary";
    const problems = new Set<string>();
    const root = document.documentElement;
    const rem = Number.parseFloat(getComputedStyle(root).fontSize);
    // An open dialog makes the rest of the page inert.
    const shownPart = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

    const describe = (element: Element): string => {
      const name = [element.tagName.toLowerCase(), ...element.classList].join(".");
      const parent = element.parentElement;
      return parent === null ? name : `${[parent.tagName.toLowerCase(), ...parent.classList].join(".")} > ${name}`;
    };
    const withAncestors = (element: Element): readonly Element[] => {
      const found: Element[] = [];
      for (let each: Element | null = element; each !== null; each = each.parentElement) found.push(each);
      return found;
    };
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !withAncestors(element).some(
        (each) => getComputedStyle(each).clipPath.startsWith("inset(50%") || each.classList.contains("skip"),
      );
    /** Covers other content on purpose, or shows an ellipsis instead of its last lines. */
    const mayOverlap = (element: Element): boolean =>
      withAncestors(element).some((each) => {
        const { position, webkitLineClamp } = getComputedStyle(each);
        return /fixed|sticky/.test(position) || webkitLineClamp !== "none";
      });

    const lines: { readonly element: Element; readonly name: string; readonly rect: DOMRect }[] = [];
    const texts = document.createTreeWalker(shownPart, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? "").trim();
      if (element === null || text === "" || element.closest("script, style, option, svg") !== null) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size === 0 || !isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > SLACK);
      if (rects.length === 0) continue;
      const name = `"${text.slice(0, 40)}" in ${describe(element)}`;
      if (size < LEAST_TEXT_REM * rem) problems.add(`${name} is only ${size.toFixed(1)} px large`);
      if (!mayOverlap(element)) lines.push(...rects.map((rect) => ({ element, name, rect })));
    }

    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const oneEmpty = one.rect.height * EMPTY_PART;
        const otherEmpty = other.rect.height * EMPTY_PART;
        const high =
          Math.min(one.rect.bottom - oneEmpty, other.rect.bottom - otherEmpty) -
          Math.max(one.rect.top + oneEmpty, other.rect.top + otherEmpty);
        if (high <= SLACK) continue;
        const gap = Math.max(one.rect.left, other.rect.left) - Math.min(one.rect.right, other.rect.right);
        if (gap < -SLACK) problems.add(`${one.name} lies on ${other.name}`);
        const control = one.element.closest(CONTROLS);
        const otherControl = other.element.closest(CONTROLS);
        if (control === null || otherControl === null || control === otherControl) continue;
        if (gap >= -SLACK && gap < LEAST_GAP_PX) problems.add(`${one.name} touches ${other.name}`);
      }
    }

    for (const whole of shownPart.querySelectorAll("time, .account-number > *")) {
      const tops = new Set([...whole.getClientRects()].map(({ top }) => Math.round(top)));
      if (isVisible(whole) && tops.size > 1) problems.add(`"${whole.textContent}" is broken in ${describe(whole)}`);
    }

    for (const number of shownPart.querySelectorAll(".document-number")) {
      for (const group of number.childNodes) {
        const range = document.createRange();
        range.selectNodeContents(group);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (isVisible(number) && tops.size > 1) problems.add(`"${group.textContent}" is broken in ${describe(number)}`);
      }
    }

    for (const icon of shownPart.querySelectorAll(".btn--quiet:not(.btn--icon) .icon")) {
      const text = icon.nextSibling;
      if (text === null || !isVisible(icon)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (icon.getBoundingClientRect().bottom <= range.getBoundingClientRect().top + SLACK)
        problems.add(`the icon of "${text.textContent}" is above it`);
    }

    for (const part of document.querySelectorAll("dialog[open], dialog[open] > *"))
      if (part.scrollWidth > part.clientWidth + SLACK)
        problems.add(`${describe(part)} is ${part.scrollWidth} px wide in ${part.clientWidth} px`);

    for (const control of shownPart.querySelectorAll(CONTROLS)) {
      if (!isVisible(control) || getComputedStyle(control).display === "inline") continue;
      const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
      if (width > 0 && (width < LEAST_CONTROL_PX || height < LEAST_CONTROL_PX))
        problems.add(`${describe(control)} is only ${width.toFixed()} by ${height.toFixed()} px`);
    }
    return [...problems];
  });
}
