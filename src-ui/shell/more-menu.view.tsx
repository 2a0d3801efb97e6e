import "./more-menu.css";
import type { ReactNode } from "react";
import { type MoreSection, pathTo } from "#domain/navigation/index.ts";
import { Heading } from "#ui/design-system/heading.tsx";
import { RowLink } from "#ui/design-system/rows.tsx";
import { NavPlaceholder } from "#ui/design-system/skeleton.tsx";
import { ITEM_ICONS } from "./section-icons.ts";
import { t } from "./shell.texts.ts";
import { UnreadCount } from "./unread-count.tsx";
import { WaitingCount } from "./waiting-count.tsx";

export interface MoreItemsProps {
  readonly section: MoreSection;
  readonly unread: number;
  /** Number of requests that wait for the customer. */
  readonly waiting?: number;
  /** `arrow`: rows of a page; `none`: rows of the menu. */
  readonly end: "arrow" | "none";
  readonly onChosen?: (() => void) | undefined;
}

/** Rows of one group, as `<li>` elements. */
export function MoreItems({ section, unread, waiting = 0, end, onChosen }: MoreItemsProps) {
  return section.items.map((item) => {
    const label = t(`item_${item.name}`);
    if (item.decision === "unknown")
      return (
        <li className="row-link" key={item.name}>
          <NavPlaceholder label={label} />
        </li>
      );
    const count = countOf(item.name, unread, waiting);
    return (
      <RowLink
        key={item.name}
        href={pathTo(item.route)}
        icon={ITEM_ICONS[item.name]}
        title={label}
        end={count ?? (end === "none" ? null : undefined)}
        onClick={onChosen}
      />
    );
  });
}

function countOf(name: MoreSection["items"][number]["name"], unread: number, waiting: number): ReactNode {
  if (name === "importantMessages" && unread > 0) return <UnreadCount count={unread} />;
  return name === "issues" && waiting > 0 ? <WaitingCount count={waiting} /> : undefined;
}

export interface MoreMenuProps {
  readonly id: string;
  readonly sections: readonly MoreSection[];
  readonly unread: number;
  readonly onChosen: () => void;
}

/** "Więcej" on a desktop: three columns below the masthead (NAV-02). */
export function MoreMenu({ id, sections, unread, onChosen }: MoreMenuProps) {
  return (
    <div className="menu" id={id}>
      <div className="page">
        {sections.map((section) => (
          <section key={section.group}>
            <Heading level={2}>{t(`group_${section.group}`)}</Heading>
            <ul role="list">
              <MoreItems section={section} unread={unread} end="none" onChosen={onChosen} />
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
