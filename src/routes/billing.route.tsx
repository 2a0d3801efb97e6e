import { useState } from "react";
import type { BillingRange } from "#domain/finance/call-range.ts";
import { BillingScreen } from "#ui/features/billing/billing.screen.tsx";
import type { BillingWorld } from "#ui/features/billing/billing.model.ts";
import { CallBillingStore } from "#ui/stores/finance/call-billing.store.ts";
import { useIndispensable } from "./indispensable.ts";
import { fileSaverWithToast } from "./save-file.ts";
import { useService, useServices } from "../container/services.tsx";
import * as tokens from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["finance", "invoices"] as const;

const DEPENDENCIES = {
  finance: tokens.FINANCE_STORE,
  client: tokens.CLIENT_STORE,
  today: tokens.TODAY_STORE,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** `/billing?from=…&to=…` (FIN-08). */
export function Component() {
  const dependencies = useServices(DEPENDENCIES);
  const app = useService(tokens.APP);
  const port = useService(tokens.CALL_BILLING_PORT);
  const [world] = useState((): BillingWorld => {
    const save = fileSaverWithToast(app.container);
    return {
      ...dependencies,
      store: new CallBillingStore(port),
      asked: () => {
        const query = new URLSearchParams(window.location.search);
        return { from: query.get("from"), to: query.get("to") };
      },
      name: writeRange,
      save: (name, text) => save(name, "text/csv;charset=utf-8", text),
    };
  });
  const [needs] = useState(() => [dependencies.finance.entries]);
  useIndispensable(needs);
  return <BillingScreen world={world} />;
}

/** Writes the days over the address, past the router, so that a reload and a link find them again. */
function writeRange({ from, to }: BillingRange): void {
  const query = new URLSearchParams(window.location.search);
  query.set("from", from);
  query.set("to", to);
  window.history.replaceState(window.history.state, "", `${window.location.pathname}?${query}${window.location.hash}`);
}
