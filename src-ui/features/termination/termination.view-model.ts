import { action, computed, makeObservable, observable } from "mobx";
import { isConsumer } from "#domain/account/index.ts";
import { withApplicableChanges } from "#domain/deadlines/applicable-changes.ts";
import type { WriteOutcome } from "#domain/shared-kernel/write.ts";
import type {
  RevocationRefusal,
  Termination,
  TerminationOrder,
  TerminationRefusal,
  Terminations,
} from "#domain/termination/index.ts";
import type { TerminationOption, TerminationWay } from "#domain/termination/termination-options.ts";
import { terminationPage, type TerminationPage } from "#domain/termination/termination-page.ts";
import { revokeTermination } from "#domain/termination/use-cases/revoke-termination.ts";
import { terminateContract } from "#domain/termination/use-cases/terminate-contract.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { readIssuedInvoices } from "#ui/stores/finance/read-issued-invoices.ts";
import { AccountArrears } from "#ui/stores/finance/account-arrears.ts";
import type { TerminationDependencies } from "./termination-dependencies.ts";
import { isKnownSubscription, loadSubscriptionsWhenNeeded } from "./continuing-subscriptions.ts";
import { NoticeMessages } from "./notice-messages.ts";
import { revocationProblem, terminationProblem, type TerminationProblem } from "./termination-problem.ts";

/** View model of the end of a contract (TERM-01 to TERM-05). */
export class TerminationViewModel {
  readonly page: AsyncSectionModel<TerminationPage>;
  /** True after the choice of the end, before the contract is terminated. */
  isReviewing = false;
  /** True after the first change of the step: the next heading then takes the focus. */
  hasMoved = false;
  readonly notices: NoticeMessages;
  /** Arrears of the account, which stay payable after the end (TERM-33). */
  readonly arrears: AccountArrears;
  private isReadingAgain = false;
  private way: TerminationWay | undefined = undefined;
  readonly #dependencies: TerminationDependencies;
  readonly #terminations: RefreshedValue<Terminations>;
  readonly #terminate: WriteCommand<Omit<TerminationOrder, "idempotencyKey">, Termination, TerminationRefusal>;
  readonly #revoke: WriteCommand<string, Termination, RevocationRefusal>;

  constructor(dependencies: TerminationDependencies) {
    this.#dependencies = dependencies;
    const { port, client, today, idempotencyKeys, productId, periods, orders, withdrawalDays: days } = dependencies;
    const { terminations } = dependencies.store;
    const notices = new NoticeMessages(dependencies.messages);
    this.notices = notices;
    this.arrears = new AccountArrears(dependencies);
    this.#terminations = terminations;
    this.page = new AsyncSectionModel({
      needs: [terminations, client.data],
      fields: ["contracts", "terminations", "products"],
      read() {
        const [known, data] = [terminations.known, client.data.known];
        if (known === undefined || data === undefined) return undefined;
        const page = terminationPage({
          products: data.products,
          productId,
          terminations: withApplicableChanges(known, notices.known, data.products, today.today),
          today: today.today,
          invoices: readIssuedInvoices(dependencies),
          orders: orders()?.known,
          withdrawal: { isConsumer: isConsumer(data.client), days },
          periods,
          isSubscription: (product) => isKnownSubscription(dependencies.externalServices(), product),
        });
        return notices.areAwaitedFor(page) ? undefined : page;
      },
      load: () => Promise.all([terminations.refresh(), client.data.load()]),
    });
    const ports = { terminations: port, reload: () => terminations.refetch() };
    this.#terminate = new WriteCommand((order, key) => terminateContract(ports, order, key), idempotencyKeys);
    this.#revoke = new WriteCommand((id, key) => revokeTermination(ports, id, key), idempotencyKeys);
    makeObservable<this, "way" | "isReadingAgain" | "setReadingAgain">(this, {
      isReviewing: observable,
      hasMoved: observable,
      isReadingAgain: observable,
      setReadingAgain: action,
      way: observable,
      option: computed,
      problem: computed,
      choose: action,
      review: action,
      edit: action,
    });
  }

  /**
   * Loads the entries, for the arrears, the orders, the messages with notices, and the terminations again: another tab
   * or an agent may have changed them. Follows the arrears until the returned function is called.
   */
  start(): () => void {
    void this.page.load();
    void this.#dependencies.orders()?.refresh();
    void this.notices.load();
    return this.arrears.follow();
  }

  readonly loadSubscriptions = (): (() => void) => loadSubscriptionsWhenNeeded(this.#dependencies);

  /** Reads the terminations again, at the customer's request. */
  readonly readAgain = (): void => void this.#terminations.reload();

  /** Chosen way to end the contract, with its day and cost; `undefined` unless it can be terminated. */
  get option(): TerminationOption | undefined {
    const { section } = this.page;
    if (section.status !== "ready" || section.value.kind !== "open") return undefined;
    const { options } = section.value;
    return options.find(({ way }) => way === this.way) ?? options[0];
  }

  get isTerminating(): boolean {
    return this.#terminate.isRunning || (this.isReviewing && this.isReadingAgain);
  }

  get isRevoking(): boolean {
    return this.#revoke.isRunning;
  }

  /** True right after the customer's own termination or revocation. */
  get done(): "terminated" | "revoked" | undefined {
    if (this.#revoke.state.status === "done") return "revoked";
    return this.#terminate.state.status === "done" ? "terminated" : undefined;
  }

  /** Problem of the last write; after a refusal only once the current data were asked for. */
  get problem(): TerminationProblem | undefined {
    if (this.isReadingAgain) return undefined;
    const { failed } = this.#terminate;
    if (failed !== undefined) return terminationProblem(failed);
    return this.#revoke.failed && revocationProblem(this.#revoke.failed);
  }

  /** True if the page shows former data, because the current ones could not be read. */
  get isOutdated(): boolean {
    return this.#terminations.state.status === "failed";
  }

  choose(way: TerminationWay): void {
    if (!this.isTerminating) this.way = way;
  }

  review(): void {
    this.#terminate.clearFailure();
    this.#revoke.reset();
    this.isReviewing = true;
    this.hasMoved = true;
  }

  /** Returns from the summary to the form, unless the termination is being sent. */
  edit(): void {
    if (!this.isTerminating) this.isReviewing = false;
  }

  /** Terminates the contract with the end and the cost that the page shows. */
  async terminate(): Promise<void> {
    const [{ section }, option] = [this.page, this.option];
    if (option === undefined || section.status !== "ready" || section.value.kind !== "open") return;
    const { contractNumber } = section.value;
    this.#revoke.reset();
    const order = { contractNumber, endsOn: option.endsOn, cost: option.cost.total };
    const outcome = await this.#terminate.run(order);
    // Before the reads: leaving the step goes back in the history, which closes a question that was opened meanwhile.
    if (outcome?.kind === "done") this.edit();
    await this.#readAgainAfter(outcome);
    // After a lost response the button stays: pressing it again is safe.
    if (outcome?.kind !== "unknown") this.edit();
  }

  async revoke(terminationId: string): Promise<void> {
    this.#terminate.reset();
    await this.#readAgainAfter(await this.#revoke.run(terminationId));
  }

  /** Shows the response of a write, then reads what has changed besides it, also after a refusal. */
  async #readAgainAfter(outcome: WriteOutcome<Termination, unknown> | undefined): Promise<void> {
    if (outcome === undefined || outcome.kind === "unknown" || outcome.kind === "cancelled") return;
    this.setReadingAgain(true);
    if (outcome.kind === "done") this.#show(outcome.value);
    await this.#terminations.reload();
    this.setReadingAgain(false);
    if (outcome.kind !== "not-done") await this.#dependencies.client.data.reload();
  }

  /** Shows a termination at once, in case the read after its write fails. */
  #show(termination: Termination): void {
    const { known } = this.#terminations;
    if (known === undefined) return;
    const others = known.terminations.filter(({ terminationId }) => terminationId !== termination.terminationId);
    this.#terminations.replace({ ...known, terminations: [...others, termination] });
  }

  private setReadingAgain(isReadingAgain: boolean): void {
    this.isReadingAgain = isReadingAgain;
    this.hasMoved = true;
  }
}
