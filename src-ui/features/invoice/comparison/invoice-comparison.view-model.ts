import type { FailureCause } from "#domain/shared-kernel/index.ts";
import { action, computed, makeObservable, observable, reaction } from "mobx";
import { comparableInvoices, compareInvoices, type InvoiceDifference } from "#domain/finance/invoice-difference.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";
import { AsyncValue, failureCauseIn } from "#ui/stores/async-value.ts";

export type InvoiceComparisonPage =
  /** `alone`: there is no other invoice to compare with. */
  | { readonly kind: "nothing-to-compare" | "loading" }
  | { readonly kind: "failed"; readonly cause: FailureCause }
  | {
      readonly kind: "compared";
      readonly former: FinancialEntry;
      readonly difference: InvoiceDifference;
      /** True if the account has corrections, but the invoices do not say which are theirs. */
      readonly leavesOutCorrections: boolean;
    };

/** "Dlaczego tyle?": compares an invoice with the previous one, or with an earlier one that the customer chooses. */
export class InvoiceComparisonViewModel {
  private chosen: string | undefined = undefined;
  readonly #details: InvoiceDetails;
  readonly #entries: () => readonly FinancialEntry[] | undefined;
  readonly #invoices: Pick<InvoicesPort, "details">;
  readonly #read = new Map<string, AsyncValue<InvoiceDetails | undefined>>();

  constructor(
    details: InvoiceDetails,
    entries: () => readonly FinancialEntry[] | undefined,
    invoices: Pick<InvoicesPort, "details">,
  ) {
    this.#details = details;
    this.#entries = entries;
    this.#invoices = invoices;
    makeObservable<this, "chosen" | "comparableEntries">(this, {
      chosen: observable,
      comparableEntries: computed,
      page: computed,
      choose: action,
    });
  }

  /** Earlier invoices to choose from, newest first. */
  get others(): readonly FinancialEntry[] {
    return this.comparableEntries;
  }

  /** Invoice that is compared with. */
  get former(): FinancialEntry | undefined {
    return this.others.find(({ entryId }) => entryId === this.chosen) ?? this.others[0];
  }

  get page(): InvoiceComparisonPage {
    const { former } = this;
    if (former === undefined) return { kind: this.#entries() === undefined ? "loading" : "nothing-to-compare" };
    const { state } = this.asyncDetailsOf(former.entryId);
    switch (state.status) {
      case "idle":
      case "loading":
        return { kind: "loading" };
      case "failed":
        return { kind: "failed", cause: failureCauseIn(state) };
      case "ready":
        return state.value === undefined
          ? { kind: "failed", cause: "connection" }
          : this.comparedWith(former, state.value);
    }
  }

  /** Loads the compared invoice once it is known; returns a function that stops this. */
  readonly start = (): (() => void) =>
    reaction(
      () => this.former?.entryId,
      (entryId) => {
        if (entryId !== undefined) void this.asyncDetailsOf(entryId).load();
      },
      { fireImmediately: true },
    );

  readonly choose = (entryId: string): void => {
    this.chosen = entryId;
  };

  readonly retry = (): void => {
    if (this.former !== undefined) void this.asyncDetailsOf(this.former.entryId).reload();
  };

  private comparedWith(former: FinancialEntry, details: InvoiceDetails): InvoiceComparisonPage {
    const difference = compareInvoices(this.#details, details);
    const hasCorrections = (this.#entries() ?? []).some(({ kind }) => kind === "correction");
    const leavesOutCorrections = difference.corrections === "left-out" && hasCorrections;
    return { kind: "compared", former, difference, leavesOutCorrections };
  }

  private get comparableEntries(): readonly FinancialEntry[] {
    return comparableInvoices(this.#entries() ?? [], this.#details.entryId);
  }

  private asyncDetailsOf(entryId: string): AsyncValue<InvoiceDetails | undefined> {
    const known = this.#read.get(entryId) ?? new AsyncValue(() => this.#invoices.details(entryId));
    this.#read.set(entryId, known);
    return known;
  }
}
