import { useParams, useSearchParams } from "react-router-dom";
import { pathTo, resolveTarget } from "#domain/navigation/index.ts";
import { PaymentCompleteScreen } from "#ui/features/payment/payment-complete.screen.tsx";
import type { PaymentAddressed } from "#ui/features/payment/payment-complete.model.ts";
import { useServices } from "../container/services.tsx";
import * as tokens from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["finance"] as const;

const DEPENDENCIES = {
  finance: tokens.FINANCE_STORE,
  client: tokens.CLIENT_STORE,
  clock: tokens.CLOCK_PORT,
  news: tokens.ACCOUNT_NEWS_PORT,
} as const;

/** `/paymentComplete/:page?paymentId=…` (ROUTE-03). */
export function Component() {
  const dependencies = useServices(DEPENDENCIES);
  const { page } = useParams();
  const [query] = useSearchParams();
  const paymentId = query.get("paymentId") ?? undefined;
  // another payment is another screen
  return <PaymentCompleteScreen key={paymentId} world={dependencies} addressed={{ paymentId, back: backTo(page) }} />;
}

/** Only ever a page of this portal, whatever the address says (ROUTE-15); without one, the invoices. */
function backTo(page: string | undefined): PaymentAddressed["back"] {
  const href = page === undefined ? pathTo("invoice") : resolveTarget(page);
  if (href === pathTo("invoice")) return { href, to: "invoices" };
  return { href, to: href === pathTo("index") ? "start" : "other" };
}
