import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import type { Page } from "@playwright/test";

/** Phrases of a screen reader: of the focused element, and of announcements. */
export interface ScreenReader {
  /** Phrase of the focused element: role, name and state from the accessibility tree, then the description. */
  focus(): Promise<string>;
  /** Presses `key`, Tab by default, and returns the phrase of the focused element. */
  next(key?: string): Promise<string>;
  /**
   * Phrases of all stops from the focused one to the one that contains `last`, at most 40. Skips the content of a
   * dialog, which is a stop only where the dialog scrolls.
   */
  until(last: string): Promise<readonly string[]>;
  /** Announcements since the last call: status, alerts and live regions, each after a change. */
  announced(): Promise<readonly string[]>;
}

const MAX_STOPS = 40;

/**
 * Converts a snapshot line such as `- button "Zapisz" [disabled]` to a phrase. A name replaces the content, except
 * typed text.
 */
function wordsOfSnapshot(line: string): string {
  const [, quoted, plain = "", content = ""] =
    /^- (?:'(.+)'|([^:]+(?:"[^"]*")?[^:]*)):? ?(.*)$/u.exec(unjoinedText(line)) ?? [];
  const words = quoted?.replaceAll("''", "'") ?? plain;
  return /^(?:textbox|combobox|spinbutton)/u.test(words) && content !== "" ? `${words}: ${content}` : words;
}

/** Starts a reader of this page; a reload needs another one. */
export async function createScreenReader(page: Page): Promise<ScreenReader> {
  await page.evaluate(() => {
    const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const announcements: string[] = [];
    const last = new WeakMap<Element, string>();
    const wordsOf = (element: Element): string =>
      (element instanceof HTMLElement ? element.innerText : "").replaceAll(/\s+/gu, " ").trim();
    const regionOf = (node: Node): Element | null =>
      (node instanceof Element ? node : node.parentElement)?.closest(live) ?? null;
    for (const region of document.querySelectorAll(live)) last.set(region, wordsOf(region));
    const changed = new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const liveRegion = regionOf(target);
        if (liveRegion !== null) regions.add(liveRegion);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const inside of [node, ...node.querySelectorAll(live)]) if (inside.matches(live)) regions.add(inside);
      }
      for (const region of regions) {
        const words = wordsOf(region);
        if (words !== "" && words !== last.get(region)) announcements.push(words);
        last.set(region, words);
      }
    });
    changed.observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { takeAnnouncements: () => announcements.splice(0) });
  });

  const focus = async (): Promise<string> => {
    const snapshot = (await page.locator(":focus").last().ariaSnapshot()).split("\n")[0] ?? "";
    const described = await page.evaluate(() => {
      const ids = document.activeElement?.getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ")
        .replaceAll(/\s+/gu, " ")
        .trim();
    });
    const words = wordsOfSnapshot(snapshot);
    return described === "" ? words : `${words} (${unjoinedText(described)})`;
  };
  const next = async (key = "Tab"): Promise<string> => {
    await page.keyboard.press(key);
    return focus();
  };
  return {
    focus,
    next,
    async until(last) {
      const stops = [await focus()];
      while (stops.at(-1)?.includes(last) === false && stops.length < MAX_STOPS) stops.push(await next());
      return stops.filter((stop) => !stop.startsWith("group "));
    },
    announced: () =>
      page.evaluate(() => {
        const take: unknown = Reflect.get(window, "takeAnnouncements");
        const announcements: unknown = typeof take === "function" ? Reflect.apply(take, undefined, []) : [];
        return Array.isArray(announcements)
          ? announcements.map((words) => String(words).replaceAll("\u00a0", " ").replaceAll("\u2060", ""))
          : [];
      }),
  };
}
