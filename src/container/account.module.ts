import { ContainerModule } from "inversify";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, CLIENT_PORT, CLIENT_STORE } from "./tokens.ts";

/** The customer, the products and the flags of the account. */
export const accountModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CLIENT_PORT).toResolvedValue((caller) => new SoapAccountAdapter(caller), [CALLER]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(CLIENT_STORE)
      .toResolvedValue((port) => new ClientStore(port), [CLIENT_PORT])
      .onDeactivation((store) => store.data.clear());
  }),
} satisfies ContextModule;
