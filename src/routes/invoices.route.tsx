import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { filterParams, readFilter, type EntryFilter } from "#domain/finance/entry-filter.ts";
import { InvoicesScreen } from "#ui/features/invoices/invoices.screen.tsx";
import type { Asked } from "#ui/features/invoices/address-requests.model.ts";
import type { InvoicesWorld } from "#ui/features/invoices/invoices.world.ts";
import { backOnce } from "#ui/shell/back-once.ts";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import { notOpened } from "#ui/shell/passing-news.ts";
import type * as ContactPart from "./contact/contact-part.ts";
import { useContactLoader } from "./contact/use-contact-form.ts";
import { dueDateSaver } from "./save-file.ts";
import { useIndispensable } from "./indispensable.ts";
import { forgetQuery, rewriteQuery as rewrite } from "./invoices/query.ts";
import { useService, useServices } from "../container/services.tsx";
import * as tokens from "../container/tokens.ts";
import { useLazyModule } from "#ui/shell/lazy-module.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["contact-change", "finance", "forms", "invoices"] as const;

const DEPENDENCIES = {
  finance: tokens.FINANCE_STORE,
  client: tokens.CLIENT_STORE,
  siteContent: tokens.SITE_CONTENT_STORE,
  today: tokens.TODAY_STORE,
  brand: tokens.BRAND,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
  news: tokens.ACCOUNT_NEWS_PORT,
  clock: tokens.CLOCK_PORT,
} as const;

/** `/invoice`, with what `?pay=all`, `?pay=<entry>`, `?again=<payment>`, `?transfer=all` and `?eInvoice=1` ask for. */
export function Component() {
  const dependencies = useServices(DEPENDENCIES);
  const app = useService(tokens.APP);
  const settings = useService(tokens.SETTINGS);
  const clipboard = useService(tokens.CLIPBOARD_PORT);
  const openPayments = useService(tokens.OPEN_PAYMENTS_PORT);
  const paymentPage = useService(tokens.PAYMENT_PAGE_PORT);
  const payouts = useService(tokens.PAYOUTS_PORT);
  const { drafts } = useService(tokens.FORM_SERVICES);
  const toasts = useService(tokens.TOASTS_STORE);
  const navigationHistory = useService(tokens.NAVIGATION_HISTORY_PORT);
  const [world] = useState((): InvoicesWorld => ({
    ...dependencies,
    places: { origin: window.location.origin, hosts: settings.hosts.payment },
    saveDueDates: dueDateSaver(app.container),
    openPayments: new OpenPaymentsStore(openPayments),
    payouts: {
      store: new PayoutsStore(payouts),
      accounts: settings.limits.bankAccount === "polish" ? "polish" : "short",
      draft: drafts.of("payout"),
    },
    pageBefore: () => backOnce(navigationHistory),
    leaveFor: (address) => paymentPage.open(address),
    copy: (text) => clipboard.write(text),
  }));
  const [needs] = useState(() => [dependencies.finance.entries]);
  useIndispensable(needs);
  const [query] = useSearchParams();
  const { key } = useLocation();
  const [closed, setClosed] = useState<string>();
  const asksForEInvoice = query.has("eInvoice") && closed !== key;
  const close = () => {
    setClosed(key);
    forgetQuery("eInvoice");
  };
  const loadContact = useContactLoader();
  const contact = useLazyModule(loadContact, asksForEInvoice, {
    retryKey: key,
    onError() {
      toasts.show(notOpened());
      close();
    },
  }).module;
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
        <AskedEInvoice key={key} Form={contact.EInvoiceForm} onClosed={close} />
      )}
    </>
  );
}

interface AskedEInvoiceProps {
  readonly Form: typeof ContactPart.EInvoiceForm;
  readonly onClosed: () => void;
}

/** E-invoices that an address has opened: closed, they lead back to the page on which that was pressed. */
function AskedEInvoice({ Form, onClosed }: AskedEInvoiceProps) {
  const navigationHistory = useService(tokens.NAVIGATION_HISTORY_PORT);
  const [leave] = useState(() => backOnce(navigationHistory));
  return <Form onClosed={leave ?? onClosed} cameWithPage={leave !== undefined} />;
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
