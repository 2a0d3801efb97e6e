import type { ComponentType } from "react";
import type { OrdersWorld } from "#ui/features/offer/orders/orders.model.ts";
import { OrdersScreen } from "#ui/features/offer/orders/orders.screen.tsx";
import { HttpProviderFilesAdapter } from "#adapters/browser/http-provider-files.adapter.ts";
import type { App } from "../boot/app.ts";
import { SALES_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["sales"] as const;

/** `/service/ordersHistory`. */
export function compose(app: App): ComponentType {
  const world: OrdersWorld = {
    sales: app.container.root.get(SALES_PORT),
    idempotencyKeys: app.idempotencyKeys,
    origin: window.location.origin,
    files: new HttpProviderFilesAdapter(window),
    today: app.stores.today,
  };
  return function OrdersRoute() {
    return <OrdersScreen world={world} />;
  };
}
