import type { Access } from "../access/index.ts";
import { decideRouteAccess } from "./decide-route-access.ts";
import type { RouteName } from "./routes.ts";
import type { Layout, SectionName } from "./sections.ts";

/** Hidden items are left out of the menu; `unknown`: the data that decide are loading. */
type MenuDecision = "yes" | "unknown";

export interface MenuSection {
  readonly name: SectionName;
  readonly route: RouteName;
  readonly decision: MenuDecision;
}

export type MoreGroup = "myAccount" | "devicesConfiguration" | "help";

export type MoreItemName =
  | "importantMessages"
  | "issues"
  | "personalData"
  | "agreements"
  | "settings"
  | "wifiConfiguration"
  | "resetPin"
  | "regulations"
  | "branch"
  | "faq"
  | "video";

export interface MoreItem {
  readonly name: MoreItemName;
  readonly route: RouteName;
  readonly decision: MenuDecision;
}

export interface MoreSection {
  readonly group: MoreGroup | "messages";
  readonly items: readonly MoreItem[];
}

export interface Menu {
  readonly sections: readonly MenuSection[];
  readonly more: readonly MoreSection[];
}

type Group = readonly [MoreSection["group"], readonly (readonly [MoreItemName, RouteName])[]];

const MESSAGES: Group = [
  "messages",
  [
    ["importantMessages", "messages"],
    ["issues", "supportRequest"],
  ],
];

/** Groups and items of NAV-02. */
const MORE: readonly Group[] = [
  [
    "myAccount",
    [
      ["personalData", "personalData"],
      ["agreements", "agreements"],
      ["settings", "settings"],
    ],
  ],
  [
    "devicesConfiguration",
    [
      ["wifiConfiguration", "wifiConfiguration"],
      ["resetPin", "resetPin"],
    ],
  ],
  [
    "help",
    [
      ["regulations", "regulations"],
      ["branch", "branch"],
      ["faq", "faq"],
      ["video", "video"],
    ],
  ],
];

/**
 * Builds the menu of a customer with this access (NAV-01 to NAV-08, NAV-18). On a phone, messages come first under
 * "more" (NAV-03). Groups without items are left out.
 */
export function menuFor(access: Access, layout: Layout): Menu {
  const sections: readonly (readonly [SectionName, readonly RouteName[]])[] = [
    ["start", ["index"]],
    ["invoice", ["invoice"]],
    ["offer", ["yourOffer", "ordersHistory"]],
    ["services", ["myServices", "directBilling"]],
    ...(layout === "desktop" ? [["messages", ["messages"]] as const] : []),
    ["more", ["more"]],
  ];
  const groups = layout === "mobile" ? [MESSAGES, ...MORE] : MORE;
  return {
    sections: sections.flatMap(([name, routes]) => section(name, routes, access)),
    more: groups.flatMap(([group, items]) => moreSection(group, items, access)),
  };
}

/** Links a section to its first accessible page, else to the first that is not hidden. */
function section(name: SectionName, routes: readonly RouteName[], access: Access): readonly MenuSection[] {
  const open = routes.find((route) => decideRouteAccess(route, access) === "yes");
  if (open !== undefined) return [{ name, route: open, decision: "yes" }];
  const pending = routes.find((route) => decideRouteAccess(route, access) === "unknown");
  return pending === undefined ? [] : [{ name, route: pending, decision: "unknown" }];
}

function moreSection(group: MoreSection["group"], items: Group[1], access: Access): readonly MoreSection[] {
  const shown = items.flatMap(([name, route]): MoreItem[] => {
    const decision = decideRouteAccess(route, access);
    return decision === "no" ? [] : [{ name, route, decision }];
  });
  return shown.length === 0 ? [] : [{ group, items: shown }];
}
