import { entryState, isOverdue, type EntryState, type FinancialEntry } from "#domain/finance/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";

/** State of the list that a row reads. */
export interface EntryRowDependencies {
  readonly today: WarsawDate;
  isOpen(entryId: string): boolean;
  isSelected(entryId: string): boolean;
  toggle(entryId: string): void;
  takesFocus(entryId: string): boolean;
  clearRevealed(): void;
}

/**
 * One entry as a row. Values are computed on access: of 5,000 entries only the visible ones cost anything, and a
 * selection rerenders only its own row.
 */
export class EntryRowViewModel {
  readonly entry: FinancialEntry;
  readonly #dependencies: EntryRowDependencies;

  constructor(entry: FinancialEntry, dependencies: EntryRowDependencies) {
    this.entry = entry;
    this.#dependencies = dependencies;
  }

  /** State of the entry today; `booked` for a payment, which has no state. */
  get state(): EntryState | { readonly kind: "booked" } {
    return this.entry.kind === "payment" ? { kind: "booked" } : entryState(this.entry, this.#dependencies.today);
  }

  /** True when the entry can be paid now, and therefore selected. */
  get payable(): boolean {
    return this.#dependencies.isOpen(this.entry.entryId);
  }

  /** Highlight of the row (FIN-01). */
  get tone(): "open" | "late" | undefined {
    if (!this.payable) return undefined;
    return isOverdue(this.entry, this.#dependencies.today) ? "late" : "open";
  }

  /** Unpaid part of the amount. */
  get left(): "all" | "part" | "none" {
    if (this.entry.unpaidAmount <= 0) return "none";
    return this.entry.unpaidAmount === this.entry.amount ? "all" : "part";
  }

  get selected(): boolean {
    return this.#dependencies.isSelected(this.entry.entryId);
  }

  /** True for the first row that was just revealed; it receives the focus. */
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
