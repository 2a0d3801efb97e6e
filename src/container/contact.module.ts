import { ContainerModule } from "inversify";
import { SoapContactChangeAdapter } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import { SoapContactAdapter } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, CONTACT_CHANGE_PORT, CONTACT_PORT, CONTACT_STORE } from "./tokens.ts";

/** Contact data of the customer, and changing them. */
export const contactModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CONTACT_PORT).toResolvedValue((caller) => new SoapContactAdapter(caller), [CALLER]);
    bind(CONTACT_CHANGE_PORT).toResolvedValue((caller) => new SoapContactChangeAdapter(caller), [CALLER]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(CONTACT_STORE).toResolvedValue((port) => new ContactStore(port), [CONTACT_PORT]);
  }),
} satisfies ContextModule;
