import { ContainerModule } from "inversify";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { CALLER, CLIENT } from "./tokens.ts";

/** The customer, the products and the flags. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(CLIENT).toResolvedValue((caller) => new SoapAccountAdapter(caller), [CALLER]);
});
