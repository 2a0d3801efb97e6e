import { observer } from "#ui/shared/observer.ts";
import { useCallback, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { parseOrderFilter, type OrderFilter } from "#domain/offers/order-filter.ts";
import type { OrdersDependencies } from "#ui/features/offer/orders/orders.view-model.ts";
import { OrdersScreen } from "#ui/features/offer/orders/orders.screen.tsx";
import { useService, useServices } from "../container/use-service.tsx";
import { SALES_STORE } from "../container/page-store-tokens.ts";
import {
  CLIENT_STORE,
  IDEMPOTENCY_KEY_PORT,
  PROVIDER_FILES_PORT,
  SALES_PORT,
  TODAY_STORE,
} from "../container/tokens.ts";
import { ORDER_PARAM } from "#ui/shared/page-hrefs.ts";
import { readFilterParams, removeQueryParam, writeFilterParams } from "./url-query.ts";
import { WithdrawalRuleProvider } from "./withdrawal-rule-provider.tsx";

/** Contexts whose services the screen resolves. */
export const contexts = ["files", "sales"] as const;

const DEPENDENCIES = {
  sales: SALES_PORT,
  store: SALES_STORE,
  idempotencyKeys: IDEMPOTENCY_KEY_PORT,
  today: TODAY_STORE,
  files: PROVIDER_FILES_PORT,
} as const;

const filterOfAddress = (): OrderFilter => parseOrderFilter(readFilterParams());

const writeFilter = ({ label, year }: OrderFilter): void => writeFilterParams({ label, year });

/** Screen at `/service/ordersHistory`; `?order=…` opens the details of an order. */
export const Component = observer(function OrdersRoute() {
  const services = useServices(DEPENDENCIES);
  const client = useService(CLIENT_STORE);
  const [dependencies] = useState((): OrdersDependencies => ({
    ...services,
    origin: window.location.origin,
    products: () => client.data.known?.products ?? [],
    addresses: () => client.data.known?.addressList,
  }));
  const [query] = useSearchParams();
  const { key } = useLocation();
  const onClosed = useCallback(() => removeQueryParam(ORDER_PARAM, key), [key]);
  return (
    <WithdrawalRuleProvider client={client.data.known?.client}>
      <OrdersScreen
        dependencies={dependencies}
        filterOfAddress={filterOfAddress}
        onFilter={writeFilter}
        openId={query.get(ORDER_PARAM) ?? undefined}
        onClosed={onClosed}
      />
    </WithdrawalRuleProvider>
  );
});
