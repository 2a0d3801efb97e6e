import { ContainerModule } from "inversify";
import { SoapConsentsAdapter } from "#adapters/soap/consents/soap-consents.adapter.ts";
import { CALLER, CONSENTS } from "./tokens.ts";

/** Consents of the customer account. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(CONSENTS).toResolvedValue((caller) => new SoapConsentsAdapter(caller), [CALLER]);
});
