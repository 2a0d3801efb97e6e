import type { ComponentType } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { pathTo, resolveTarget } from "#domain/navigation/index.ts";
import { PaymentCompleteScreen } from "#ui/features/payment/payment-complete.screen.tsx";
import type { PaymentAddressed, PaymentCompleteWorld } from "#ui/features/payment/payment-complete.model.ts";
import type { App } from "../boot/app.ts";
import { ACCOUNT_NEWS_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["finance"] as const;

/** `/paymentComplete/:page?paymentId=…` (ROUTE-03). */
export async function compose(app: App): Promise<ComponentType> {
  const world: PaymentCompleteWorld = {
    finance: await app.finance(),
    client: app.stores.client,
    clock: app.clock,
    news: app.container.root.get(ACCOUNT_NEWS_PORT),
  };
  return function PaymentCompleteRoute() {
    const { page } = useParams();
    const [query] = useSearchParams();
    const paymentId = query.get("paymentId") ?? undefined;
    // another payment is another screen
    return <PaymentCompleteScreen key={paymentId} world={world} addressed={{ paymentId, back: backTo(page) }} />;
  };
}

/** Only ever a page of this portal, whatever the address says (ROUTE-15); without one, the invoices. */
function backTo(page: string | undefined): PaymentAddressed["back"] {
  const href = page === undefined ? pathTo("invoice") : resolveTarget(page);
  if (href === pathTo("invoice")) return { href, to: "invoices" };
  return { href, to: href === pathTo("index") ? "start" : "other" };
}
