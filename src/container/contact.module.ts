import { ContainerModule } from "inversify";
import { SoapContactAdapter } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { CALLER, CONTACT } from "./tokens.ts";

/** How the customer can be reached. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(CONTACT).toResolvedValue((caller) => new SoapContactAdapter(caller), [CALLER]);
});
