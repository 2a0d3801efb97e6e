import { useState } from "react";
import type { BillingRange } from "#domain/finance/billing-range.ts";
import { BillingScreen } from "#ui/features/billing/billing.screen.tsx";
import type { BillingDependencies } from "#ui/features/billing/billing.view-model.ts";
import { CallBillingStore } from "#ui/stores/finance/call-billing.store.ts";
import { useRequiredResources } from "./use-required-resources.ts";
import { fileSaverWithToast } from "./save-file.ts";
import { readFilterParams, updateQuery } from "./url-query.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "invoices"] as const;

const DEPENDENCIES = {
  finance: tokens.FINANCE_STORE,
  client: tokens.CLIENT_STORE,
  today: tokens.TODAY_STORE,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** Screen at `/billing?from=…&to=…` (FIN-08). */
export function Component() {
  const services = useServices(DEPENDENCIES);
  const app = useService(tokens.APP);
  const port = useService(tokens.CALL_BILLING_PORT);
  const [dependencies] = useState((): BillingDependencies => {
    const save = fileSaverWithToast(app.container);
    return {
      ...services,
      store: new CallBillingStore(port),
      rangeParams: () => {
        const read = readFilterParams();
        return { from: read("from"), to: read("to") };
      },
      name: writeRange,
      save: (name, text) => save(name, "text/csv;charset=utf-8", text),
    };
  });
  const [resources] = useState(() => [services.finance.entries]);
  useRequiredResources(resources);
  return <BillingScreen dependencies={dependencies} />;
}

/** Writes the range to the address without the router, so that a reload and a link restore it. */
function writeRange({ from, to }: BillingRange): void {
  updateQuery((query) => {
    query.set("from", from);
    query.set("to", to);
  });
}
