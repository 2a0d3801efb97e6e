import { useState } from "react";
import { eInvoiceTurnedOff } from "#ui/shared/e-invoice/e-invoice-status.texts.ts";
import { EInvoiceStatusViewModel } from "#ui/shared/e-invoice/e-invoice-status.view-model.ts";
import { useService, useServices } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";

const DEPENDENCIES = {
  client: tokens.CLIENT_STORE,
  contact: tokens.CONTACT_STORE,
  consents: tokens.CONSENTS_STORE,
  agreements: tokens.AGREEMENTS_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** Returns the view model of e-invoices that are on (EINV-06). */
export function useEInvoiceStatus(): EInvoiceStatusViewModel {
  const services = useServices(DEPENDENCIES);
  const toasts = useService(tokens.TOASTS_STORE);
  const [model] = useState(
    () =>
      new EInvoiceStatusViewModel({
        ...services,
        onTurnedOff: () => toasts.show({ text: eInvoiceTurnedOff(), kind: "done" }),
      }),
  );
  return model;
}
