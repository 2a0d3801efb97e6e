import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { displayName, visibleProducts } from "#domain/products/index.ts";
import { ServiceDetailsScreen } from "#ui/features/services/service-details.screen.tsx";
import { ServicesListScreen } from "#ui/features/services/services-list.screen.tsx";
import type { App } from "../boot/app.ts";
import { useIndispensable } from "./indispensable.ts";
import { PageTitle } from "./page-title.tsx";

/** A service's page is titled by the service. */
export const titlesItself = true;

/** All services at `/service/myServices`, one of them with its id (ROUTE-02). */
export function compose(app: App): ComponentType {
  const [helpLine] = app.brand.helpLines;

  const ServiceTitle = observer(function ServiceTitle({ productId }: { readonly productId: string | undefined }) {
    const products = app.stores.client.data.known?.products ?? [];
    const product = visibleProducts(products).find((candidate) => candidate.productId === productId);
    return <PageTitle route="myServices" name={product === undefined ? undefined : displayName(product)} />;
  });

  const needs = [app.stores.client.data];
  return function ServicesRoute() {
    useIndispensable(needs);
    const { productId } = useParams();
    return (
      <>
        <ServiceTitle productId={productId} />
        {productId === undefined ? (
          <ServicesListScreen stores={app.stores} />
        ) : (
          <ServiceDetailsScreen key={productId} stores={app.stores} productId={productId} helpLine={helpLine} frameHosts={app.settings.frameHosts} />
        )}
      </>
    );
  };
}
