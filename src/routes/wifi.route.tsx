import { observer } from "#ui/shared/observer.ts";
import { useCallback, useEffect, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { streetLine } from "#domain/products/address.ts";
import { routerServiceOf } from "#domain/wifi/index.ts";
import type { RouterViewModel } from "#ui/features/wifi/router.view-model.ts";
import { WifiScreen } from "#ui/features/wifi/wifi.screen.tsx";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";
import { useService, useServices } from "../container/use-service.tsx";
import { SuspendedServices } from "#ui/stores/products/suspended-services.ts";
import * as tokens from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "forms", "invoices", "wifi"] as const;

const loadQrCode = lazyWithRetry(() => import("#ui/design-system/qr-code.tsx"), "QrCode");

const ARREARS_STORES = {
  client: tokens.CLIENT_STORE,
  finance: tokens.FINANCE_STORE,
  openPayments: tokens.OPEN_PAYMENTS_STORE,
  today: tokens.TODAY_STORE,
} as const;

/** Query parameter with the selected router. */
const CHOSEN = "router";

/**
 * Screen at `/wifiConfiguration` and `/wifiConfiguration/:serviceKey` (DEV-01). A router selected on the page is in the
 * query: another path would be a navigation, which moves the focus and asks about unsaved changes.
 */
export const Component = observer(function WifiRoute() {
  const model = useService(tokens.WIFI_VIEW_MODEL);
  const arrearsStores = useServices(ARREARS_STORES);
  const { client } = arrearsStores;
  const siteContent = useService(tokens.SITE_CONTENT_STORE);
  const { unsaved } = useService(tokens.FORM_SERVICES);
  const [suspended] = useState(() => new SuspendedServices(arrearsStores));
  const account = client.data.known;
  useEffect(() => suspended.follow(), [suspended, account]);
  const { serviceKey } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const watchForm = useCallback((form: RouterViewModel) => unsaved.watch(form), [unsaved]);
  return (
    <WifiScreen
      model={model}
      serviceKey={query.get(CHOSEN) ?? serviceKey}
      content={siteContent.content.known}
      isContentPending={siteContent.content.isPending}
      streetOf={(device) => {
        const address = routerServiceOf(device, account?.products ?? [])?.address;
        return address === undefined ? undefined : streetLine(address);
      }}
      suspended={suspended.findInternet()}
      suspensionOf={({ serviceKey: productId }) => suspended.find(productId)}
      watchForm={watchForm}
      fetchPicture={async () => (await loadQrCode()).QrCode}
      onChoose={(key) =>
        void navigate(
          { search: `?${new URLSearchParams({ [CHOSEN]: key })}` },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
});
