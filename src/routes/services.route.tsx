import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { displayName, visibleProducts } from "#domain/products/index.ts";
import { ServiceDetailsScreen } from "#ui/features/services/service-details.screen.tsx";
import { ServicesListScreen } from "#ui/features/services/services-list.screen.tsx";
import type { App } from "../boot/app.ts";
import { again, has } from "./again.ts";
import type * as Desk from "./services/desk.ts";
import { useIndispensable } from "./indispensable.ts";
import { PageTitle } from "./page-title.tsx";

/** What is done with a service. */
const desk = again(
  () => import("./services/desk.ts"),
  (part): part is typeof Desk => has(part, "deskPart"),
);

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

  // once in a visit of an account: whoever closes the question is not asked again by itself
  const asked = new Set<string>();
  const askedBefore = (productId: string): boolean => {
    const key = `${app.stores.session.current?.sessionId ?? ""} ${app.stores.client.data.known?.client.accountNumber ?? ""} ${productId}`;
    const before = asked.has(key);
    asked.add(key);
    return before;
  };
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
          <ServiceDetailsScreen
            key={productId}
            stores={app.stores}
            productId={productId}
            helpLine={helpLine}
            frameHosts={app.settings.hosts.iframe}
            fetchDesk={async (choice) => (await desk()).deskPart(app, choice)}
            askedBefore={askedBefore}
          />
        )}
      </>
    );
  };
}
