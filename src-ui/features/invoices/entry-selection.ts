import { action, computed, makeObservable, observable } from "mobx";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { sumOf, type Grosze } from "#domain/shared-kernel/index.ts";
import type { FinancialAccount } from "./financial-account.ts";

/** Entries selected for a payment. An entry that is no longer open is no longer selected. */
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
    return this.#account.openIds.has(entryId) && this.#selected.has(entryId);
  }

  /** Selected entries, ordered by due date. */
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

  /** Selects all open entries. */
  readonly selectAllOpen = (): void => this.selectOnly([...this.#account.openIds]);

  /** Selects the open ones of these entries, and nothing else. */
  readonly selectOnly = (entryIds: readonly string[]): void => {
    this.#selected.replace(
      entryIds.filter((entryId) => this.#account.openIds.has(entryId)).map((entryId) => [entryId, true]),
    );
  };
}
