import { ContainerModule } from "inversify";
import { SoapSetTopBoxAdapter } from "#adapters/soap/set-top-box/soap-set-top-box.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, SET_TOP_BOX_PORT } from "./tokens.ts";

/** Decoders and their PINs. */
export const setTopBoxModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SET_TOP_BOX_PORT).toResolvedValue((gateway) => new SoapSetTopBoxAdapter(gateway), [OPERATION_GATEWAY]);
  }),
} satisfies ContextModule;
