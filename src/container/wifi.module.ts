import { ContainerModule } from "inversify";
import { SoapWifiAdapter } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import { WifiModel } from "#ui/features/wifi/wifi.model.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, CLOCK_PORT, FORM_SERVICES, IDEMPOTENCY_KEY_PORT, WIFI_MODEL, WIFI_PORT } from "./tokens.ts";

/** Routers and their networks. The model outlives its page: a router works on while another page is open. */
export const wifiModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(WIFI_PORT).toResolvedValue((caller) => new SoapWifiAdapter(caller), [CALLER]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(WIFI_MODEL).toResolvedValue(
      (port, clock, idempotencyKeys, { drafts }) =>
        new WifiModel({ port, clock, idempotencyKeys, draftOf: (serviceKey) => drafts.of(`wifi.${serviceKey}`) }),
      [WIFI_PORT, CLOCK_PORT, IDEMPOTENCY_KEY_PORT, FORM_SERVICES],
    );
  }),
} satisfies ContextModule;
