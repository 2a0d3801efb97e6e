import { useState, type ComponentType } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { filterParams, readFilter, type EntryFilter } from "#domain/finance/entry-filter.ts";
import { InvoicesScreen } from "#ui/features/invoices/invoices.screen.tsx";
import type { Asked, InvoicesWorld } from "#ui/features/invoices/invoices.model.ts";
import type * as OwnAmountPart from "#ui/features/invoices/own-amount/own-amount.part.ts";
import type * as ReviewPart from "#ui/features/invoices/review/review.part.ts";
import type { App } from "../boot/app.ts";
import { navigationHistory } from "../boot/navigation-history.ts";
import { backOnce } from "#ui/shell/back-once.ts";
import { notOpened } from "#ui/shell/passing-news.ts";
import { again, has } from "./again.ts";
import type * as ContactPart from "./contact/contact-part.ts";
import { dueDateSaver } from "./due-dates.ts";
import type * as PayoutPart from "./invoices/payout.ts";
import type * as UnderWayPart from "./invoices/under-way.ts";
import { useIndispensable } from "./indispensable.ts";
import { forgetQuery, rewriteQuery as rewrite } from "./invoices/query.ts";
import { partsOf } from "./parts-of.ts";
import { ACCOUNT_NEWS_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["contact-change", "finance"] as const;

/** "Inna kwota", with what a form needs: fetched by those who ask for it. */
const ownAmount = again(
  () => import("#ui/features/invoices/own-amount/own-amount.part.ts"),
  (part): part is typeof OwnAmountPart => has(part, "OwnAmountDialog"),
);
/** What is paid, looked over before the payment page opens. */
const review = again(
  () => import("#ui/features/invoices/review/review.part.ts"),
  (part): part is typeof ReviewPart => has(part, "ReviewDialog"),
);

/** Paying an overpayment out. */
const payout = again(
  () => import("./invoices/payout.ts"),
  (part): part is typeof PayoutPart => has(part, "payoutPart"),
);

/** Payments that have not ended. */
const underWay = again(
  () => import("./invoices/under-way.ts"),
  (part): part is typeof UnderWayPart => has(part, "underWayPart"),
);

/** E-invoices, by their address. */
const useContact = partsOf(
  () => import("./contact/contact-part.ts"),
  (part): part is typeof ContactPart => has(part, "EInvoiceForm"),
);

/** `/invoice`, with what `?pay=all`, `?pay=<entry>`, `?again=<payment>`, `?transfer=all` and `?eInvoice=1` ask for. */
export async function compose(app: App): Promise<ComponentType> {
  const world: InvoicesWorld = {
    finance: await app.finance(),
    client: app.stores.client,
    siteContent: app.stores.siteContent,
    today: app.stores.today,
    brand: app.brand,
    places: { origin: window.location.origin, hosts: app.settings.hosts.payment },
    idempotencyKeys: app.idempotencyKeys,
    ownAmount,
    saveDueDates: dueDateSaver(app),
    review,
    underWay: async (around) => (await underWay()).underWayPart(app, around),
    payout: async (around) => (await payout()).payoutPart(app, around),
    news: app.container.root.get(ACCOUNT_NEWS_PORT),
    pageBefore: () => backOnce(navigationHistory),
    leaveFor: (address) => app.leaveFor(address),
    copy: (text) => app.clipboard.write(text),
  };
  const needs = [world.finance.entries];
  return function InvoicesRoute() {
    useIndispensable(needs);
    const [query] = useSearchParams();
    const { key } = useLocation();
    const [closed, setClosed] = useState<string>();
    const asksForEInvoice = query.has("eInvoice") && closed !== key;
    const close = () => {
      setClosed(key);
      forgetQuery("eInvoice");
    };
    const contact = useContact(asksForEInvoice, key, () => {
      app.stores.toasts.show(notOpened());
      close();
    });
    return (
      <>
        <InvoicesScreen
          world={world}
          asked={asked(query)}
          visit={key}
          filterOfAddress={filterOfAddress}
          onFilter={writeFilter}
          onAskedClosed={forgetTransfer}
        />
        {asksForEInvoice && contact !== undefined && (
          <AskedEInvoice key={key} app={app} Form={contact.EInvoiceForm} onClosed={close} />
        )}
      </>
    );
  };
}

interface AskedEInvoiceProps {
  readonly app: App;
  readonly Form: typeof ContactPart.EInvoiceForm;
  readonly onClosed: () => void;
}

/** E-invoices that an address has opened: closed, they lead back to the page on which that was pressed. */
function AskedEInvoice({ app, Form, onClosed }: AskedEInvoiceProps) {
  const [leave] = useState(() => backOnce(navigationHistory));
  return <Form app={app} onClosed={leave ?? onClosed} cameWithPage={leave !== undefined} />;
}

const filterOfAddress = (): EntryFilter => {
  const query = new URLSearchParams(window.location.search);
  return readFilter((name) => query.get(name));
};

/**
 * Writes what is looked for over the address, so that Back and a reload find it again. Past the router: a navigation
 * for every
 * letter would ask its guards each time, and draw the whole page anew.
 */
const writeFilter = (filter: EntryFilter): void =>
  rewrite((query) => {
    for (const name of ["year", "state", "kind", "number"]) query.delete(name);
    for (const [name, value] of filterParams(filter)) query.set(name, value);
  });

/** A dialog that was closed does not open again by a reload. */
const forgetTransfer = (): void => rewrite((query) => query.delete("transfer"));

function asked(query: URLSearchParams): Asked | undefined {
  const pay = query.get("pay");
  if (pay !== null) return pay === "all" ? "pay" : `pay:${pay}`;
  const again = query.get("again");
  if (again !== null) return `again:${again}`;
  return query.get("transfer") === "all" ? "transfer" : undefined;
}
