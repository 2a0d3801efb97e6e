import { pathTo, type SectionName, type PageTab } from "#domain/navigation/index.ts";
import { Tabs } from "#ui/design-system/tabs.tsx";
import { t } from "./shell.texts.ts";

export interface TabBarProps {
  readonly section: SectionName;
  readonly tabs: readonly PageTab[];
}

/** Tabs of a section (NAV-01); nothing without tabs. */
export function TabBar({ section, tabs }: TabBarProps) {
  if (tabs.length === 0) return null;
  return (
    <Tabs
      label={t(`section_${section}`)}
      tabs={tabs.map((tab) => ({
        href: pathTo(tab.route),
        label: t(`item_${tab.name}`),
        current: tab.current,
        isPending: tab.decision === "unknown",
      }))}
    />
  );
}
