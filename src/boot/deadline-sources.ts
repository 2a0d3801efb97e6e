import type { PortalFeature } from "#domain/access/index.ts";
import type { DeadlineSource } from "#ui/features/deadlines/deadlines.view-model.ts";
import type { AccountContainer } from "../container/portal-container.ts";
import { FEATURE_AVAILABILITY_STORE, NAVIGATION_STORE } from "../container/tokens.ts";

/** Feature that each source of deadlines needs. */
const FEATURES: Readonly<Record<DeadlineSource, PortalFeature | undefined>> = {
  orders: "offers",
  requests: "supportRequests",
  services: undefined,
  invoices: "invoices",
  terminations: "termination",
  messages: "messages",
};

/** Returns true for a source of deadlines that this customer may not see, or this provider lacks. */
export function lacksDeadlineSource(account: AccountContainer, source: DeadlineSource): boolean {
  const { access } = account.get(NAVIGATION_STORE);
  const feature = FEATURES[source];
  const isForbidden =
    ((source === "requests" || source === "messages") && access?.messages === "no") ||
    (source === "orders" && access?.orderHistory === "no");
  return isForbidden || (feature !== undefined && account.get(FEATURE_AVAILABILITY_STORE).unavailable.has(feature));
}
