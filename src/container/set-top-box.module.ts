import { ContainerModule } from "inversify";
import { SoapSetTopBoxAdapter } from "#adapters/soap/set-top-box/soap-set-top-box.adapter.ts";
import { DecodersStore } from "#ui/stores/set-top-box/decoders.store.ts";
import { DECODERS_STORE } from "./page-store-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, SET_TOP_BOX_PORT, CLOCK_PORT } from "./tokens.ts";

/** Decoders and their PINs. */
export const setTopBoxModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SET_TOP_BOX_PORT).toResolvedValue((gateway) => new SoapSetTopBoxAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(DECODERS_STORE)
      .toResolvedValue((port, clock) => new DecodersStore(port, clock), [SET_TOP_BOX_PORT, CLOCK_PORT])
      .onDeactivation((store) => store.decoders.clear());
  }),
} satisfies ContextModule;
