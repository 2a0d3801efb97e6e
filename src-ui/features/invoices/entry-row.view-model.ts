import { entryState, isOverdue, type FinancialEntry } from "#domain/finance/index.ts";
import { ZERO, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { InvoiceDownloads } from "./downloads/invoice-downloads.view-model.ts";
import type { EntryRowState, EntryRowViewState } from "./entry-row-values.ts";

/** State of the list that a row reads. */
export interface EntryRowDependencies {
  readonly today: WarsawDate;
  readonly downloads: Pick<InvoiceDownloads, "find" | "order">;
  isOpen(entryId: string): boolean;
  /** False when the portal offers no way to pay selected entries. */
  readonly canSelect: boolean;
  /** Returns what is left of a pending entry after its payment; `undefined` while its payment is unknown. */
  restOf(entryId: string): Grosze | undefined;
  isSelected(entryId: string): boolean;
  toggle(entryId: string): void;
}

/** One entry as a row. Created for each rendering of a row, so that 5,000 entries are not kept twice. */
export class EntryRowViewModel implements EntryRowViewState {
  readonly entry: FinancialEntry;
  readonly #dependencies: EntryRowDependencies;

  constructor(entry: FinancialEntry, dependencies: EntryRowDependencies) {
    this.entry = entry;
    this.#dependencies = dependencies;
  }

  /**
   * State of the entry today; `booked` for a payment and `sent` for a payout, which have no state, `settled` for a
   * credit that was used.
   */
  get state(): EntryRowState {
    if (this.entry.kind === "payment") return { kind: "booked" };
    if (this.entry.kind === "payout") return { kind: "sent" };
    const state = entryState(this.entry, this.#dependencies.today);
    return state.kind === "paid" && this.entry.amount < 0 ? { kind: "settled" } : state;
  }

  /** True when the entry can be selected, to pay it now. */
  get selectable(): boolean {
    return this.#dependencies.canSelect && this.isOpen;
  }

  /** Highlight of the row (FIN-01). */
  get tone(): "open" | "late" | undefined {
    if (!this.isOpen) return undefined;
    return isOverdue(this.entry, this.#dependencies.today) ? "late" : "open";
  }

  /** Amount that is left to pay, now or after a pending payment; `undefined` if unknown. */
  get leftAmount(): Grosze | undefined {
    const { status, unpaidAmount, entryId } = this.entry;
    if (status === "payment-started") return this.#dependencies.restOf(entryId);
    return unpaidAmount <= 0 || status === "payment-accepted" ? ZERO : unpaidAmount;
  }

  /** Part of the amount that is left to pay. */
  get left(): EntryRowViewState["left"] {
    if (this.leftAmount === undefined) return "unknown";
    if (this.leftAmount === 0) return "none";
    return this.leftAmount === this.entry.amount ? "all" : "part";
  }

  get selected(): boolean {
    return this.#dependencies.isSelected(this.entry.entryId);
  }

  get duplicate(): ReturnType<InvoiceDownloads["find"]> {
    return this.#dependencies.downloads.find(this.entry.entryId);
  }

  orderDuplicate(): void {
    this.#dependencies.downloads.order(this.entry.entryId);
  }

  toggle(): void {
    this.#dependencies.toggle(this.entry.entryId);
  }

  private get isOpen(): boolean {
    return this.#dependencies.isOpen(this.entry.entryId);
  }
}
