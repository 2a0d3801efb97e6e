import type { FormDraft } from "#domain/drafts/index.ts";
import type { IdempotencyKeyPort, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { WithdrawalPort, WithdrawalStatement } from "#domain/withdrawal/index.ts";
import type { ContractEnding } from "#domain/withdrawal/contract-ending.ts";
import type { WithdrawableContract } from "#domain/withdrawal/withdrawable-contracts.ts";
import type { WithdrawalSubject } from "#domain/withdrawal/withdrawal-subject.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import type { WithdrawalsStore } from "#ui/stores/withdrawal/withdrawals.store.ts";

/** Name and address of the logged-in customer, as far as they are known and may be shown. */
export type WithdrawalCustomer = Partial<Pick<WithdrawalStatement, "name" | "email">>;

/** Dependencies of `WithdrawalViewModel`. */
export interface WithdrawalDependencies {
  readonly withdrawals: WithdrawalPort;
  /** Statements of the logged-in customer; `undefined` without a session. */
  readonly store: Pick<WithdrawalsStore, "withdrawals"> | undefined;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft;
  /** Draft of the step, apart from the form, which has no field of it. */
  readonly stepDraft: FormDraft;
  /** Observed: the data may load later. `undefined` without a session. */
  readonly customer: (() => WithdrawalCustomer) | undefined;
  /** Number from the address of the page. */
  readonly contractNumber: string | undefined;
  /** Called after a statement, whose contract has changed. */
  readonly onWithdrawn: () => void;
  readonly saveText: (name: string, text: string) => void;
  /**
   * Returns the cost of a withdrawal from a contract or order, today or on another day. Observed: the data may load
   * later. `undefined` without a session.
   */
  readonly costOf: ((contractNumber: string, day?: WarsawDate) => WithdrawalCost) | undefined;
  /** Returns the last day of the answer to a statement that is sent today and checked. Observed. */
  readonly answerBy: () => WarsawDate;
  /** Returns the address where the contract of a number can be terminated; `undefined` where it cannot. Observed. */
  readonly terminationOf: (contractNumber: string) => string | undefined;
  /** Returns the end of the contract of a number that is terminated or has ended. Observed. */
  readonly endingOf?: ((contractNumber: string) => ContractEnding | undefined) | undefined;
  /** Returns the services that a number names. Observed. `undefined` without a session. */
  readonly subjectOf?: ((contractNumber: string) => WithdrawalSubject | undefined) | undefined;
  /** Returns the last day to send equipment back after a withdrawal today. Observed. */
  readonly returnBy: () => WarsawDate;
  /** Returns the contracts from which the customer can withdraw. Observed. `undefined` without a session. */
  readonly choices?: (() => readonly WithdrawableContract[]) | undefined;
}
