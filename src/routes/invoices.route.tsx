import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { currentCustomerContext } from "#domain/session/index.ts";
import { InvoicesScreen } from "#ui/features/invoices/invoices.screen.tsx";
import type { InvoicesAddressRequest } from "#ui/features/invoices/address-requests.ts";
import type { InvoicesDependencies } from "#ui/features/invoices/invoices-dependencies.ts";
import { createBackOnce } from "#ui/shell/create-back-once.ts";
import { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import type * as ContactForms from "./contact/contact-forms.ts";
import { useContactForm, useContactLoader } from "./contact/use-contact-form.ts";
import { EInvoiceStatus } from "./e-invoice/e-invoice-status.tsx";
import { dueDateSaver } from "./save-file.ts";
import { useRequiredResources } from "./use-required-resources.ts";
import { readListPlace, writeListPlace } from "./list-place.ts";
import { removeQueryParam, updateQuery } from "./url-query.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import { useLazyModule } from "#ui/shell/lazy-module.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["agreements", "contact-change", "files", "finance", "forms", "invoices"] as const;

const DEPENDENCIES = {
  finance: tokens.FINANCE_STORE,
  client: tokens.CLIENT_STORE,
  siteContent: tokens.SITE_CONTENT_STORE,
  today: tokens.TODAY_STORE,
  brand: tokens.BRAND,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
  accountChanges: tokens.ACCOUNT_CHANGES_PORT,
  clock: tokens.CLOCK_PORT,
} as const;

/**
 * Screen at `/invoice`, with the requests `?pay=all`, `?pay=overdue`, `?pay=<entry>`, `?again=<payment>`,
 * `?transfer=all`, `?transfer=<payment>` and `?eInvoice=1`.
 */
export function Component() {
  const services = useServices(DEPENDENCIES);
  const app = useService(tokens.APP);
  const settings = useService(tokens.PORTAL_SETTINGS);
  const session = useService(tokens.SESSION_STORE);
  const clipboard = useService(tokens.CLIPBOARD_PORT);
  const openPayments = useService(tokens.OPEN_PAYMENTS_STORE);
  const paymentPage = useService(tokens.PAYMENT_PAGE_PORT);
  const payouts = useService(tokens.PAYOUTS_PORT);
  const { drafts } = useService(tokens.FORM_SERVICES);
  const invoices = useService(tokens.INVOICES_PORT);
  const tabLock = useService(tokens.TAB_LOCK_PORT);
  const files = useService(tokens.PROVIDER_FILES_PORT);
  const toasts = useService(tokens.TOASTS_STORE);
  const navigationHistory = useService(tokens.NAVIGATION_HISTORY_PORT);
  const [dependencies] = useState((): InvoicesDependencies => ({
    ...services,
    accountName() {
      const { current } = session;
      return current === undefined || current.contexts.length < 2 ? undefined : currentCustomerContext(current).name;
    },
    allowedOrigins: { origin: window.location.origin, hosts: settings.hosts.payment },
    saveDueDates: dueDateSaver(app.container),
    openPayments,
    payouts: {
      store: new PayoutsStore(payouts),
      accounts: settings.limits.bankAccount === "polish" ? "polish" : "short",
      draft: drafts.of("payout"),
    },
    duplicates: { ...services, invoices, tabLock, files, origin: window.location.origin },
    ksefTitlesFrom: settings.legal?.ksefTitlesFrom,
    pageBefore: () => createBackOnce(navigationHistory),
    leaveFor: (address) => paymentPage.open(address),
    copy: (text) => clipboard.write(text),
  }));
  const [resources] = useState(() => [services.finance.entries]);
  useRequiredResources(resources);
  const [query] = useSearchParams();
  const { key } = useLocation();
  const [closed, setClosed] = useState<string>();
  const asksForEInvoice = query.has("eInvoice") && closed !== key;
  const close = () => {
    setClosed(key);
    removeQueryParam("eInvoice", key);
  };
  const loadContact = useContactLoader();
  const contactForm = useContactForm();
  const contact = useLazyModule(loadContact, asksForEInvoice, {
    retryKey: key,
    onError() {
      toasts.show(notOpenedToast());
      close();
    },
  }).module;
  return (
    <>
      <InvoicesScreen
        dependencies={dependencies}
        addressRequest={addressRequest(query)}
        visit={key}
        placeOfAddress={readListPlace}
        onPlace={writeListPlace}
        eInvoice={<EInvoiceStatus onChangeAddress={() => contactForm.open({ origin: "personalData" })} />}
        onRequestClosed={removeTransferParam}
      />
      {contactForm.dialog}
      {asksForEInvoice && contact !== undefined && (
        <EInvoiceByAddress key={key} Form={contact.EInvoiceForm} onClosed={close} />
      )}
    </>
  );
}

interface EInvoiceByAddressProps {
  readonly Form: typeof ContactForms.EInvoiceForm;
  readonly onClosed: () => void;
}

/** E-invoice form opened by an address; closing it leads back to the previous page. */
function EInvoiceByAddress({ Form, onClosed }: EInvoiceByAddressProps) {
  const navigationHistory = useService(tokens.NAVIGATION_HISTORY_PORT);
  const [leave] = useState(() => createBackOnce(navigationHistory));
  return <Form onClosed={leave ?? onClosed} isOpenedWithPage={leave !== undefined} />;
}

/** Removes the parameter of a closed dialog, so that a reload does not open it again. */
const removeTransferParam = (): void => updateQuery((query) => query.delete("transfer"));

function addressRequest(query: URLSearchParams): InvoicesAddressRequest | undefined {
  const pay = query.get("pay");
  if (pay === "overdue") return "pay-overdue";
  if (pay !== null) return pay === "all" ? "pay" : `pay:${pay}`;
  const again = query.get("again");
  if (again !== null) return `again:${again}`;
  const transfer = query.get("transfer");
  if (transfer === null) return undefined;
  return transfer === "all" ? "transfer" : `transfer:${transfer}`;
}
