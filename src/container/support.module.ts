import { ContainerModule } from "inversify";
import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, SETTINGS, SUPPORT_PORT } from "./tokens.ts";

/** Requests and complaints of the customer. */
export const supportModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SUPPORT_PORT).toResolvedValue(
      (caller, { limits, complaints }) => new SoapSupportAdapter(caller, limits.fileMegabytes, complaints),
      [CALLER, SETTINGS],
    );
  }),
} satisfies ContextModule;
