import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Withdrawal, WithdrawalRefusal, WithdrawalStatement } from "./withdrawal.ts";

/** Withdrawals from contracts (WITHDRAW-01). */
export interface WithdrawalPort {
  /**
   * Sends a statement (`withdrawFromContract`), with or without a session. The same statement sent again returns the
   * first receipt.
   */
  withdraw(
    statement: WithdrawalStatement & { readonly idempotencyKey: string },
  ): Promise<Result<Withdrawal, WithdrawalRefusal | TransportFailure>>;
  /** Loads the statements of the customer, newest first (`getWithdrawals`). Needs a session. */
  loadWithdrawals(): Promise<Result<readonly Withdrawal[], TransportFailure>>;
}
