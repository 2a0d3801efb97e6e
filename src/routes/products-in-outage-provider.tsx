import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { productsInOutage } from "#domain/products/products-in-outage.ts";
import { ProductsInOutageContext } from "#ui/shared/products-in-outage-context.ts";
import { CLIENT_STORE, SERVICE_CLOCK, MESSAGES_STORE } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Marks the services that do not work because of an outage, once the outages are known (OUT-05). */
export const ProductsInOutageProvider = observer(function ProductsInOutageProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const { data } = useService(CLIENT_STORE);
  const { outages } = useService(MESSAGES_STORE);
  const clock = useService(SERVICE_CLOCK);
  const ids = productsInOutage(data.known?.products ?? [], outages.known ?? [], clock.now());
  return <ProductsInOutageContext value={ids}>{children}</ProductsInOutageContext>;
});
