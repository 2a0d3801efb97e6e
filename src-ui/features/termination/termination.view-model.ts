import { action, computed, makeObservable, observable } from "mobx";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type {
  RevocationRefusal,
  Termination,
  TerminationOrder,
  TerminationPeriods,
  TerminationRefusal,
  Terminations,
  TerminationsPort,
} from "#domain/termination/index.ts";
import type { TerminationOption, TerminationWay } from "#domain/termination/termination-options.ts";
import { terminationPage, type TerminationPage } from "#domain/termination/termination-page.ts";
import { revokeTermination } from "#domain/termination/use-cases/revoke-termination.ts";
import { terminateContract } from "#domain/termination/use-cases/terminate-contract.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

export interface TerminationDependencies {
  readonly port: TerminationsPort;
  readonly client: Pick<ClientStore, "data">;
  readonly today: Pick<TodayStore, "today">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly productId: string;
  /** Periods of the operator's answers; default: those of the law. */
  readonly periods: TerminationPeriods | undefined;
}

/** Reason why a write was not executed. `lost`: pressing again is safe. `changed`: end or cost are new, or the contract is terminated. */
export type TerminationProblem = "lost" | "changed" | "moves" | "tooLate" | "refused";

/** View model of the end of a contract (TERM-01 to TERM-05). */
export class TerminationViewModel {
  readonly page: AsyncSectionModel<TerminationPage>;
  /** True after the choice of the end, before the contract is terminated. */
  isReviewing = false;
  private way: TerminationWay | undefined = undefined;
  readonly #dependencies: TerminationDependencies;
  readonly #terminations: AsyncValue<Terminations>;
  readonly #terminate: WriteCommand<Omit<TerminationOrder, "idempotencyKey">, Termination, TerminationRefusal>;
  readonly #revoke: WriteCommand<string, Termination, RevocationRefusal>;

  constructor(dependencies: TerminationDependencies) {
    this.#dependencies = dependencies;
    const { port, client, today, idempotencyKeys, productId, periods } = dependencies;
    const terminations = new AsyncValue(() => port.load());
    this.#terminations = terminations;
    this.page = new AsyncSectionModel({
      needs: [terminations, client.data],
      fields: ["contracts", "terminations", "products"],
      read() {
        const [known, data] = [terminations.known, client.data.known];
        if (known === undefined || data === undefined) return undefined;
        return terminationPage({
          products: data.products,
          productId,
          terminations: known,
          today: today.today,
          periods,
        });
      },
      load: () => Promise.all([terminations.load(), client.data.load()]),
    });
    const ports = { terminations: port, reload: () => terminations.refetch() };
    this.#terminate = new WriteCommand((order, key) => terminateContract(ports, order, key), idempotencyKeys);
    this.#revoke = new WriteCommand((id, key) => revokeTermination(ports, id, key), idempotencyKeys);
    makeObservable<this, "way">(this, {
      isReviewing: observable,
      way: observable,
      option: computed,
      problem: computed,
      choose: action,
      review: action,
      goBack: action,
    });
  }

  /** Reads the terminations again: another tab or an agent may have changed them. */
  start(): void {
    void this.#terminations.reload();
    void this.#dependencies.client.data.load();
  }

  /** Chosen way to end the contract, with its day and cost; `undefined` unless it can be terminated. */
  get option(): TerminationOption | undefined {
    const { section } = this.page;
    if (section.status !== "ready" || section.value.kind !== "open") return undefined;
    const { options } = section.value;
    return options.find(({ way }) => way === this.way) ?? options[0];
  }

  get isTerminating(): boolean {
    return this.#terminate.isRunning;
  }

  get isRevoking(): boolean {
    return this.#revoke.isRunning;
  }

  /** True right after the customer's own termination or revocation. */
  get done(): "terminated" | "revoked" | undefined {
    if (this.#revoke.state.status === "done") return "revoked";
    return this.#terminate.state.status === "done" ? "terminated" : undefined;
  }

  get problem(): TerminationProblem | undefined {
    const failed = this.#terminate.failed ?? this.#revoke.failed;
    if (failed === undefined) return undefined;
    if (failed.certainty === "unknown") return "lost";
    const { failure } = failed;
    return failure.kind === "termination-refused" || failure.kind === "revocation-refused"
      ? PROBLEMS[failure.code]
      : "refused";
  }

  choose(way: TerminationWay): void {
    if (!this.isTerminating) this.way = way;
  }

  review(): void {
    this.#terminate.clearFailure();
    this.isReviewing = true;
  }

  goBack(): void {
    if (!this.isTerminating) this.isReviewing = false;
  }

  /** Terminates the contract with the end and the cost that the page shows. */
  async terminate(): Promise<void> {
    const { section } = this.page;
    const { option } = this;
    if (option === undefined || section.status !== "ready" || section.value.kind !== "open") return;
    const { contractNumber } = section.value;
    this.#revoke.reset();
    const order = { contractNumber, endsOn: option.endsOn, cost: option.cost.total };
    const outcome = await this.#terminate.run(order);
    await this.#readAgainAfter(outcome);
    // After a lost response the button stays: pressing it again is safe.
    if (outcome?.kind !== "unknown") this.goBack();
  }

  async revoke(terminationId: string): Promise<void> {
    this.#terminate.reset();
    await this.#readAgainAfter(await this.#revoke.run(terminationId));
  }

  /** Reads what the write has changed, and after a refusal what has changed meanwhile. */
  async #readAgainAfter(outcome: { readonly kind: string } | undefined): Promise<void> {
    if (outcome === undefined || outcome.kind === "unknown" || outcome.kind === "cancelled") return;
    await this.#terminations.reload();
    if (outcome.kind !== "not-done") await this.#dependencies.client.data.reload();
  }
}

/** A record, so that a new refusal without a text does not compile. */
const PROBLEMS: Readonly<Record<(TerminationRefusal | RevocationRefusal)["code"], TerminationProblem>> = {
  "unknown-contract": "changed",
  "already-terminated": "changed",
  "terms-changed": "changed",
  "number-moves": "moves",
  "unknown-termination": "changed",
  "too-late": "tooLate",
  unknown: "refused",
};
