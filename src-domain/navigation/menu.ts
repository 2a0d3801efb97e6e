import type { Access } from "../access/index.ts";
import { decideListed } from "./decide-route-access.ts";
import {
  MORE_GROUPS,
  PAGE_GROUPS,
  SECTION_GROUPS,
  type Layout,
  type MoreGroup,
  type NavigationPage,
  type PageName,
  type SectionName,
} from "./navigation-model.ts";
import type { RouteName } from "./routes.ts";

/** Hidden items are left out of the menu; `unknown`: the data that decide are loading. */
type MenuDecision = "yes" | "unknown";

export interface MenuSection {
  readonly name: SectionName;
  readonly route: RouteName;
  readonly decision: MenuDecision;
}

export interface MoreItem {
  readonly name: PageName<MoreGroup>;
  readonly route: RouteName;
  readonly decision: MenuDecision;
}

export interface MoreSection {
  readonly group: MoreGroup;
  readonly items: readonly MoreItem[];
}

export interface Menu {
  readonly sections: readonly MenuSection[];
  readonly more: readonly MoreSection[];
}

/**
 * Builds the menu of a customer with this access (NAV-01 to NAV-08, NAV-18). On a phone, messages come first under
 * "more" (NAV-03). Groups without items are left out.
 */
export function menuFor(access: Access, layout: Layout): Menu {
  const isMobile = layout === "mobile";
  const sections = isMobile ? SECTION_GROUPS.filter((group) => group !== "messages") : SECTION_GROUPS;
  const groups = isMobile ? (["messages", ...MORE_GROUPS] as const) : MORE_GROUPS;
  return {
    sections: [
      { name: "start", route: "index", decision: "yes" },
      ...sections.flatMap((group) => menuSection(group, access)),
      { name: "more", route: "more", decision: "yes" },
    ],
    more: groups.flatMap((group) => moreSection(group, access)),
  };
}

/** Links a section to its first accessible page, else to the first that is not hidden. */
function menuSection(name: (typeof SECTION_GROUPS)[number], access: Access): readonly MenuSection[] {
  const routes = PAGE_GROUPS[name].map(({ route }) => route);
  const open = routes.find((route) => decideListed(route, access) === "yes");
  if (open !== undefined) return [{ name, route: open, decision: "yes" }];
  const pending = routes.find((route) => decideListed(route, access) === "unknown");
  return pending === undefined ? [] : [{ name, route: pending, decision: "unknown" }];
}

function moreSection(group: MoreGroup, access: Access): readonly MoreSection[] {
  const pages: readonly NavigationPage<PageName<MoreGroup>>[] = PAGE_GROUPS[group];
  const items = pages.flatMap(({ name, route }): MoreItem[] => {
    const decision = decideListed(route, access);
    return decision === "no" || decision === "undetermined" ? [] : [{ name, route, decision }];
  });
  return items.length === 0 ? [] : [{ group, items }];
}
