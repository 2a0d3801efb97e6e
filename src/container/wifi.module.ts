import { ContainerModule } from "inversify";
import { SoapWifiAdapter } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, WIFI_PORT } from "./tokens.ts";

/** Routers and their networks. */
export const wifiModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(WIFI_PORT).toResolvedValue((caller) => new SoapWifiAdapter(caller), [CALLER]);
  }),
} satisfies ContextModule;
