import type { ComponentType } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { filterParams, readFilter, type EntryFilter } from "#domain/finance/entry-filter.ts";
import { InvoicesScreen } from "#ui/features/invoices/invoices.screen.tsx";
import type { InvoicesWorld } from "#ui/features/invoices/invoices.model.ts";
import type * as OwnAmountPart from "#ui/features/invoices/own-amount/own-amount.part.ts";
import type { App } from "../boot/app.ts";
import { again, has } from "./again.ts";

/** "Inna kwota", with what a form needs: fetched by those who ask for it. */
const ownAmount = again(() => import("#ui/features/invoices/own-amount/own-amount.part.ts"), (part): part is typeof OwnAmountPart => has(part, "OwnAmountDialog"));
import { useIndispensable } from "./indispensable.ts";

export async function begin(app: App): Promise<void> {
  const { entries } = await app.finance();
  await entries.loadAhead();
}

/** `/invoice`, with what `?pay=all` and `?transfer=all` ask for. */
export async function compose(app: App): Promise<ComponentType> {
  const world: InvoicesWorld = {
    finance: await app.finance(),
    client: app.stores.client,
    siteContent: app.stores.siteContent,
    today: app.stores.today,
    brand: app.brand,
    places: { origin: window.location.origin, hosts: app.settings.paymentHosts },
    intentIds: app.intentIds,
    ownAmount,
    leaveFor: (address) => app.leaveFor(address),
    copy: (text) => app.clipboard.write(text),
  };
  const needs = [world.finance.entries];
  return function InvoicesRoute() {
    useIndispensable(needs);
    const [query] = useSearchParams();
    const { key } = useLocation();
    return <InvoicesScreen world={world} asked={asked(query)} visit={key} filterOfAddress={filterOfAddress} onFilter={writeFilter} />;
  };
}

const filterOfAddress = (): EntryFilter => {
  const query = new URLSearchParams(window.location.search);
  return readFilter((name) => query.get(name));
};

/**
 * Writes what is looked for over the address, so that Back and a reload find it again. Past the router: a navigation for every
 * letter would ask its guards each time, and draw the whole page anew.
 */
function writeFilter(filter: EntryFilter): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const name of ["year", "state", "kind", "number"]) query.delete(name);
  for (const [name, value] of filterParams(filter)) query.set(name, value);
  const text = query.toString();
  window.history.replaceState(window.history.state, "", `${pathname}${text === "" ? "" : `?${text}`}${hash}`);
}

function asked(query: URLSearchParams): "pay" | "transfer" | undefined {
  if (query.get("pay") === "all") return "pay";
  return query.get("transfer") === "all" ? "transfer" : undefined;
}
