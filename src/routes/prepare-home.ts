import { monthOf } from "#domain/shared-kernel/index.ts";
import { formatMonth } from "#ui/shared/formats.ts";
import { overdueText } from "#ui/shared/relative-day.ts";
import type { App } from "../boot/app.ts";
import { TODAY_STORE } from "../container/tokens.ts";
import { importMobileData } from "./mobile-data-slot.tsx";
import { savesData } from "#adapters/browser/saves-data.ts";
import { importUpcomingRows } from "./upcoming-slot.tsx";
import { loadPageExtras } from "./use-page-extras.ts";

// Part of the portal's chunk, with the customer's frame.
import "./guarded-screen.tsx";
import "./home.route.tsx";
import "./layouts.tsx";

/**
 * Loads the code of what the start page shows after its first view, while the customer types the login. One file after
 * another, because the login shares the line with them. A chunk that fails to load is requested again, and its failure
 * shown, when the page needs it.
 */
export async function prepareHome({ container }: App): Promise<void> {
  const parts: readonly (() => Promise<unknown>)[] = savesData()
    ? []
    : [
        importMobileData,
        () => container.load("products"),
        importUpcomingRows,
        loadPageExtras,
        () => import("./floating-elements.tsx"),
        () => import("./site/home-operator-content.tsx"),
        () => container.load("forms"),
      ];
  for (const load of parts) await load().catch(() => undefined);
  // Names of months and plural forms: browsers take 40 ms for the first ones on a slow phone.
  formatMonth(monthOf(container.root.get(TODAY_STORE).today));
  overdueText(2);
}
