import { observer } from "#ui/shared/observer.ts";
import { useLayoutEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { findStreamingService } from "#domain/direct-billing/index.ts";
import { DirectBillingScreen } from "#ui/features/direct-billing/direct-billing.screen.tsx";
import type { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import { withoutPartnerToken } from "../boot/partner-tokens.ts";
import { useService } from "../container/use-service.tsx";
import {
  CLIENT_STORE,
  CLIPBOARD_PORT,
  DIRECT_BILLING_VIEW_MODEL,
  DIRECT_BILLING_STORE,
  NAVIGATION_STORE,
  RETURN_ADDRESS_PORT,
} from "../container/tokens.ts";
import { PageTitle } from "./page-title.tsx";
import { useWithdrawalDays } from "./withdrawal-rule-provider.tsx";
import { isConsumer } from "#domain/account/client.ts";

/** Contexts whose services the screen resolves; the form of the limit needs `forms`. */
export const contexts = ["direct-billing", "finance", "forms"] as const;

/** The page of a service has its name as the title. */
export const titlesItself = true;

/** Screen at `/service/directBilling`, or of one service by its id or name (ROUTE-02, ROUTE-11). */
export const Component = observer(function DirectBillingRoute() {
  const store = useService(DIRECT_BILLING_STORE);
  const model = useService(DIRECT_BILLING_VIEW_MODEL);
  const clipboard = useService(CLIPBOARD_PORT);
  const hasList = useService(NAVIGATION_STORE).access?.directBilling === "yes";
  const { productId } = useParams();
  const days = useWithdrawalDays();
  const client = useService(CLIENT_STORE).data.known?.client;
  const withdrawalDays = client !== undefined && isConsumer(client) ? days : undefined;
  usePartnerTokenInTab();
  return (
    <>
      <Title store={store} param={productId} />
      <DirectBillingScreen
        model={model}
        param={productId}
        hasList={hasList}
        copy={(text) => clipboard.write(text)}
        withdrawalDays={withdrawalDays}
      />
    </>
  );
});

/**
 * Moves the token of a partner from the address to the storage of the tab, which belongs to the customer and ends with
 * the session (SEC-07).
 */
function usePartnerTokenInTab(): void {
  const returnAddress = useService(RETURN_ADDRESS_PORT);
  const location = useLocation();
  const navigate = useNavigate();
  // Before paint: neither a screenshot nor a bookmark has the token.
  useLayoutEffect(() => {
    const clean = withoutPartnerToken(location);
    if (clean === undefined) return;
    returnAddress.keepTaken(location.pathname + location.search);
    void navigate(clean, { replace: true });
  }, [location, navigate, returnAddress]);
}

interface TitleProps {
  readonly store: DirectBillingStore;
  readonly param: string | undefined;
}

const Title = observer(function Title({ store, param }: TitleProps) {
  const service = param === undefined ? undefined : findStreamingService(store.billing.known?.services ?? [], param);
  return <PageTitle route={param === undefined ? "directBilling" : "directBillingDetails"} name={service?.name} />;
});
