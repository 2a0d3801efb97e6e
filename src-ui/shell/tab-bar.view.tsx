import { pathTo, type PageTabs } from "#domain/navigation/index.ts";
import { Tabs } from "#ui/design-system/tabs.tsx";
import { t } from "./shell.texts.ts";
import { WaitingCount } from "./waiting-count.tsx";

export interface TabBarProps {
  /** Left out for a page without tabs. */
  readonly pageTabs: PageTabs | undefined;
  /** Number of requests that wait for the customer. */
  readonly waiting: number;
}

/** Tabs of the pages that belong together (NAV-01, NAV-02). */
export function TabBar({ pageTabs, waiting }: TabBarProps) {
  if (pageTabs === undefined) return null;
  return (
    <Tabs
      label={t(`group_${pageTabs.group}`)}
      tabs={pageTabs.tabs.map((tab) => ({
        href: pathTo(tab.route),
        // On a phone a line may end with a one-letter word: there is no room for two words that stay together.
        label: t(`item_${tab.name}`).replaceAll("\u00a0", " "),
        current: tab.current,
        badge: tab.name === "issues" && waiting > 0 ? <WaitingCount count={waiting} /> : undefined,
        isPending: tab.decision === "unknown",
      }))}
    />
  );
}
