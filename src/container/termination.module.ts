import { ContainerModule } from "inversify";
import { SoapTerminationsAdapter } from "#adapters/soap/termination/soap-terminations.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, TERMINATIONS_PORT } from "./tokens.ts";

/** Terminations of contracts. */
export const terminationModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(TERMINATIONS_PORT).toResolvedValue((gateway) => new SoapTerminationsAdapter(gateway), [OPERATION_GATEWAY]);
  }),
} satisfies ContextModule;
