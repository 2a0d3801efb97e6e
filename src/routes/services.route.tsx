import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { displayName, findVisibleProduct } from "#domain/products/index.ts";
import { parseServiceCriteria, type ServiceCriteria } from "#domain/products/service-search.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { visitCalendarFile } from "#domain/products/visit-calendar-file.ts";
import type { ServiceActionsDependencies } from "#ui/features/services/service-actions/service-actions-dependencies.ts";
import { ServiceDetailsScreen } from "#ui/features/services/service-details.screen.tsx";
import { ServiceSearchViewModel } from "#ui/features/services/service-search.view-model.ts";
import { ServicesListScreen } from "#ui/features/services/services-list.screen.tsx";
import { ServiceStore } from "#ui/stores/products/service.store.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import { fileSaver } from "./save-file.ts";
import { ContractExtensionProvider } from "./contract-extension-provider.tsx";
import { ProductsInOutageProvider } from "./products-in-outage-provider.tsx";
import { MobileDataSlot } from "./mobile-data-slot.tsx";
import { PromisedCallSlot } from "./promised-call-slot.tsx";
import { refreshRequests } from "./refresh-requests.ts";
import { ReportedServicesProvider } from "./reported-services-provider.tsx";
import { useRequiredResources } from "./use-required-resources.ts";
import { readFilterParams, writeFilterParams } from "./url-query.ts";
import { PageTitle } from "./page-title.tsx";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import { isPhoneLayout } from "./page-hooks.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "forms", "products"] as const;

const STORES = {
  client: tokens.CLIENT_STORE,
  consents: tokens.CONSENTS_STORE,
  contact: tokens.CONTACT_STORE,
  finance: tokens.FINANCE_STORE,
  externalServices: tokens.EXTERNAL_SERVICES_STORE,
  messages: tokens.MESSAGES_STORE,
  navigation: tokens.NAVIGATION_STORE,
  clock: tokens.SERVICE_CLOCK,
  offers: tokens.OFFERS_STORE,
  loadedRequests: tokens.LOADED_REQUESTS,
  session: tokens.SESSION_STORE,
  siteContent: tokens.SITE_CONTENT_STORE,
  today: tokens.TODAY_STORE,
} as const;

const writeSearch = ({ text, category }: ServiceCriteria): void => writeFilterParams({ text: text.trim(), category });

/** The page of a service has its name as the title. */
export const titlesItself = true;

/** Screen at `/service/myServices`, and of one service by its id (ROUTE-02). */
export function Component() {
  const createActionsDependencies = useServiceActionsDependencies();
  const stores = useServices(STORES);
  const brand = useService(tokens.BRAND);
  const { hosts } = useService(tokens.PORTAL_SETTINGS);
  const { container } = useService(tokens.APP);
  const [resources] = useState(() => [stores.client.data]);
  useRequiredResources(resources);
  const [search] = useState(() => new ServiceSearchViewModel(parseServiceCriteria(readFilterParams())));
  // Once per product and account while this page is open: a closed question does not reopen by itself.
  const [shownQuestions] = useState(() => new Set<string>());
  const wasShownBefore = (productId: string): boolean => {
    const { session, client } = stores;
    const visit = `${session.current?.sessionId ?? ""} ${client.data.known?.client.accountNumber ?? ""} ${productId}`;
    const before = shownQuestions.has(visit);
    shownQuestions.add(visit);
    return before;
  };
  const { productId } = useParams();
  useEffect(() => void stores.messages.outages.load(), [stores.messages]);
  return (
    <ProductsInOutageProvider>
      <ServiceTitle productId={productId} />
      {productId === undefined ? (
        <ReportedServicesProvider>
          <ServicesListScreen
            stores={stores}
            search={search}
            onSearch={writeSearch}
            MobileData={MobileDataSlot}
            PromisedCall={PromisedCallSlot}
          />
        </ReportedServicesProvider>
      ) : (
        <ContractExtensionProvider>
          <ServiceDetailsScreen
            key={productId}
            stores={stores}
            productId={productId}
            helpLine={brand.helpLines[0]}
            frameHosts={hosts.iframe}
            createActionsDependencies={(guideId) => createActionsDependencies(productId, guideId)}
            wasShownBefore={wasShownBefore}
            isPhone={isPhoneLayout}
            refreshRequests={() => {
              if (!stores.navigation.unavailable.has("supportRequests")) void refreshRequests(container);
            }}
          />
        </ContractExtensionProvider>
      )}
    </ProductsInOutageProvider>
  );
}

const ServiceTitle = observer(function ServiceTitle({ productId }: { readonly productId: string | undefined }) {
  const { data } = useService(tokens.CLIENT_STORE);
  const product = productId === undefined ? undefined : findVisibleProduct(data.known?.products ?? [], productId);
  return <PageTitle route="myServices" name={product === undefined ? undefined : displayName(product)} />;
});

const SERVICE_ACTION_TOKENS = {
  client: tokens.CLIENT_STORE,
  today: tokens.TODAY_STORE,
  clock: tokens.SERVICE_CLOCK,
  toasts: tokens.TOASTS_STORE,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** Returns a function that creates the dependencies of the service dialogs. */
function useServiceActionsDependencies(): (
  productId: string,
  guideId: string | undefined,
) => ServiceActionsDependencies {
  const dependencies = useServices(SERVICE_ACTION_TOKENS);
  const app = useService(tokens.APP);
  const brand = useService(tokens.BRAND);
  const products = useService(tokens.PRODUCTS_PORT);
  const { drafts } = useService(tokens.FORM_SERVICES);
  const { legal } = useService(tokens.PORTAL_SETTINGS);
  const offers = useService(tokens.OFFERS_STORE);
  return (productId, guideId) => ({
    ...dependencies,
    premiumThresholds: legal?.premiumThresholds?.map((limit) => grosze(limit * 100)),
    helpLine: brand.helpLines[0],
    productId,
    store: new ServiceStore(products, { productId, guideId }),
    draftOf: (form) => drafts.of(`${form}.${productId}`),
    reloadOrders: () => void offers.history.reload(),
    async saveVisit(visit) {
      try {
        const text = visitCalendarFile(visit, { name: brand.name, now: dependencies.clock.now() });
        return await fileSaver(app.container)("wizyta.ics", "text/calendar;charset=utf-8", text);
      } catch (error) {
        reportHandledError(error);
        return false;
      }
    },
  });
}
