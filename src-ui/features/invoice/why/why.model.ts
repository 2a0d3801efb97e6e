import { action, computed, makeObservable, observable } from "mobx";
import { comparable, differenceOf, type Difference } from "#domain/finance/difference.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { InvoiceDetails } from "#domain/finance/invoice.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";
import { Resource } from "#ui/stores/resource.ts";

/** What a comparison shows. */
export type WhyPage =
  /** There is no other invoice to compare with. */
  | { readonly kind: "alone" | "loading" | "failed" }
  | { readonly kind: "compared"; readonly former: FinancialEntry; readonly difference: Difference };

/** "Dlaczego tyle?": one invoice beside the one before it, or beside another that the customer chooses. */
export class Why {
  private chosen: string | undefined = undefined;
  readonly #details: InvoiceDetails;
  readonly #entries: () => readonly FinancialEntry[];
  readonly #invoices: Pick<InvoicesPort, "details">;
  readonly #read = new Map<string, Resource<InvoiceDetails | undefined>>();

  constructor(details: InvoiceDetails, entries: () => readonly FinancialEntry[], invoices: Pick<InvoicesPort, "details">) {
    this.#details = details;
    this.#entries = entries;
    this.#invoices = invoices;
    makeObservable<this, "chosen" | "around">(this, { chosen: observable, around: computed, page: computed, choose: action });
  }

  /** What it can be compared with, newest first. */
  get others(): readonly FinancialEntry[] {
    return this.around.others;
  }

  /** What it is compared with. */
  get former(): FinancialEntry | undefined {
    return this.others.find(({ entryId }) => entryId === this.chosen) ?? this.around.former ?? this.others[0];
  }

  get page(): WhyPage {
    const { former } = this;
    if (former === undefined) return { kind: "alone" };
    const { state } = this.resourceOf(former.entryId);
    switch (state.status) {
      case "idle":
      case "loading":
        return { kind: "loading" };
      case "failed":
        return { kind: "failed" };
      case "ready":
        return state.value === undefined ? { kind: "failed" } : { kind: "compared", former, difference: differenceOf(this.#details, state.value) };
    }
  }

  /** Reads what it is compared with. */
  readonly start = (): void => {
    if (this.former !== undefined) void this.resourceOf(this.former.entryId).load();
  };

  readonly choose = (entryId: string): void => {
    this.chosen = entryId;
    this.start();
  };

  readonly retry = (): void => {
    if (this.former !== undefined) void this.resourceOf(this.former.entryId).reload();
  };

  private get around(): ReturnType<typeof comparable> {
    return comparable(this.#entries(), this.#details.entryId);
  }

  private resourceOf(entryId: string): Resource<InvoiceDetails | undefined> {
    const known = this.#read.get(entryId) ?? new Resource(() => this.#invoices.details(entryId));
    this.#read.set(entryId, known);
    return known;
  }
}
