import { useState, type ComponentType } from "react";
import type { BillingRange } from "#domain/finance/call-range.ts";
import { BillingScreen } from "#ui/features/billing/billing.screen.tsx";
import type { BillingWorld } from "#ui/features/billing/billing.model.ts";
import { CallBillingStore } from "#ui/stores/finance/call-billing.store.ts";
import type { App } from "../boot/app.ts";
import { useIndispensable } from "./indispensable.ts";
import { tellingFileSaver } from "./told-file.ts";
import { CALL_BILLING_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["finance"] as const;

/** `/billing?from=…&to=…` (FIN-08). */
export async function compose(app: App): Promise<ComponentType> {
  const { client, today } = app.stores;
  const save = tellingFileSaver(app);
  const world: Omit<BillingWorld, "store"> = {
    finance: await app.finance(),
    client,
    today,
    idempotencyKeys: app.idempotencyKeys,
    asked: () => {
      const query = new URLSearchParams(window.location.search);
      return { from: query.get("from"), to: query.get("to") };
    },
    name: writeRange,
    save: (name, text) => save(name, "text/csv;charset=utf-8", text),
  };
  const needs = [world.finance.entries];
  const port = app.container.root.get(CALL_BILLING_PORT);
  return function BillingRoute() {
    useIndispensable(needs);
    const [whole] = useState((): BillingWorld => ({ ...world, store: new CallBillingStore(port) }));
    return <BillingScreen world={whole} />;
  };
}

/** Writes the days over the address, past the router, so that a reload and a link find them again. */
function writeRange({ from, to }: BillingRange): void {
  const query = new URLSearchParams(window.location.search);
  query.set("from", from);
  query.set("to", to);
  window.history.replaceState(window.history.state, "", `${window.location.pathname}?${query}${window.location.hash}`);
}
