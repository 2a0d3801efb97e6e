import { useState } from "react";
import type { PortalFeature } from "#domain/access/index.ts";
import { complaintTermsOf } from "#domain/support/index.ts";
import { terminationPeriodsOf } from "#domain/termination/index.ts";
import { DeadlinesScreen } from "#ui/features/deadlines/deadlines.screen.tsx";
import type { DeadlinesDependencies, DeadlineSource } from "#ui/features/deadlines/deadlines.view-model.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as stores from "../container/page-store-tokens.ts";
import * as tokens from "../container/tokens.ts";
import { dueDateSaver } from "./save-file.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "sales", "support", "termination"] as const;

const DEPENDENCIES = {
  client: tokens.CLIENT_STORE,
  finance: tokens.FINANCE_STORE,
  today: tokens.TODAY_STORE,
  support: stores.SUPPORT_STORE,
} as const;

/** Feature that each source needs. */
const FEATURES: Readonly<Record<DeadlineSource, PortalFeature | undefined>> = {
  orders: "offers",
  requests: "supportRequests",
  services: undefined,
  invoices: "invoices",
  terminations: "termination",
  messages: "messages",
};

/** Screen at `/deadlines` (DEADLINE-03). */
export function Component() {
  const services = useServices(DEPENDENCIES);
  const { offers: orders } = useService(stores.SALES_STORE);
  const { terminations } = useService(stores.TERMINATIONS_STORE);
  const { messages } = useService(tokens.MESSAGES_STORE);
  const { container } = useService(tokens.APP);
  const { complaints, legal } = useService(tokens.PORTAL_SETTINGS);
  const availability = useService(tokens.FEATURE_AVAILABILITY_STORE);
  const navigation = useService(tokens.NAVIGATION_STORE);
  const [dependencies] = useState((): DeadlinesDependencies => ({
    ...services,
    orders,
    terminations,
    messages,
    terminationPeriods: terminationPeriodsOf(legal),
    withdrawalDays: legal?.withdrawalDays,
    terms: complaintTermsOf(complaints),
    lacks: (source) => {
      const feature = FEATURES[source];
      const isForbidden =
        ((source === "requests" || source === "messages") && navigation.access?.messages === "no") ||
        (source === "orders" && navigation.access?.orderHistory === "no");
      return isForbidden || (feature !== undefined && availability.unavailable.has(feature));
    },
    saveDays: (fileName, days) => dueDateSaver(container, fileName)(days),
  }));
  return <DeadlinesScreen dependencies={dependencies} />;
}
