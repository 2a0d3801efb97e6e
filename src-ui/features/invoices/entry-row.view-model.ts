import { entryState, isOverdue, type EntryState, type FinancialEntry } from "#domain/finance/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";

/** What a row needs of the list that it stands in. */
export interface EntryRowDependencies {
  readonly today: WarsawDate;
  isOpen(entryId: string): boolean;
  isSelected(entryId: string): boolean;
  toggle(entryId: string): void;
  takesFocus(entryId: string): boolean;
  clearRevealed(): void;
}

/**
 * One line of the account as a row draws it. Everything is worked out when it is asked for: of 5,000 lines only those
 * on
 * screen cost anything, and a tick redraws its own row.
 */
export class EntryRowViewModel {
  readonly entry: FinancialEntry;
  readonly #dependencies: EntryRowDependencies;

  constructor(entry: FinancialEntry, dependencies: EntryRowDependencies) {
    this.entry = entry;
    this.#dependencies = dependencies;
  }

  /** What the entry is to the customer today; `booked` for a payment, which has no state of its own. */
  get state(): EntryState | { readonly kind: "booked" } {
    return this.entry.kind === "payment" ? { kind: "booked" } : entryState(this.entry, this.#dependencies.today);
  }

  /** Can be paid now, so it can be ticked. */
  get payable(): boolean {
    return this.#dependencies.isOpen(this.entry.entryId);
  }

  /** How the row stands out (FIN-01). */
  get tone(): "open" | "late" | undefined {
    if (!this.payable) return undefined;
    return isOverdue(this.entry, this.#dependencies.today) ? "late" : "open";
  }

  /** What of the amount is not paid: all of it, a part, or nothing. */
  get left(): "all" | "part" | "none" {
    if (this.entry.unpaidAmount <= 0) return "none";
    return this.entry.unpaidAmount === this.entry.amount ? "all" : "part";
  }

  get selected(): boolean {
    return this.#dependencies.isSelected(this.entry.entryId);
  }

  /** The first of the rows that were just revealed: reading goes on here. */
  get takesFocus(): boolean {
    return this.#dependencies.takesFocus(this.entry.entryId);
  }

  toggle(): void {
    this.#dependencies.toggle(this.entry.entryId);
  }

  clearRevealed(): void {
    this.#dependencies.clearRevealed();
  }
}
