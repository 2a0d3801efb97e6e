import { action, computed, makeObservable, observable } from "mobx";
import { hasBilledPhone } from "#domain/account/client.ts";
import { debtCollectorOf } from "#domain/account/blockade-case.ts";
import { billingAvailability, usageRangeOf, type BillingRange } from "#domain/finance/billing-range.ts";
import type { CalendarFileDay } from "#domain/finance/calendar-file.ts";
import { upcomingDueDate } from "#domain/finance/upcoming-due-date.ts";
import { entryState, isPayable, type EntryState, type FinancialEntry } from "#domain/finance/index.ts";
import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";
import { settledPartOf, type SettledPart } from "#domain/finance/settled-part.ts";
import type { WarsawDate, FailureCause } from "#domain/shared-kernel/index.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { lastComplaintDay } from "#domain/support/complaint.ts";
import type { ComplaintTerms } from "#domain/support/contact-form.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { AsyncValue, failureCauseIn } from "#ui/stores/async-value.ts";
import { InvoiceDuplicateStore, type DuplicateDependencies } from "#ui/stores/finance/invoice-duplicate.store.ts";
import { t } from "./invoice.texts.ts";
import type { InvoicePayment } from "./invoice-actions.view.tsx";
import type { InvoicePage, InvoiceViewState } from "./invoice.view.tsx";

export interface InvoiceDependencies extends Omit<DuplicateDependencies, "invoices"> {
  readonly finance: FinanceStore;
  readonly client: Pick<ClientStore, "data">;
  readonly today: TodayStore;
  readonly invoices: InvoicesPort;
  /** Saves days as a calendar file; resolves with `false` when the browser cannot. */
  saveDueDates(days: readonly CalendarFileDay[]): Promise<boolean>;
  readonly complaintTerms: Pick<ComplaintTerms, "months">;
  /** Host of the ministry's verification page. */
  readonly ksefHost: string;
  /** Copies to the clipboard; resolves with `false` when the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** One document of the account with its items. */
export class InvoiceViewModel implements InvoiceViewState {
  isComparisonOpen = false;
  readonly duplicate: InvoiceDuplicateStore;
  readonly #dependencies: InvoiceDependencies;
  readonly #entryId: string;
  readonly #details: AsyncValue<InvoiceDetails | undefined>;

  constructor(dependencies: InvoiceDependencies, entryId: string) {
    this.#dependencies = dependencies;
    this.#entryId = entryId;
    this.#details = new AsyncValue(() => dependencies.invoices.details(entryId));
    this.duplicate = new InvoiceDuplicateStore(dependencies, entryId);
    makeObservable(this, {
      isComparisonOpen: observable,
      entry: computed,
      page: computed,
      openComparison: action,
    });
  }

  /** Loads the document, and the account, which holds the unpaid amount; then downloads the document if requested. */
  start(downloads = false): void {
    void this.#details.load();
    void this.#dependencies.client.data.load();
    const account = this.#dependencies.finance.entries.load();
    if (downloads)
      void account.then(() => {
        if (this.entry?.duplicatePossible === true) void this.duplicate.order();
      });
  }

  /** Stops the order of the duplicate. */
  stop(): void {
    this.duplicate.stop();
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  get page(): InvoicePage {
    const { state } = this.#details;
    switch (state.status) {
      case "idle":
      case "loading":
        return { kind: "loading" };
      case "failed":
        return { kind: "failed", cause: failureCauseIn(state) };
      case "ready":
        return state.value === undefined ? { kind: "unknown" } : { kind: "found", details: state.value };
    }
  }

  /** Entry of the document in the account; `undefined` until the account has loaded. */
  get entry(): FinancialEntry | undefined {
    return this.#dependencies.finance.entries.known?.find(({ entryId }) => entryId === this.#entryId);
  }

  get settled(): SettledPart | undefined {
    const { entry } = this;
    return entry === undefined ? undefined : settledPartOf(entry, this.entries() ?? []);
  }

  /** Set when parts of the document, or its entry in the account, could not be read. */
  get incomplete(): IncompleteData | undefined {
    return (
      incompleteDataOf(this.#details) ??
      (this.entry === undefined ? incompleteDataOf(this.#dependencies.finance.entries) : undefined)
    );
  }

  get canSaveDueDate(): boolean {
    return this.entry !== undefined && upcomingDueDate(this.entry, this.today) !== undefined;
  }

  get payment(): InvoicePayment {
    if (this.entry === undefined || !isPayable(this.entry, this.today)) return "none";
    const { data } = this.#dependencies.client;
    if (data.known === undefined && data.state.status !== "failed") return "none";
    return debtCollectorOf(data.known?.client.blockade) === undefined ? "portal" : "debt-collector";
  }

  get usageRange(): BillingRange | undefined {
    const { page } = this;
    const { known: entries } = this.#dependencies.finance.entries;
    const client = this.#dependencies.client.data.known;
    if (page.kind !== "found" || entries === undefined || client === undefined || !hasBilledPhone(client))
      return undefined;
    return usageRangeOf(page.details.items, billingAvailability(entries, this.today));
  }

  get complaintUntil(): WarsawDate | undefined {
    const { page } = this;
    if (page.kind !== "found") return undefined;
    const until = lastComplaintDay(page.details.issuedOn, this.#dependencies.complaintTerms);
    return until < this.today ? undefined : until;
  }

  get account(): InvoiceViewState["account"] {
    const { known, state } = this.#dependencies.finance.entries;
    if (known !== undefined) return "ready";
    return state.status === "failed" ? "failed" : "loading";
  }

  get accountFailureCause(): FailureCause {
    return failureCauseIn(this.#dependencies.finance.entries.state);
  }

  readonly saveDueDate = (): Promise<boolean> => {
    const { entry } = this;
    const due = entry === undefined ? undefined : upcomingDueDate(entry, this.today);
    if (entry === undefined || due === undefined) return Promise.resolve(false);
    return this.#dependencies.saveDueDates([
      {
        id: entry.entryId,
        day: due,
        summary: t("calendar.summary", { number: entry.number }),
        description: t("calendar.text", { amount: formatMoney(entry.unpaidAmount) }),
      },
    ]);
  };

  readonly copy = (text: string): Promise<boolean> => this.#dependencies.copy(text);

  get ksefHost(): string {
    return this.#dependencies.ksefHost;
  }

  get invoices(): InvoicesPort {
    return this.#dependencies.invoices;
  }

  /** Returns the whole account; `undefined` until it has loaded. */
  readonly entries = (): readonly FinancialEntry[] | undefined => this.#dependencies.finance.entries.known;

  get state(): EntryState | undefined {
    return this.entry === undefined ? undefined : entryState(this.entry, this.today);
  }

  readonly openComparison = (): void => {
    this.isComparisonOpen = true;
  };

  /** Reloads the parts that are missing. */
  readonly retry = (): void => {
    if (this.page.kind !== "found") void this.#details.reload();
    void this.#dependencies.finance.entries.load();
  };
}
