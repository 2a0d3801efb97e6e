import "./tabs.css";
import { useLayoutEffect, useRef, type ReactNode } from "react";
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
 * Tabs of one section. Up to four share the width; five or more scroll (NAV-12), by a CSS selector: they are 250 px
 * wide each, and as wide as their labels on a phone. With enlarged text on a phone every row scrolls.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null) return undefined;
    // In the next frame, which lays out the page anyway: measuring at once would force a layout of the incomplete page.
    const frame = requestAnimationFrame(() => scrollToCurrent(row));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav className="tabs" aria-label={label}>
      <ul ref={list} className="page" role="list">
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
 * Centres the current tab in a row that scrolls, so that the row shows tabs on both sides. Does not scroll the page, as
 * `scrollIntoView` would.
 */
function scrollToCurrent(row: Element): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const tab = row.querySelector("li:has([aria-current])");
  if (tab === null) return;
  const [edges, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += place.left + place.width / 2 - edges.left - edges.width / 2;
}
