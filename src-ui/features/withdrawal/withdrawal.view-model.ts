import { action, computed, makeObservable, observable, observableRef, reaction } from "mobx";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { Withdrawal, WithdrawalRefusal, WithdrawalStatement } from "#domain/withdrawal/index.ts";
import type { ContractEnding } from "#domain/withdrawal/contract-ending.ts";
import { choicesForNumber, type WithdrawableContract } from "#domain/withdrawal/withdrawable-contracts.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import type { WithdrawalSubject } from "#domain/withdrawal/withdrawal-subject.ts";
import { withdrawFromContract } from "#domain/withdrawal/use-cases/withdraw-from-contract.ts";
import { failedSubmit } from "#ui/shared/forms/failed-submit.ts";
import { FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import { submissionProblemOf, type SubmissionProblem } from "#ui/stores/submission-problem.ts";
import type { UnsavedForm } from "#ui/shared/forms/unsaved-changes.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { receiptFactsOf, type ReceiptFacts } from "./receipt-facts.ts";
import type { WithdrawalCustomer, WithdrawalDependencies } from "./withdrawal-dependencies.ts";
import { WithdrawalForm } from "./withdrawal-form.ts";

const UNKNOWN_COST: WithdrawalCost = { kind: "unknown" };

/** Withdrawal in two steps: the form, and the statement with the button that sends it (WITHDRAW-01, WITHDRAW-02). */
export class WithdrawalViewModel implements UnsavedForm {
  /** True in the second step. */
  isReviewing = false;
  /** True after the first change of the step: the next heading then takes the focus. */
  hasMoved = false;
  receipt: Withdrawal | undefined;
  receiptFacts: ReceiptFacts = { cost: UNKNOWN_COST };
  readonly form: FormModel<WithdrawalForm>;
  /** Statements of the logged-in customer; `undefined` for a guest. */
  readonly own: AsyncSectionModel<readonly Withdrawal[]> | undefined;
  readonly #command: WriteCommand<WithdrawalStatement, Withdrawal, WithdrawalRefusal>;
  readonly #dependencies: WithdrawalDependencies;

  constructor(dependencies: WithdrawalDependencies) {
    this.#dependencies = dependencies;
    const { withdrawals, idempotencyKeys, draft, contractNumber, customer } = dependencies;
    const stored = dependencies.store?.withdrawals;
    const isGuest = customer === undefined;
    const ports = isGuest ? { withdraw: withdrawals.withdraw.bind(withdrawals) } : withdrawals;
    this.#command = new WriteCommand(
      (statement, key) => withdrawFromContract({ withdrawals: ports, known: stored?.known }, statement, key),
      idempotencyKeys,
    );
    this.form = new FormModel({
      open: () => new WithdrawalForm(),
      idempotencyKeys,
      draft,
      send: (form, idempotencyKey) => this.#send(form, idempotencyKey),
    });
    if (contractNumber !== undefined) this.form.fillIn("contractNumber", contractNumber);
    this.own =
      stored && new AsyncSectionModel({ needs: [stored], read: () => stored.known, load: () => stored.refresh() });
    makeObservable<this, "finish">(this, {
      isReviewing: observable,
      hasMoved: observable,
      receipt: observableRef,
      receiptFacts: observableRef,
      cost: computed,
      subject: computed,
      returnBy: computed,
      choices: computed,
      answerBy: computed,
      problem: computed,
      review: action,
      edit: action,
      reset: action,
      finish: action,
    });
  }

  /** Loads the statements of the customer and fills the form in. Returns the function that ends it. */
  readonly start = (): (() => void) => {
    void this.own?.load();
    return reaction(
      () => this.#dependencies.customer?.(),
      (customer) => {
        this.#fillIn(customer ?? {});
        this.#resumeReview();
      },
      { fireImmediately: true },
    );
  };

  /** True if the customer typed something that was not sent. */
  get dirty(): boolean {
    return this.form.dirty;
  }

  get busy(): boolean {
    return this.form.busy;
  }

  get isGuest(): boolean {
    return this.#dependencies.customer === undefined;
  }

  /** Cost of the withdrawal today. */
  get cost(): WithdrawalCost {
    return this.#dependencies.costOf?.(this.form.form.contractNumber) ?? UNKNOWN_COST;
  }

  /** Services that the typed number names; `undefined`: not known. */
  get subject(): WithdrawalSubject | undefined {
    return this.#dependencies.subjectOf?.(this.form.form.contractNumber);
  }

  /** Last day to send equipment back after a withdrawal today. */
  get returnBy(): WarsawDate {
    return this.#dependencies.returnBy();
  }

  /** Last day of the answer to a statement that is sent today and checked. */
  get answerBy(): WarsawDate {
    return this.#dependencies.answerBy();
  }

  /** Contracts to choose from, unless the form names one of them. */
  get choices(): readonly WithdrawableContract[] {
    return choicesForNumber(this.form.form.contractNumber, this.#dependencies.choices?.() ?? []);
  }

  /** Error above the buttons of the second step. */
  get problem(): SubmissionProblem | undefined {
    return submissionProblemOf(this.#command.state, "withdrawal-refused");
  }

  /** Shows the statement, or returns the first wrong field. */
  readonly review = (): Promise<string | undefined> => {
    const wrong = this.form.validate();
    if (wrong === undefined) this.#setReviewing(true);
    return Promise.resolve(wrong);
  };

  /** Goes back to the form; what was typed stays. */
  readonly edit = (): void => {
    if (this.form.busy) return;
    this.#command.clearFailure();
    this.#setReviewing(false);
  };

  /** Sends the statement. Further presses while it is sent have no effect. */
  readonly confirm = async (): Promise<void> => {
    await this.form.submit();
  };

  /** Opens an empty form for another contract. */
  readonly reset = (): void => {
    this.receipt = undefined;
    this.#setReviewing(false);
    this.form.reset();
    this.#fillIn(this.#dependencies.customer?.() ?? {});
  };

  readonly terminationOf = (number: string): string | undefined => this.#dependencies.terminationOf(number);
  readonly endingOf = (number: string): ContractEnding | undefined => this.#dependencies.endingOf?.(number);
  readonly isNotOwn = (number: string): boolean => this.#dependencies.costOf?.(number).kind === "not-own";

  readonly save = (name: string, text: string): void => this.#dependencies.saveText(name, text);

  /** Fills in only what is empty: nothing typed is replaced. */
  #fillIn({ name, email }: WithdrawalCustomer): void {
    const { form } = this.form;
    if (name !== undefined && form.name === "") this.form.fillIn("name", name);
    if (email !== undefined && form.email === "") this.form.fillIn("email", email);
  }

  #setReviewing(isReviewing: boolean): void {
    this.isReviewing = isReviewing;
    this.hasMoved = true;
    const { stepDraft } = this.#dependencies;
    if (isReviewing) stepDraft.keep({ reviewed: this.form.form.contractNumber });
    else stepDraft.drop();
  }

  /** Opens the second step again after a reload of the page, for the same number and once the form is complete. */
  #resumeReview(): void {
    const { form, invalidFields } = this.form;
    if (this.hasMoved || this.#dependencies.stepDraft.read()?.["reviewed"] !== form.contractNumber) return;
    if (invalidFields.length === 0) void this.review();
  }

  async #send({ name, contractNumber, email }: WithdrawalForm, key: string): Promise<SubmitResult<WithdrawalForm>> {
    const statement = { name: name.trim(), contractNumber: contractNumber.trim(), email: email.trim() };
    const outcome = await this.#command.run(statement, formIdempotencyKey(key));
    if (outcome?.kind !== "done") return failedSubmit(outcome);
    this.finish(outcome.value);
    return { kind: "done" };
  }

  private finish(receipt: Withdrawal): void {
    this.receipt = receipt;
    this.#dependencies.stepDraft.drop();
    // Before the contracts are loaded again: they do not contain what the withdrawal has ended.
    this.receiptFacts = receiptFactsOf(receipt, this.#dependencies);
    void this.#dependencies.store?.withdrawals.reload();
    this.#dependencies.onWithdrawn();
  }
}
