import { ContainerModule } from "inversify";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, CLIENT_PORT, CLIENT_STORE } from "./tokens.ts";

/** Customer, products and flags of the account. */
export const accountModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CLIENT_PORT).toResolvedValue((gateway) => new SoapAccountAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(CLIENT_STORE)
      .toResolvedValue((port) => new ClientStore(port), [CLIENT_PORT])
      .onDeactivation((store) => store.data.clear());
  }),
} satisfies ContextModule;
