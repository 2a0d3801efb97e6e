import { observer } from "#ui/shared/observer.ts";
import { useCallback, useState } from "react";
import { lacksDeadlineSource } from "#domain/deadlines/deadline-sources.ts";
import { currentCustomerContext } from "#domain/session/index.ts";
import type { AgreementsDependencies } from "#ui/features/agreements/agreements-dependencies.ts";
import type { AgreementsViewModel } from "#ui/features/agreements/agreements.view-model.ts";
import { AgreementsScreen } from "#ui/features/agreements/agreements.screen.tsx";
import { consentsSaved } from "#ui/features/agreements/agreements.texts.ts";
import { useBrand } from "./brand-context.tsx";
import { useContactForm } from "./contact/use-contact-form.ts";
import { WithdrawalRuleProvider } from "./withdrawal-rule-provider.tsx";
import { useService, useServices } from "../container/use-service.tsx";
import { AGREEMENTS_STORE, SALES_STORE, WITHDRAWALS_STORE } from "../container/page-store-tokens.ts";
import * as tokens from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["agreements", "forms", "sales", "withdrawal"] as const;

const DEPENDENCIES = {
  store: AGREEMENTS_STORE,
  contact: tokens.CONTACT_STORE,
  client: tokens.CLIENT_STORE,
  today: tokens.TODAY_STORE,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** Screen at `/agreements` (CONSENT-01 to CONSENT-03). */
export const Component = observer(function AgreementsRoute() {
  const services = useServices(DEPENDENCIES);
  const consents = useService(tokens.CONSENTS_STORE);
  const session = useService(tokens.SESSION_STORE);
  const withdrawals = useService(WITHDRAWALS_STORE);
  const { unavailable } = useService(tokens.FEATURE_AVAILABILITY_STORE);
  const { offers } = useService(SALES_STORE);
  const navigation = useService(tokens.NAVIGATION_STORE);
  const toasts = useService(tokens.TOASTS_STORE);
  const { drafts, unsaved } = useService(tokens.FORM_SERVICES);
  const contactForm = useContactForm();
  const [dependencies] = useState((): AgreementsDependencies => ({
    ...services,
    withdrawals: unavailable.has("withdrawal") ? undefined : withdrawals,
    orders: lacksDeadlineSource("orders", navigation) ? undefined : offers,
    draft: drafts.of("agreements"),
    openContact: (need) =>
      new Promise((resolve) => contactForm.open({ origin: "agreements", requirement: need, onClosed: resolve })),
    saved: (agreements) => {
      consents.consents.replace(agreements);
      toasts.show({ text: consentsSaved(), kind: "done" });
      // Features such as e-invoices may depend on a consent (EINV-05).
      void services.client.data.reload();
      // Marketing permissions of the contact data are the same consents (CONSENT-07).
      void services.contact.data.reload();
    },
  }));
  const [helpLine] = useBrand().helpLines;
  const watch = useCallback((form: AgreementsViewModel["form"]) => unsaved.watch(form), [unsaved]);
  const { current } = session;
  const account =
    current !== undefined && current.contexts.length > 1 ? currentCustomerContext(current).name : undefined;
  return (
    <WithdrawalRuleProvider client={services.client.data.known?.client}>
      <AgreementsScreen dependencies={dependencies} account={account} helpLine={helpLine} watch={watch} />
      {contactForm.dialog}
    </WithdrawalRuleProvider>
  );
});
