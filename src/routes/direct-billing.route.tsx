import { observer } from "mobx-react-lite";
import { useParams } from "react-router-dom";
import { findStreamingService } from "#domain/direct-billing/index.ts";
import { DirectBillingScreen } from "#ui/features/direct-billing/direct-billing.screen.tsx";
import type { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import { useService } from "../container/use-service.tsx";
import {
  CLIPBOARD_PORT,
  DIRECT_BILLING_VIEW_MODEL,
  DIRECT_BILLING_STORE,
  NAVIGATION_STORE,
} from "../container/tokens.ts";
import { PageTitle } from "./page-title.tsx";

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
  return (
    <>
      <Title store={store} param={productId} />
      <DirectBillingScreen model={model} param={productId} hasList={hasList} copy={(text) => clipboard.write(text)} />
    </>
  );
});

interface TitleProps {
  readonly store: DirectBillingStore;
  readonly param: string | undefined;
}

const Title = observer(function Title({ store, param }: TitleProps) {
  const service = param === undefined ? undefined : findStreamingService(store.billing.known?.services ?? [], param);
  return <PageTitle route={param === undefined ? "directBilling" : "directBillingDetails"} name={service?.name} />;
});
