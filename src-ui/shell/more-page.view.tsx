import "./more-page.css";
import { CircleUserRound, LogOut } from "lucide-react";
import { useId } from "react";
import type { Menu, MoreSection } from "#domain/navigation/index.ts";
import type { ThemeChoice } from "#domain/theme/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Heading } from "#ui/design-system/heading.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Loading, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import type { AccountInfo } from "./masthead-account.view.tsx";
import { MoreItems } from "./more-menu.view.tsx";
import { t } from "./shell.texts.ts";
import { ThemeSwitch } from "./theme/theme-switch.view.tsx";

export interface MorePageProps {
  /** Menu of the mobile layout; its first group contains the messages. */
  readonly menu: Menu;
  readonly unread: number;
  /** Number of requests that wait for the customer. */
  readonly waiting: number;
  readonly account: AccountInfo | undefined;
  readonly theme: ThemeChoice;
  readonly onChooseTheme: (choice: ThemeChoice) => void;
  /** Left out for a single account. */
  readonly onSwitchAccount?: (() => void) | undefined;
  readonly onLogOut: () => void;
}

function AccountCard({
  account,
  onSwitch,
}: {
  readonly account: AccountInfo;
  readonly onSwitch: (() => void) | undefined;
}) {
  const titleId = useId();
  const { name, number, accounts } = account;
  const shownNumber = accounts > 1 ? t("accountOf", { number, count: accounts }) : t("account", { number });
  return (
    <section className="card context below-desktop" aria-labelledby={titleId}>
      <Icon of={CircleUserRound} size="l" />
      <div>
        <h2 id={titleId}>{name === number ? shownNumber : name}</h2>
        {name !== number && <p className="muted small">{shownNumber}</p>}
      </div>
      {onSwitch !== undefined && (
        <Button size="s" aria-haspopup="dialog" onClick={onSwitch} {...trackedAs("account-open")}>
          {t("switchAccount")}
        </Button>
      )}
    </section>
  );
}

function Group({
  section,
  unread,
  waiting,
}: Pick<MorePageProps, "unread" | "waiting"> & { readonly section: MoreSection }) {
  const titleId = useId();
  return (
    <section className={section.group === "messages" ? "below-desktop" : undefined} aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {t(`group_${section.group}`)}
      </Heading>
      <ul className="card rows map__list" role="list">
        <MoreItems section={section} unread={unread} waiting={waiting} end="arrow" />
      </ul>
    </section>
  );
}

/** "Więcej" as a page: site map of the portal (NAV-02, NAV-03). */
export function MorePage({
  menu,
  unread,
  waiting,
  account,
  theme,
  onChooseTheme,
  onSwitchAccount,
  onLogOut,
}: MorePageProps) {
  return (
    <div className="page stack">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t("section_more")}
      </h1>
      {account === undefined ? (
        <Loading label={t("loadingPage")} className="card context below-desktop">
          <SkeletonLines widths={["12rem", "8rem"]} />
        </Loading>
      ) : (
        <AccountCard account={account} onSwitch={onSwitchAccount} />
      )}
      <div className="map">
        {menu.more.map((section) => (
          <Group key={section.group} section={section} unread={unread} waiting={waiting} />
        ))}
      </div>
      <div className="cluster between">
        <ThemeSwitch choice={theme} onChoose={onChooseTheme} />
        <Button icon={LogOut} className="below-desktop" onClick={onLogOut} {...trackedAs("log-out")}>
          {t("logOut")}
        </Button>
      </div>
    </div>
  );
}
