import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { Withdrawal, WithdrawalPort } from "#domain/withdrawal/index.ts";
import { RefreshedValue } from "../refreshed-value.ts";

/** Withdrawals of the logged-in customer (WITHDRAW-02). */
export class WithdrawalsStore {
  readonly withdrawals: RefreshedValue<readonly Withdrawal[]>;

  constructor(port: Pick<WithdrawalPort, "loadWithdrawals">, clock: ClockPort) {
    this.withdrawals = new RefreshedValue(() => port.loadWithdrawals(), clock);
  }
}
