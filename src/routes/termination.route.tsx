import { useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { lacksDeadlineSource } from "#domain/deadlines/deadline-sources.ts";
import { pathTo } from "#domain/navigation/index.ts";
import { terminationPeriodsOf } from "#domain/termination/index.ts";
import { TerminationScreen } from "#ui/features/termination/termination.screen.tsx";
import { useService, useServices } from "../container/use-service.tsx";
import { SALES_STORE, TERMINATIONS_STORE } from "../container/page-store-tokens.ts";
import * as tokens from "../container/tokens.ts";
import { ContractExtensionProvider } from "./contract-extension-provider.tsx";
import { useRequiredResources } from "./use-required-resources.ts";
import { useReviewStep } from "./use-review-step.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "invoices", "sales", "termination"] as const;

const DEPENDENCIES = {
  client: tokens.CLIENT_STORE,
  finance: tokens.FINANCE_STORE,
  openPayments: tokens.OPEN_PAYMENTS_STORE,
  today: tokens.TODAY_STORE,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
  port: tokens.TERMINATIONS_PORT,
  store: TERMINATIONS_STORE,
} as const;

/** Screen at `/service/termination/:productId?` (TERM-01). Without a service, redirects to the list of services. */
export function Component() {
  const { productId } = useParams();
  return productId === undefined ? (
    <Navigate to={pathTo("myServices")} replace />
  ) : (
    <ContractExtensionProvider>
      <TerminationPage productId={productId} />
    </ContractExtensionProvider>
  );
}

function TerminationPage({ productId }: { readonly productId: string }) {
  const dependencies = useServices(DEPENDENCIES);
  const { legal } = useService(tokens.PORTAL_SETTINGS);
  const brand = useService(tokens.BRAND);
  const { offers } = useService(SALES_STORE);
  const { messages } = useService(tokens.MESSAGES_STORE);
  const navigation = useService(tokens.NAVIGATION_STORE);
  const externalServices = useService(tokens.EXTERNAL_SERVICES_STORE);
  const [resources] = useState(() => [dependencies.client.data]);
  useRequiredResources(resources);
  const history = useReviewStep();
  return (
    <TerminationScreen
      key={productId}
      {...dependencies}
      orders={() => (lacksDeadlineSource("orders", navigation) ? undefined : offers)}
      messages={() => (lacksDeadlineSource("messages", navigation) ? undefined : messages)}
      externalServices={() => (navigation.access?.directBilling === "yes" ? externalServices : undefined)}
      productId={productId}
      withdrawalDays={legal?.withdrawalDays}
      periods={terminationPeriodsOf(legal)}
      helpLine={brand.helpLines[0]}
      history={history}
    />
  );
}
