import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { ServiceDetailsScreen } from "#ui/features/services/service-details.screen.tsx";
import { ServicesListScreen } from "#ui/features/services/services-list.screen.tsx";
import type { App } from "../boot/app.ts";

/** All services at `/service/myServices`, one of them with its id (ROUTE-02). */
export function compose(app: App): Promise<ComponentType> {
  const [helpLine] = app.brand.helpLines;

  function ServicesRoute() {
    const { productId } = useParams();
    if (productId === undefined) return <ServicesListScreen stores={app.stores} />;
    return <ServiceDetailsScreen key={productId} stores={app.stores} productId={productId} helpLine={helpLine} />;
  }

  return Promise.resolve(ServicesRoute);
}
