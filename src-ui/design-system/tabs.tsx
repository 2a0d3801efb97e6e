import "./tabs.css";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { NavPlaceholder } from "./skeleton.tsx";

export interface TabLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** Badge after the label. */
  readonly badge?: ReactNode;
  /** Reserves the tab's space while its presence is unknown. */
  readonly isPending?: boolean | undefined;
}

export interface TabsProps {
  /** Accessible name of the navigation: the section that the tabs belong to. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/**
 * Tabs of one section. They share the width; five or more scroll where their labels do not fit (NAV-12). With enlarged
 * text on a phone every row scrolls.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null) return undefined;
    // In the next frame, which lays out the page anyway: measuring at once would force a layout of the incomplete page.
    const frame = requestAnimationFrame(() => scrollToCurrent(row));
    const stopFollowing = followWidths(row);
    const showFocused = ({ target }: FocusEvent): void => {
      // A press must not move the tab from under the pointer.
      if (target instanceof Element && target.matches(":focus-visible")) show(row, target);
    };
    row.addEventListener("focusin", showFocused);
    return () => {
      cancelAnimationFrame(frame);
      stopFollowing();
      row.removeEventListener("focusin", showFocused);
    };
  }, [current, tabs.length]);
  return (
    <nav className="tabs" aria-label={label}>
      <ul
        ref={list}
        className={classNames("page", tabs.length === 4 && "tabs__row--four", tabs.length >= 5 && "tabs__row--many")}
        role="list"
      >
        {tabs.map((tab) => (
          <li key={tab.href}>
            {tab.isPending === true ? (
              <NavPlaceholder label={tab.label} />
            ) : (
              <Link href={tab.href} aria-current={tab.current ? "page" : undefined}>
                {tab.label}
                {tab.badge !== undefined && <> {tab.badge}</>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls again when the row or a tab changes its width: a font, the texts of another language or a count has arrived,
 * or the window was turned. Returns the function that ends this.
 */
function followWidths(row: Element): () => void {
  // An observer reports once at its start, when nothing has changed.
  let isStarted = false;
  const watch = new ResizeObserver(() => {
    const focused = row.querySelector(":focus");
    if (!isStarted) isStarted = true;
    else if (focused === null) scrollToCurrent(row);
    else show(row, focused);
  });
  for (const part of [row, ...row.children]) watch.observe(part);
  return () => watch.disconnect();
}

/** Scrolls the row to its current tab. */
function scrollToCurrent(row: Element): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const tab = row.querySelector("[aria-current]");
  if (tab !== null) show(row, tab);
}

/**
 * Centres a tab in a row that scrolls, so that the row shows tabs on both sides; of a tab that is wider than the row it
 * shows the start. Does not scroll the page, as `scrollIntoView` would.
 */
function show(row: Element, link: Element): void {
  const tab = link.closest("li");
  if (tab === null || row.scrollWidth <= row.clientWidth) return;
  const [edges, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += place.left - edges.left - Math.max(0, (edges.width - place.width) / 2);
}
