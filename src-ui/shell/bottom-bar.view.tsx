import "./bottom-bar.css";
import { type Menu, pathTo, type SectionName } from "#domain/navigation/index.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { NavPlaceholder } from "#ui/design-system/skeleton.tsx";
import { SECTION_ICONS } from "./section-icons.ts";
import { t } from "./shell.texts.ts";
import { UnreadCount } from "./unread-count.tsx";

export interface BottomBarProps {
  /** Menu of the mobile layout: messages are in "Więcej" (NAV-03). */
  readonly menu: Menu;
  readonly current: SectionName | undefined;
  readonly unread: number;
}

/** Navigation between sections at the bottom, below 1090 px. */
export function BottomBar({ menu, current, unread }: BottomBarProps) {
  return (
    <nav className="bottom-bar" aria-label={t("sectionsBottom")}>
      <ul role="list">
        {menu.sections.map(({ name, route, decision }) => (
          <li key={name}>
            {decision === "unknown" ? (
              <NavPlaceholder label={t(`section_${name}`)} />
            ) : (
              <Link href={pathTo(route)} aria-current={name === current ? "page" : undefined}>
                <Icon of={SECTION_ICONS[name]} size="l" />
                {t(`section_${name}`)}
                {name === "more" && (
                  <>
                    {" "}
                    <UnreadCount count={unread} />
                  </>
                )}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
