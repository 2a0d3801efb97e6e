import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { displayName, visibleProducts } from "#domain/products/index.ts";
import { visitFile } from "#domain/products/visit-file.ts";
import type { DeskWorld } from "#ui/features/services/desk/desk-world.ts";
import { ServiceDetailsScreen } from "#ui/features/services/service-details.screen.tsx";
import { ServicesListScreen } from "#ui/features/services/services-list.screen.tsx";
import { ServiceStore } from "#ui/stores/products/service.store.ts";
import { useService, useServices } from "../container/services.tsx";
import * as tokens from "../container/tokens.ts";
import { fileSaver } from "./save-file.ts";
import { useIndispensable } from "./indispensable.ts";
import { PageTitle } from "./page-title.tsx";

/** Contexts that the screen resolves services from. */
export const contexts = ["forms", "products"] as const;

const STORES = {
  client: tokens.CLIENT_STORE,
  consents: tokens.CONSENTS_STORE,
  contact: tokens.CONTACT_STORE,
  messages: tokens.MESSAGES_STORE,
  navigation: tokens.NAVIGATION_STORE,
  offers: tokens.OFFERS_STORE,
  session: tokens.SESSION_STORE,
  siteContent: tokens.SITE_CONTENT_STORE,
  today: tokens.TODAY_STORE,
} as const;

/** A service's page is titled by the service. */
export const titlesItself = true;

/** All services at `/service/myServices`, one of them with its id (ROUTE-02). */
export function Component() {
  const deskWorld = useDeskWorld();
  const stores = useServices(STORES);
  const brand = useService(tokens.BRAND);
  const { hosts } = useService(tokens.SETTINGS);
  const [needs] = useState(() => [stores.client.data]);
  useIndispensable(needs);
  // once for each product of an account while this page stands: a question that was closed does not open by itself
  const [asked] = useState(() => new Set<string>());
  const askedBefore = (productId: string): boolean => {
    const { session, client } = stores;
    const visit = `${session.current?.sessionId ?? ""} ${client.data.known?.client.accountNumber ?? ""} ${productId}`;
    const before = asked.has(visit);
    asked.add(visit);
    return before;
  };
  const { productId } = useParams();
  return (
    <>
      <ServiceTitle productId={productId} />
      {productId === undefined ? (
        <ServicesListScreen stores={stores} />
      ) : (
        <ServiceDetailsScreen
          key={productId}
          stores={stores}
          productId={productId}
          helpLine={brand.helpLines[0]}
          frameHosts={hosts.iframe}
          deskWorld={(guideId) => deskWorld(productId, guideId)}
          askedBefore={askedBefore}
        />
      )}
    </>
  );
}

const ServiceTitle = observer(function ServiceTitle({ productId }: { readonly productId: string | undefined }) {
  const { data } = useService(tokens.CLIENT_STORE);
  const product = visibleProducts(data.known?.products ?? []).find((candidate) => candidate.productId === productId);
  return <PageTitle route="myServices" name={product === undefined ? undefined : displayName(product)} />;
});

const DESK_DEPENDENCIES = {
  client: tokens.CLIENT_STORE,
  today: tokens.TODAY_STORE,
  clock: tokens.CLOCK_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** Creates what the dialogs of a service need. */
function useDeskWorld(): (productId: string, guideId: string | undefined) => DeskWorld {
  const dependencies = useServices(DESK_DEPENDENCIES);
  const app = useService(tokens.APP);
  const brand = useService(tokens.BRAND);
  const products = useService(tokens.PRODUCTS_PORT);
  const { drafts } = useService(tokens.FORM_SERVICES);
  return (productId, guideId) => ({
    ...dependencies,
    productId,
    store: new ServiceStore(products, { productId, guideId }),
    draftOf: (form) => drafts.of(`${form}.${productId}`),
    async saveVisit(visit) {
      try {
        const text = visitFile(visit, { name: brand.name, now: dependencies.clock.now() });
        return await fileSaver(app.container)("wizyta.ics", "text/calendar;charset=utf-8", text);
      } catch {
        return false;
      }
    },
  });
}
