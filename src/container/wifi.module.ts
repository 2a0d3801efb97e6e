import { ContainerModule } from "inversify";
import { SoapWifiAdapter } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import { WifiViewModel } from "#ui/features/wifi/wifi.view-model.ts";
import { serviceIdsInOrder } from "#domain/products/service-locations.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  OPERATION_GATEWAY,
  CLOCK_PORT,
  FORM_SERVICES,
  IDEMPOTENCY_KEY_PORT,
  WIFI_VIEW_MODEL,
  WIFI_PORT,
  CLIENT_STORE,
  TODAY_STORE,
} from "./tokens.ts";

/** Routers and their networks. The view model outlives its page, because a router may still execute an operation. */
export const wifiModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(WIFI_PORT).toResolvedValue((gateway) => new SoapWifiAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(WIFI_VIEW_MODEL)
      .toResolvedValue(
        (port, clock, idempotencyKeys, { drafts }, client, today) =>
          new WifiViewModel({
            port,
            clock,
            idempotencyKeys,
            draftOf: (serviceKey) => drafts.of(`wifi.${serviceKey}`),
            serviceIds() {
              const { products = [], addressList = [] } = client.data.known ?? {};
              return serviceIdsInOrder(products, addressList, today.today);
            },
          }),
        [WIFI_PORT, CLOCK_PORT, IDEMPOTENCY_KEY_PORT, FORM_SERVICES, CLIENT_STORE, TODAY_STORE],
      )
      .onDeactivation((model) => model.devices.clear());
  }),
} satisfies ContextModule;
