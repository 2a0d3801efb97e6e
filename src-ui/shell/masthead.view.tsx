import "./masthead.css";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type Menu, type MenuSection, pathTo, type SectionName } from "#domain/navigation/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { NavPlaceholder } from "#ui/design-system/skeleton.tsx";
import { Logo } from "#ui/design-system/logo.tsx";
import { MastheadAccount, type MastheadAccountProps } from "./masthead-account.view.tsx";
import { MoreMenu } from "./more-menu.view.tsx";
import { t } from "./shell.texts.ts";
import { UnreadCount } from "./unread-count.tsx";
import { useDisclosure } from "./use-disclosure.ts";

export interface MastheadProps {
  /** Name as in the logo. */
  readonly brandName: string;
  /** Menu of the desktop layout; below 1090 px only the logo and the account are shown (NAV-03). */
  readonly menu: Menu;
  readonly current: SectionName | undefined;
  readonly unread: number;
  readonly account: MastheadAccountProps["account"];
  /** Left out for a single account. */
  readonly onSwitchAccount?: (() => void) | undefined;
  readonly onLogOut: () => void;
  /** Shown while a page loads for long. */
  readonly loadingLine?: ReactNode;
}

function SectionLink({
  section,
  current,
  unread,
}: {
  readonly section: MenuSection;
  readonly current: boolean;
  readonly unread: number;
}) {
  const label = t(`section_${section.name}`);
  if (section.decision === "unknown")
    return (
      <li>
        <NavPlaceholder label={label} />
      </li>
    );
  return (
    <li>
      <Link href={pathTo(section.route)} aria-current={current ? "page" : undefined}>
        {label}
        {section.name === "messages" && (
          <>
            {" "}
            <UnreadCount count={unread} />
          </>
        )}
      </Link>
    </li>
  );
}

function MoreSectionButton({
  menu,
  current,
  unread,
}: {
  readonly menu: Menu;
  readonly current: boolean;
  readonly unread: number;
}) {
  const menuId = useId();
  const { open, container, button, toggle, close } = useDisclosure();
  return (
    <li ref={container}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-current={current ? "true" : undefined}
        onClick={toggle}
        {...trackedAs("menu-more")}
      >
        {t("section_more")}
        <Icon of={ChevronDown} size="s" />
      </button>
      {open && <MoreMenu id={menuId} sections={menu.more} unread={unread} onChosen={close} />}
    </li>
  );
}

/** Header with logo, sections and account. */
export function Masthead(props: MastheadProps) {
  const { brandName, menu, current, unread, account, onSwitchAccount, onLogOut, loadingLine } = props;
  return (
    <header className="masthead">
      <div className="page masthead__row">
        <Logo href={pathTo("index")} name={brandName} />
        <nav className="sections desktop-only" aria-label={t("sections")}>
          <ul role="list">
            {menu.sections.map((section) =>
              section.name === "more" ? (
                <MoreSectionButton key="more" menu={menu} current={current === "more"} unread={unread} />
              ) : (
                <SectionLink key={section.name} section={section} current={section.name === current} unread={unread} />
              ),
            )}
          </ul>
        </nav>
        <div className="masthead__account">
          <MastheadAccount account={account} onSwitch={onSwitchAccount} />
          <Button variant="quiet" size="s" className="desktop-only" onClick={onLogOut} {...trackedAs("log-out")}>
            {t("logOut")}
          </Button>
        </div>
      </div>
      {loadingLine}
    </header>
  );
}
