import { ContainerModule } from "inversify";
import { SoapContactAdapter } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, CONTACT_PORT, CONTACT_STORE } from "./tokens.ts";

/** Contact data of the customer. */
export const contactModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CONTACT_PORT).toResolvedValue((gateway) => new SoapContactAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(CONTACT_STORE)
      .toResolvedValue((port) => new ContactStore(port), [CONTACT_PORT])
      .onDeactivation((store) => store.data.clear());
  }),
} satisfies ContextModule;
