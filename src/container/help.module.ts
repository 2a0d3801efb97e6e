import { ContainerModule } from "inversify";
import { BrowserLocationAdapter } from "#adapters/browser/browser-location.adapter.ts";
import { SoapHelpAdapter } from "#adapters/soap/help/soap-help.adapter.ts";
import { HelpStore } from "#ui/stores/help/help.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, HELP_PORT, HELP_STORE, LOCATION_PORT } from "./tokens.ts";

/** Branches, questions and documents. */
export const helpModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(HELP_PORT).toResolvedValue((gateway) => new SoapHelpAdapter(gateway), [OPERATION_GATEWAY]);
    bind(LOCATION_PORT).toResolvedValue(
      () => new BrowserLocationAdapter("geolocation" in navigator ? navigator.geolocation : undefined),
    );
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(HELP_STORE).toResolvedValue((port) => new HelpStore(port), [HELP_PORT]);
  }),
} satisfies ContextModule;
