import { computed, makeObservable, when } from "mobx";
import { isPending } from "#domain/finance/index.ts";
import { pendingShares } from "#domain/finance/pending-sums.ts";
import {
  DEADLINE_SOURCES,
  deadlinesOf,
  isDeadlineAhead,
  listDeadlines,
  type Deadline,
  type DeadlineSource,
} from "#domain/deadlines/index.ts";
import { debtCollectorOf } from "#domain/account/blockade-case.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { Terminations } from "#domain/termination/index.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import { incompleteDataOf, type IncompleteData, type PartlyReadValue } from "#ui/stores/incomplete-data.ts";
import type { DeadlinesDependencies } from "./deadlines-dependencies.ts";
import { t } from "./deadlines.texts.ts";
import { deadlineCalendarText } from "./upcoming-text.ts";

const NO_TERMINATIONS: Terminations = { contracts: [], terminations: [] };

/** Deadlines of both parties, from what has loaded (DEADLINE-03). */
export class DeadlinesViewModel {
  readonly #dependencies: DeadlinesDependencies;

  constructor(dependencies: DeadlinesDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "all" | "hasPendingEntry">(this, {
      all: computed,
      failed: computed,
      hasPendingEntry: computed,
      incomplete: computed,
      isLoading: computed,
    });
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  /** True if the customer contacts a debt collector before a payment. */
  get hasDebtCollector(): boolean {
    return debtCollectorOf(this.#dependencies.client.data.known?.client.blockade) !== undefined;
  }

  /** True until every source has loaded or failed for the first time. */
  get isLoading(): boolean {
    return this.#used().some(
      ([, { state, known }]) => known === undefined && (state.status === "idle" || state.status === "loading"),
    );
  }

  /** Sources that failed to load and of which nothing is known. */
  get failed(): readonly DeadlineSource[] {
    return this.#used().flatMap(([source, { state, known }]) =>
      known === undefined && state.status === "failed" && state.failure.kind !== "not-supported" ? [source] : [],
    );
  }

  /** Sources of which parts could not be read; `undefined` when they are complete. */
  get incomplete(): IncompleteData | undefined {
    return incompleteDataOf(
      this.#used().flatMap(([source, value]) => (gapsOf(source, value) === undefined ? [] : [value])),
    );
  }

  /** Sources of which parts could not be read. */
  get incompleteSources(): readonly DeadlineSource[] {
    return this.#used().flatMap(([source, value]) => (gapsOf(source, value)?.isOutdated === false ? [source] : []));
  }

  /** True if every deadline is known, so that a party without any has none. */
  get isComplete(): boolean {
    return this.failed.length === 0 && this.incomplete === undefined;
  }

  /** Deadlines of the customer, the earliest first. */
  get ofCustomer(): readonly Deadline[] {
    return deadlinesOf(this.all, "customer");
  }

  /** Deadlines of the operator, the earliest first. */
  get ofOperator(): readonly Deadline[] {
    return deadlinesOf(this.all, "operator");
  }

  /** Loads what is missing, and refreshes what may have changed since another visit. */
  readonly load = (): void => {
    for (const [, value] of this.#used()) void value.refresh();
  };

  /**
   * Loads the deadlines, and the payments while an invoice is being paid: they may pay only a part of it (FIN-37).
   * Returns a function that stops this.
   */
  start(): () => void {
    const { openPayments, finance } = this.#dependencies;
    let stopPayments: (() => void) | undefined;
    const stopWaiting = when(
      () => this.hasPendingEntry,
      () => {
        stopPayments = openPayments.followEntries(finance.entries);
      },
    );
    this.load();
    return () => {
      stopWaiting();
      stopPayments?.();
    };
  }

  /** Saves these deadlines as a calendar file (DEADLINE-05). */
  save(deadlines: readonly Deadline[]): Promise<boolean> {
    return this.#dependencies.saveDays(
      t("calendarFile"),
      deadlines.map((deadline) => ({
        id: deadline.id,
        day: deadline.day,
        summary: t(`${deadline.kind}.title`, { name: deadline.name }),
        description: deadlineCalendarText(deadline),
      })),
    );
  }

  /** Saves all deadlines that are ahead. */
  saveAll(): Promise<boolean> {
    return this.save(this.all.filter((deadline) => isDeadlineAhead(deadline, this.today)));
  }

  private get all(): readonly Deadline[] {
    const { orders, support, client, finance, terminations, messages, withdrawals, lacks, today } = this.#dependencies;
    const entries = lacks("invoices") ? [] : (finance.entries.known ?? []);
    const payments = this.#dependencies.openPayments.complete ?? [];
    const { terms: complaints, withdrawalDays, terminationPeriods: termination } = this.#dependencies;
    const known = <Value>(source: DeadlineSource, value: AsyncValue<Value>): Value | undefined =>
      lacks(source) ? undefined : value.known;
    return listDeadlines(
      {
        client: client.data.known,
        orders: known("orders", orders) ?? [],
        requests: known("requests", support.requests) ?? [],
        entries,
        pendingShares: pendingShares(entries, payments),
        terminations: known("terminations", terminations) ?? NO_TERMINATIONS,
        messages: known("messages", messages) ?? [],
        withdrawals: known("withdrawals", withdrawals) ?? [],
      },
      { complaints, withdrawalDays, termination },
      today.today,
    );
  }

  private get hasPendingEntry(): boolean {
    const { finance, lacks } = this.#dependencies;
    return !lacks("invoices") && (finance.entries.known ?? []).some(isPending);
  }

  #used(): readonly (readonly [DeadlineSource, AsyncValue<unknown>])[] {
    const { orders, support, client, finance, terminations, messages, withdrawals, lacks } = this.#dependencies;
    const values: Readonly<Record<DeadlineSource, AsyncValue<unknown>>> = {
      orders,
      requests: support.requests,
      services: client.data,
      invoices: finance.entries,
      terminations,
      messages,
      withdrawals,
    };
    return DEADLINE_SOURCES.filter((source) => !lacks(source)).map((source) => [source, values[source]] as const);
  }
}

/** Fields of the customer's data that decide deadlines. */
const FIELDS_OF_SERVICES = ["client", "products"];

/** Returns a source of which parts that may have deadlines could not be read, or that could not be refreshed. */
function gapsOf(source: DeadlineSource, value: PartlyReadValue): IncompleteData | undefined {
  return incompleteDataOf(value, source === "services" ? FIELDS_OF_SERVICES : undefined);
}
