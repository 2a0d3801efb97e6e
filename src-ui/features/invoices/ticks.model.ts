import { action, computed, makeObservable, observable } from "mobx";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { sumOf, type Grosze } from "#domain/shared-kernel/index.ts";
import type { Account } from "./account.ts";

/** What the customer has ticked to pay together. What is no longer open is no longer ticked. */
export class Ticks {
  readonly #account: Account;
  readonly #ticked = observable.map<string, true>();

  constructor(account: Account) {
    this.#account = account;
    makeObservable(this, {
      entries: computed,
      sum: computed,
      toggle: action,
      tickAllOpen: action,
      tickOnly: action,
    });
  }

  isTicked(entryId: string): boolean {
    return this.#ticked.has(entryId) && this.#account.openIds.has(entryId);
  }

  /** In the order in which they are due. */
  get entries(): readonly FinancialEntry[] {
    return this.#account.due.open.filter((entry) => this.#ticked.has(entry.entryId));
  }

  get sum(): Grosze {
    return sumOf(this.entries.map((entry) => entry.unpaidAmount));
  }

  readonly toggle = (entryId: string): void => {
    if (this.#ticked.delete(entryId)) return;
    if (this.#account.openIds.has(entryId)) this.#ticked.set(entryId, true);
  };

  /** Ticks everything that can be paid. */
  readonly tickAllOpen = (): void => this.tickOnly([...this.#account.openIds]);

  /** Ticks these, as far as they can be paid, and nothing else. */
  readonly tickOnly = (entryIds: readonly string[]): void => {
    this.#ticked.replace(
      entryIds.filter((entryId) => this.#account.openIds.has(entryId)).map((entryId) => [entryId, true]),
    );
  };
}
