import "./tabs.css";
import { Link } from "./link.tsx";
import { NavPlaceholder } from "./skeleton.tsx";

export interface TabLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** Whether it will be there is not known yet: its place is kept. */
  readonly isPending?: boolean | undefined;
}

export interface TabsProps {
  /** Name of the navigation: the section that the tabs belong to. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/**
 * Pages of one section. Up to four share the width, more are 250 pixels each and scroll (NAV-12): the stylesheet counts
 * them.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="page" role="list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            {tab.isPending === true ? (
              <NavPlaceholder label={tab.label} />
            ) : (
              <Link href={tab.href} aria-current={tab.current ? "page" : undefined}>
                {tab.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
