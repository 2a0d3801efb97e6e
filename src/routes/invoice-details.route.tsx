import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { InvoiceScreen } from "#ui/features/invoice/invoice.screen.tsx";
import type { InvoiceWorld } from "#ui/features/invoice/invoice.model.ts";
import { BrowserExclusiveWorkAdapter } from "#adapters/browser/browser-exclusive-work.adapter.ts";
import { HttpProviderFilesAdapter } from "#adapters/browser/http-provider-files.adapter.ts";
import type { App } from "../boot/app.ts";
import type * as KsefPart from "#ui/features/invoice/ksef/ksef.part.ts";
import type * as WhyPart from "#ui/features/invoice/why/why.part.ts";
import { again, has } from "./again.ts";
import { dueDateSaver } from "./due-dates.ts";
import { INVOICES_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["finance"] as const;

/** The ministry's check of invoices in KSeF 2.0, where the installation names no other. */
const KSEF = "qr.ksef.mf.gov.pl";

/** "Dlaczego tyle?", for those who ask. */
const why = again(
  () => import("#ui/features/invoice/why/why.part.ts"),
  (part): part is typeof WhyPart => has(part, "WhyView"),
);

/** The ministry's register, for invoices that stand in it. */
const ksef = again(
  () => import("#ui/features/invoice/ksef/ksef.part.ts"),
  (part): part is typeof KsefPart => has(part, "KsefCard"),
);

/** `/invoice/:entryId`: one document of the account. */
export async function compose(app: App): Promise<ComponentType> {
  const world: InvoiceWorld = {
    finance: await app.finance(),
    today: app.stores.today,
    invoices: app.container.root.get(INVOICES_PORT),
    idempotencyKeys: app.idempotencyKeys,
    clock: app.clock,
    origin: window.location.origin,
    exclusiveWork: new BrowserExclusiveWorkAdapter(window.navigator),
    files: new HttpProviderFilesAdapter(window),
    fetchWhy: why,
    saveDueDates: dueDateSaver(app),
    fetchKsef: ksef,
    ksefHost: app.settings.hosts.ksef ?? KSEF,
  };
  return function InvoiceDetailsRoute() {
    const { entryId = "" } = useParams();
    return <InvoiceScreen key={entryId} world={world} entryId={entryId} />;
  };
}
