import { useState } from "react";
import { eInvoiceTurnedOff } from "#ui/features/e-invoice/status/e-invoice-status.texts.ts";
import { EInvoiceStatusCard } from "#ui/features/e-invoice/status/e-invoice-status.view.tsx";
import { EInvoiceStatusViewModel } from "#ui/features/e-invoice/status/e-invoice-status.view-model.ts";
import { useService, useServices } from "../../container/use-service.tsx";
import { AGREEMENTS_STORE } from "../../container/page-store-tokens.ts";
import * as tokens from "../../container/tokens.ts";

const DEPENDENCIES = {
  client: tokens.CLIENT_STORE,
  contact: tokens.CONTACT_STORE,
  consents: tokens.CONSENTS_STORE,
  agreements: tokens.AGREEMENTS_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** E-invoices that are on, for the pages of personal data and invoices (EINV-06). */
export function EInvoiceStatus({ onChangeAddress }: { readonly onChangeAddress: () => void }) {
  const services = useServices(DEPENDENCIES);
  const toasts = useService(tokens.TOASTS_STORE);
  const { agreements } = useService(AGREEMENTS_STORE);
  const [model] = useState(
    () =>
      new EInvoiceStatusViewModel({
        ...services,
        onTurnedOff() {
          if (agreements.known !== undefined) void agreements.reload();
          toasts.show({ text: eInvoiceTurnedOff(), kind: "done" });
        },
      }),
  );
  return <EInvoiceStatusCard model={model} onChangeAddress={onChangeAddress} />;
}
