import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { pathTo, resolveTarget } from "#domain/navigation/index.ts";
import { PaymentCompleteScreen } from "#ui/features/payment/payment-complete.screen.tsx";
import type {
  PaymentCompleteAddress,
  PaymentCompleteDependencies,
} from "#ui/features/payment/payment-complete.view-model.ts";
import { useService, useServices } from "../container/use-service.tsx";
import { fileSaverWithToast } from "./save-file.ts";
import * as tokens from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "invoices"] as const;

const DEPENDENCIES = {
  finance: tokens.FINANCE_STORE,
  openPayments: tokens.OPEN_PAYMENTS_STORE,
  client: tokens.CLIENT_STORE,
  clock: tokens.SERVICE_CLOCK,
  accountChanges: tokens.ACCOUNT_CHANGES_PORT,
} as const;

/** Screen at `/paymentComplete/:page?paymentId=…` (ROUTE-03). */
export function Component() {
  const services = useServices(DEPENDENCIES);
  const app = useService(tokens.APP);
  const [dependencies] = useState((): PaymentCompleteDependencies => {
    const save = fileSaverWithToast(app.container);
    return { ...services, saveText: (name, text) => save(name, "text/plain;charset=utf-8", text) };
  });
  const { page } = useParams();
  const [query] = useSearchParams();
  const paymentId = query.get("paymentId") ?? undefined;
  // The key creates a new screen for another payment.
  return (
    <PaymentCompleteScreen key={paymentId} dependencies={dependencies} address={{ paymentId, back: backTo(page) }} />
  );
}

/** Returns the target of the back link: always a page of this portal (ROUTE-15); default: the invoices. */
function backTo(page: string | undefined): PaymentCompleteAddress["back"] {
  const href = page === undefined ? pathTo("invoice") : resolveTarget(page);
  if (href === pathTo("invoice")) return { href, to: "invoices" };
  return { href, to: href === pathTo("index") ? "start" : "other" };
}
