import { ContainerModule } from "inversify";
import { SoapWithdrawalAdapter } from "#adapters/soap/withdrawal/soap-withdrawal.adapter.ts";
import { WithdrawalsStore } from "#ui/stores/withdrawal/withdrawals.store.ts";
import { WITHDRAWALS_STORE } from "./page-store-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, WITHDRAWAL_PORT, CLOCK_PORT } from "./tokens.ts";

/** Withdrawals from contracts, with or without a session. */
export const withdrawalModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(WITHDRAWAL_PORT).toResolvedValue((gateway) => new SoapWithdrawalAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(WITHDRAWALS_STORE)
      .toResolvedValue((port, clock) => new WithdrawalsStore(port, clock), [WITHDRAWAL_PORT, CLOCK_PORT])
      .onDeactivation((store) => store.withdrawals.clear());
  }),
} satisfies ContextModule;
