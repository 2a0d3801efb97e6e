import { action, computed, makeObservable, observableRef, reaction } from "mobx";
import { hasBilledPhone } from "#domain/account/client.ts";
import type { CallBillingRefusal } from "#domain/finance/call-billing.port.ts";
import {
  billingMonths,
  billingAvailability,
  monthOfRange,
  requestedRange,
  rangeOfMonth,
  type BillingRange,
  type BillingAvailability,
} from "#domain/finance/billing-range.ts";
import type { IdempotencyKeyPort, WarsawMonth, FailureCause } from "#domain/shared-kernel/index.ts";
import type { FormModel } from "#ui/shared/forms/form-model.ts";
import { failureCauseIn } from "#ui/stores/async-value.ts";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { BilledUsesViewModel, type BilledUsesDependencies } from "./billed-uses.view-model.ts";
import type { BillingViewState } from "./billing.view.tsx";
import { createRangeForm, type RangeForm } from "./range-form.ts";

export interface BillingDependencies extends BilledUsesDependencies {
  readonly finance: FinanceStore;
  readonly client: ClientStore;
  readonly today: TodayStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Days in the address, unparsed. */
  readonly rangeParams: () => { readonly from: string | null; readonly to: string | null };
  /** Writes the days to the address. */
  readonly name: (range: BillingRange) => void;
}

/** State of the billing page: chosen days and their uses (FIN-08). */
export class BillingViewModel implements BillingViewState {
  form: FormModel<RangeForm> | undefined = undefined;
  readonly uses: BilledUsesViewModel;
  readonly #dependencies: BillingDependencies;
  #watching: (() => void) | undefined;

  constructor(dependencies: BillingDependencies) {
    this.#dependencies = dependencies;
    this.uses = new BilledUsesViewModel(dependencies);
    makeObservable<this, "open" | "showRequestedRange">(this, {
      form: observableRef,
      availability: computed,
      chooseMonth: action,
      show: action,
      open: action,
      showRequestedRange: action,
    });
  }

  /** Loads entries and customer data. Once both are settled, shows the days of the address. */
  start(): void {
    void this.#dependencies.finance.entries.load();
    void this.#dependencies.client.data.load();
    this.#watching = reaction(
      () => this.isDataSettled && !this.hasNoPhone,
      (can) => {
        if (can) this.showRequestedRange();
      },
      { fireImmediately: true },
    );
  }

  stop(): void {
    this.#watching?.();
  }

  get status(): BillingViewState["status"] {
    if (!this.isDataSettled) return "loading";
    if (this.hasNoPhone) return "no-phone";
    if (this.availability.last === undefined) return "nothing-yet";
    const { state } = this.#dependencies.store.response;
    switch (state.status) {
      case "idle":
      case "loading":
        return "loading";
      case "failed":
        return "failed";
      case "ready":
        if (state.value.kind === "refused") return "refused";
        return state.value.uses.length === 0 ? "empty" : "ready";
    }
  }

  /** Set when uses of these days, invoices or the customer's numbers could not be read. */
  get incomplete(): IncompleteData | undefined {
    const { store, finance, client } = this.#dependencies;
    return (
      incompleteDataOf(store.response) ??
      (this.availability.last === undefined ? incompleteDataOf(finance.entries) : undefined) ??
      (this.hasNoPhone ? incompleteDataOf(client.data, ["client", "products"]) : undefined)
    );
  }

  get cause(): FailureCause {
    return failureCauseIn(this.#dependencies.store.response.state);
  }

  /** Reason of the server for not showing these days; `undefined` without a refusal. */
  get refusal(): CallBillingRefusal["code"] | undefined {
    const response = this.#dependencies.store.response.known;
    return response?.kind === "refused" ? response.code : undefined;
  }

  get availability(): BillingAvailability {
    return billingAvailability(this.#dependencies.finance.entries.known ?? [], this.#dependencies.today.today);
  }

  get months(): readonly WarsawMonth[] {
    return billingMonths(this.availability);
  }

  get range(): BillingRange | undefined {
    return this.#dependencies.store.range;
  }

  get month(): WarsawMonth | undefined {
    return this.range === undefined ? undefined : monthOfRange(this.range);
  }

  get today(): BillingViewState["today"] {
    return this.#dependencies.today.today;
  }

  readonly chooseMonth = (month: WarsawMonth): void => this.show(rangeOfMonth(month));

  /** Shows the days that the customer chose, and announces their uses. */
  readonly show = (range: BillingRange): void => {
    this.uses.startAnnouncing();
    this.open(range);
  };

  private open(range: BillingRange): void {
    this.#dependencies.store.show(range);
    this.#dependencies.name(range);
    this.uses.clearFilters();
    const { availability, today, show } = this;
    const { idempotencyKeys } = this.#dependencies;
    this.form = createRangeForm(range, { availability, today, idempotencyKeys, show });
  }

  /** Reloads the uses, or what is needed first to ask for them. */
  readonly retry = (): void => {
    const { store, finance, client } = this.#dependencies;
    if (this.isDataSettled) return void store.response.reload();
    for (const need of [finance.entries, client.data]) if (need.known === undefined) void need.reload();
  };

  /**
   * True once the entries have loaded and the customer data have loaded or failed. The page works without the latter.
   */
  private get isDataSettled(): boolean {
    const { finance, client } = this.#dependencies;
    return (
      finance.entries.known !== undefined && (client.data.known !== undefined || client.data.state.status === "failed")
    );
  }

  private get hasNoPhone(): boolean {
    const data = this.#dependencies.client.data.known;
    return data !== undefined && !hasBilledPhone(data);
  }

  private showRequestedRange(): void {
    const range = requestedRange(this.#dependencies.rangeParams(), this.availability);
    if (range !== undefined) this.open(range);
  }
}
