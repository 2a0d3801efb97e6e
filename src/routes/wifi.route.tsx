import { observer } from "#ui/shared/observer.ts";
import { useCallback } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { streetLine } from "#domain/products/address.ts";
import { routerServiceOf } from "#domain/wifi/index.ts";
import type { RouterViewModel } from "#ui/features/wifi/router.view-model.ts";
import { WifiScreen } from "#ui/features/wifi/wifi.screen.tsx";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";
import { useService } from "../container/use-service.tsx";
import { CLIENT_STORE, FORM_SERVICES, SITE_CONTENT_STORE, WIFI_VIEW_MODEL } from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["forms", "wifi"] as const;

const loadQrCode = lazyWithRetry(() => import("#ui/design-system/qr-code.tsx"), "QrCode");

/** Query parameter with the selected router. */
const CHOSEN = "router";

/**
 * Screen at `/wifiConfiguration` and `/wifiConfiguration/:serviceKey` (DEV-01). A router selected on the page is in the
 * query: another path would be a navigation, which moves the focus and asks about unsaved changes.
 */
export const Component = observer(function WifiRoute() {
  const model = useService(WIFI_VIEW_MODEL);
  const client = useService(CLIENT_STORE);
  const siteContent = useService(SITE_CONTENT_STORE);
  const { unsaved } = useService(FORM_SERVICES);
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
        const address = routerServiceOf(device, client.data.known?.products ?? [])?.address;
        return address === undefined ? undefined : streetLine(address);
      }}
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
