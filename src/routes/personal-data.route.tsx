import { useState } from "react";
import { PersonalDataScreen, type PersonalDataScreenProps } from "#ui/features/personal-data/personal-data.screen.tsx";
import { useContactForm, useEInvoiceForm } from "./contact/use-contact-form.ts";
import { EInvoiceStatus } from "./e-invoice/e-invoice-status.tsx";
import { OperatorContactProvider } from "./operator-contact-provider.tsx";
import { fileSaver } from "./save-file.ts";
import { useService, useServices } from "../container/use-service.tsx";
import { AGREEMENTS_STORE } from "../container/page-store-tokens.ts";
import * as tokens from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["agreements", "surveys"] as const;

const DEPENDENCIES = {
  agreements: AGREEMENTS_STORE,
  client: tokens.CLIENT_STORE,
  contact: tokens.CONTACT_STORE,
  consents: tokens.CONSENTS_STORE,
  messages: tokens.MESSAGES_STORE,
  offers: tokens.OFFERS_STORE,
  session: tokens.SESSION_STORE,
  siteContent: tokens.SITE_CONTENT_STORE,
  poll: tokens.ELECTRONIC_POLL_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
  clock: tokens.SERVICE_CLOCK,
} as const;

/** Screen at `/personalData` (ACC-01, ACC-13, ACC-14), with the data export. */
export function Component() {
  const services = useServices(DEPENDENCIES);
  const { container } = useService(tokens.APP);
  const brand = useService(tokens.BRAND);
  const clipboard = useService(tokens.CLIPBOARD_PORT);
  const contactForm = useContactForm();
  const eInvoiceForm = useEInvoiceForm();
  const [dependencies] = useState((): PersonalDataScreenProps["dependencies"] => ({
    ...services,
    operator: brand.legalName,
    // Loaded only for the data export.
    finance: () => container.loadService("finance", tokens.FINANCE_STORE),
    onboarding: () => container.loadService("onboarding", tokens.ONBOARDING_STORE),
    details: async () => {
      const [invoices, passkeys, support, withdrawals, terminations] = await Promise.all([
        container.loadService("invoices", tokens.INVOICES_PORT),
        container.loadService("passkeys", tokens.PASSKEYS_PORT),
        container.loadService("support", tokens.SUPPORT_PORT),
        container.loadService("withdrawal", tokens.WITHDRAWAL_PORT),
        container.loadService("termination", tokens.TERMINATIONS_PORT),
        container.load("settings"),
      ]);
      return {
        invoices,
        passkeys,
        support,
        withdrawals,
        terminations,
        callBilling: container.get(tokens.CALL_BILLING_PORT),
        mobileDevices: container.get(tokens.MOBILE_DEVICES_PORT),
        secondFactor: container.get(tokens.SECOND_FACTOR_PORT),
        history: container.get(tokens.DATA_HISTORY_PORT),
      };
    },
    save: fileSaver(container),
  }));
  return (
    <OperatorContactProvider>
      <PersonalDataScreen
        dependencies={dependencies}
        copy={(text) => clipboard.write(text)}
        eInvoice={<EInvoiceStatus onChangeAddress={() => contactForm.open({ origin: "personalData" })} />}
        onEInvoice={() => eInvoiceForm.open({})}
        onContact={(proposal) => contactForm.open({ origin: "personalData", proposal })}
      />
      {contactForm.dialog}
      {eInvoiceForm.dialog}
    </OperatorContactProvider>
  );
}
