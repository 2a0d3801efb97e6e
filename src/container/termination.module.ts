import { ContainerModule } from "inversify";
import { SoapTerminationsAdapter } from "#adapters/soap/termination/soap-terminations.adapter.ts";
import { TerminationsStore } from "#ui/stores/termination/terminations.store.ts";
import { TERMINATIONS_STORE } from "./page-store-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, TERMINATIONS_PORT, CLOCK_PORT } from "./tokens.ts";

/** Terminations of contracts. */
export const terminationModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(TERMINATIONS_PORT).toResolvedValue((gateway) => new SoapTerminationsAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(TERMINATIONS_STORE)
      .toResolvedValue((port, clock) => new TerminationsStore(port, clock), [TERMINATIONS_PORT, CLOCK_PORT])
      .onDeactivation((store) => store.terminations.clear());
  }),
} satisfies ContextModule;
