import { ContainerModule } from "inversify";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { CALLER, FINANCE } from "./tokens.ts";

/** The account's entries, and paying. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(FINANCE).toResolvedValue((caller) => new SoapFinanceAdapter(caller), [CALLER]);
});
