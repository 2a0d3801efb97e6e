import { useState } from "react";
import type { PortalFeature } from "#domain/access/index.ts";
import { complaintTermsOf } from "#domain/support/index.ts";
import { terminationPeriodsOf } from "#domain/termination/index.ts";
import { DeadlinesScreen } from "#ui/features/deadlines/deadlines.screen.tsx";
import type { DeadlinesDependencies, DeadlineSource } from "#ui/features/deadlines/deadlines.view-model.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import { dueDateSaver } from "./save-file.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "sales", "support", "termination"] as const;

const DEPENDENCIES = {
  client: tokens.CLIENT_STORE,
  finance: tokens.FINANCE_STORE,
  today: tokens.TODAY_STORE,
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
  const port = useService(tokens.SUPPORT_PORT);
  const sales = useService(tokens.SALES_PORT);
  const termination = useService(tokens.TERMINATIONS_PORT);
  const { messages } = useService(tokens.MESSAGES_STORE);
  const { container } = useService(tokens.APP);
  const { complaints, legal } = useService(tokens.PORTAL_SETTINGS);
  const availability = useService(tokens.FEATURE_AVAILABILITY_STORE);
  const navigation = useService(tokens.NAVIGATION_STORE);
  const [dependencies] = useState((): DeadlinesDependencies => ({
    ...services,
    support: new SupportStore(port),
    orders: new AsyncValue(() => sales.load()),
    terminations: new AsyncValue(() => termination.load()),
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
