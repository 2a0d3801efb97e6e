import { action, computed, makeObservable, observable } from "mobx";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { sumOf, type Grosze } from "#domain/shared-kernel/index.ts";
import type { FinancialAccount } from "./financial-account.ts";

/** What the customer has ticked to pay together. What is no longer open is no longer ticked. */
export class EntrySelection {
  readonly #account: FinancialAccount;
  readonly #selected = observable.map<string, true>();

  constructor(account: FinancialAccount) {
    this.#account = account;
    makeObservable(this, {
      entries: computed,
      sum: computed,
      toggle: action,
      selectAllOpen: action,
      selectOnly: action,
    });
  }

  isSelected(entryId: string): boolean {
    return this.#selected.has(entryId) && this.#account.openIds.has(entryId);
  }

  /** In the order in which they are due. */
  get entries(): readonly FinancialEntry[] {
    return this.#account.due.open.filter((entry) => this.#selected.has(entry.entryId));
  }

  get sum(): Grosze {
    return sumOf(this.entries.map((entry) => entry.unpaidAmount));
  }

  readonly toggle = (entryId: string): void => {
    if (this.#selected.delete(entryId)) return;
    if (this.#account.openIds.has(entryId)) this.#selected.set(entryId, true);
  };

  /** Ticks everything that can be paid. */
  readonly selectAllOpen = (): void => this.selectOnly([...this.#account.openIds]);

  /** Ticks these, as far as they can be paid, and nothing else. */
  readonly selectOnly = (entryIds: readonly string[]): void => {
    this.#selected.replace(
      entryIds.filter((entryId) => this.#account.openIds.has(entryId)).map((entryId) => [entryId, true]),
    );
  };
}
