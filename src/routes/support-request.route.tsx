import { useEffect, useState } from "react";
import { formatContactAddress } from "#domain/contact/contact.ts";
import { visibleContact } from "#domain/contact/visible-contact.ts";
import { observer } from "#ui/shared/observer.ts";
import { complaintTermsOf, SETTLEMENT_PAGE } from "#domain/support/index.ts";
import { useLocation } from "react-router-dom";
import { parseSupportAddress, type SupportAddress } from "#ui/features/support-request/support-address.ts";
import { supportPageTitle } from "#ui/features/support-request/support-page-title.ts";
import { SupportViewModel } from "#ui/features/support-request/support.view-model.ts";
import { SupportScreen } from "#ui/features/support-request/support.screen.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { useService, useServices } from "../container/use-service.tsx";
import { SUPPORT_STORE } from "../container/page-store-tokens.ts";
import * as tokens from "../container/tokens.ts";
import { OperatorContactProvider } from "./operator-contact-provider.tsx";
import { PageTitle } from "./page-title.tsx";
import { fileSaver } from "./save-file.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["files", "finance", "forms", "invoices", "sales", "support"] as const;

export const titlesItself = true;

const DEPENDENCIES = {
  port: tokens.SUPPORT_PORT,
  store: SUPPORT_STORE,
  sales: tokens.SALES_PORT,
  files: tokens.PROVIDER_FILES_PORT,
  messages: tokens.MESSAGES_STORE,
  client: tokens.CLIENT_STORE,
  finance: tokens.FINANCE_STORE,
  openPayments: tokens.OPEN_PAYMENTS_STORE,
  contact: tokens.CONTACT_STORE,
  today: tokens.TODAY_STORE,
  clock: tokens.SERVICE_CLOCK,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** Screen at `/supportRequest` (MSG-03, MSG-04); `?isContactRequested=1` opens the call request. */
export function Component() {
  const dependencies = useServices(DEPENDENCIES);
  const { limits, complaints, legal } = useService(tokens.PORTAL_SETTINGS);
  const brand = useService(tokens.BRAND);
  const { container } = useService(tokens.APP);
  const { drafts, unsaved } = useService(tokens.FORM_SERVICES);
  const { search } = useLocation();
  const visibleContactOfCustomer = () => {
    const known = dependencies.contact.data.known;
    if (known === undefined) return undefined;
    const shown = visibleContact(known, dependencies.client.data.known?.client);
    return { address: shown.address && formatContactAddress(shown.address), email: shown.mainEmail };
  };
  const [model] = useState(
    () =>
      new SupportViewModel({
        ...dependencies,
        settlement: {
          terms: complaintTermsOf(complaints),
          operator: { address: brand.withdrawalAddress, taxId: brand.taxId },
          contact: visibleContactOfCustomer,
          page: legal?.settlementPage ?? SETTLEMENT_PAGE,
          save: fileSaver(container),
        },
        origin: window.location.origin,
        fileMegabytes: limits.fileMegabytes,
        draftOf: (form) => drafts.of(form),
      }),
  );
  useEffect(() => unsaved.watch(model), [model, unsaved]);
  const at = parseSupportAddress(search);
  return (
    <OperatorContactProvider>
      <Title model={model} at={at} />
      <SupportScreen model={model} at={at} />
    </OperatorContactProvider>
  );
}

const Title = observer(function Title({
  model,
  at,
}: {
  readonly model: SupportViewModel;
  readonly at: SupportAddress;
}) {
  return <PageTitle route="supportRequest" name={providerText(supportPageTitle(model, at).text)} />;
});
