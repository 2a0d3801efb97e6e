import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { InvoiceScreen } from "#ui/features/invoice/invoice.screen.tsx";
import type { InvoiceWorld } from "#ui/features/invoice/invoice.model.ts";
import type { App } from "../boot/app.ts";
import { BrowserFiles } from "../boot/files.ts";
import { invoicesOver } from "../container/invoices.ts";

/** `/invoice/:entryId`: one document of the account. */
export async function compose(app: App): Promise<ComponentType> {
  const files = new BrowserFiles(window);
  const world: InvoiceWorld = {
    finance: await app.finance(),
    today: app.stores.today,
    invoices: invoicesOver(app.caller),
    intentIds: app.intentIds,
    clock: app.clock,
    origin: window.location.origin,
    alone: files.alone,
    look: files.look,
  };
  return function InvoiceDetailsRoute() {
    const { entryId = "" } = useParams();
    return <InvoiceScreen key={entryId} world={world} entryId={entryId} />;
  };
}
