import { ContainerModule } from "inversify";
import { SoapWithdrawalAdapter } from "#adapters/soap/withdrawal/soap-withdrawal.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, WITHDRAWAL_PORT } from "./tokens.ts";

/** Withdrawals from contracts, with or without a session. */
export const withdrawalModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(WITHDRAWAL_PORT).toResolvedValue((gateway) => new SoapWithdrawalAdapter(gateway), [OPERATION_GATEWAY]);
  }),
} satisfies ContextModule;
