import type { Page } from "@playwright/test";
import axeCore from "axe-core";

/** Visible link or button of a page. */
export interface NamedControl {
  readonly kind: "link" | "button";
  /** Accessible name. */
  readonly name: string;
  /** Path and query of a link; empty for a button. */
  readonly target: string;
  /** Text of the list item or row around it, which distinguishes equal names. */
  readonly context: string;
  /** Part of the frame around every page that contains the control; the tabs name the pages of one section. */
  readonly frame: "around" | "tabs" | undefined;
}

/** Names that say nothing of the place or action, alone. */
const VAGUE =
  /^(?:tu|tutaj|tam|więcej|czytaj więcej|pokaż więcej informacji|kliknij|kliknij tutaj|link|zobacz|przejdź)$/iu;

/** Collects the visible links and buttons with the names that assistive technology gets, as axe computes them. */
export async function namedControls(page: Page): Promise<readonly NamedControl[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return page.evaluate(() => {
    const { axe } = window;
    if (axe === undefined) throw new Error("axe is not in the page");
    axe.setup(document);
    try {
      // Nothing behind a modal dialog can be used.
      const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
      return [...top.querySelectorAll<HTMLElement>("a[href], button")]
        .filter(
          (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest("[aria-hidden=true]") === null,
        )
        .map((one) => {
          const address = one instanceof HTMLAnchorElement ? new URL(one.href) : undefined;
          const isOwn = address?.origin === location.origin;
          return {
            kind: address === undefined ? ("button" as const) : ("link" as const),
            name: axe.commons.text.accessibleText(one).replace(/\s+/g, " ").replaceAll("\u2060", "").trim(),
            target: address === undefined ? "" : isOwn ? `${address.pathname}${address.search}` : address.href,
            context: one.closest("li, tr")?.textContent ?? "",
            frame:
              one.closest("nav.tabs") !== null
                ? "tabs"
                : one.closest("header, nav, footer") !== null
                  ? "around"
                  : undefined,
          };
        });
    } finally {
      axe.teardown();
    }
  });
}

/** Finds names that are empty or vague, and equal names of links that lead to different places on one page. */
export function problemsOfPage(controls: readonly NamedControl[]): readonly string[] {
  const nameless = controls
    .filter(({ name, frame }) => name === "" || (VAGUE.test(name) && frame === undefined))
    .map(({ kind, name, target }) => `${kind} "${name}" ${target} says nothing of its purpose`);
  return [...nameless, ...ambiguous(controls.filter(({ kind }) => kind === "link"))];
}

/**
 * Finds links of the frame around all pages that lead elsewhere under the same name, and places that have several names
 * there. The logo is the second name of the start page.
 */
export function problemsOfFrames(pages: readonly (readonly NamedControl[])[]): readonly string[] {
  const links = pages.flat().filter(({ kind, frame, name }) => kind === "link" && frame !== undefined && name !== LOGO);
  const renamed = [
    ...valuesByKey(links, ({ frame = "", target, name }) => [`${target} (${frame})`, name.replace(COUNT, "")]),
  ]
    .filter(([, names]) => names.size > 1)
    .map(([target, names]) => `${target} is called ${[...names].map((name) => `"${name}"`).join(" and ")}`);
  return [...renamed, ...ambiguous(links.map((link) => ({ ...link, context: "" })))];
}

const LOGO = "wiązka";
/** Number of unread messages. */
const COUNT = / \d+ nieprzeczytan\S+$/u;

function ambiguous(links: readonly NamedControl[]): readonly string[] {
  return [...valuesByKey(links, ({ name, context, target }) => [`"${name}" ${context}`, target])]
    .filter(([, targets]) => targets.size > 1)
    .map(([name, targets]) => `${name} leads to ${[...targets].join(" and ")}`);
}

/** Collects the different values of each key. */
function valuesByKey(
  links: readonly NamedControl[],
  entryOf: (link: NamedControl) => readonly [key: string, value: string],
): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const [key, value] of links.map(entryOf)) values.set(key, (values.get(key) ?? new Set()).add(value));
  return values;
}
