import { action, computed, makeObservable, observable, observableRef, reaction } from "mobx";
import { billedNumbers, billedOf, billedSums, type BilledKind, type BilledSum, type BilledUse } from "#domain/finance/call-billing.ts";
import { callCsv, type CallCsvWords } from "#domain/finance/call-csv.ts";
import { billingMonths, billingReach, monthOfRange, rangeAsked, rangeOfMonth, type BillingRange, type BillingReach } from "#domain/finance/call-range.ts";
import type { ProductCategory } from "#domain/products/index.ts";
import { sumOf, type Grosze, type IntentIdPort, type WarsawMonth } from "#domain/shared-kernel/index.ts";
import type { FormModel } from "#ui/forms/form-model.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { CallBillingStore } from "#ui/stores/finance/call-billing.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { BillingViewModel } from "./billing.view.tsx";
import { rangeForm, type RangeForm } from "./range-form.ts";

/** What the billing works with. */
export interface BillingWorld {
  readonly store: CallBillingStore;
  readonly finance: FinanceStore;
  readonly client: ClientStore;
  readonly today: TodayStore;
  readonly intentIds: IntentIdPort;
  /** The days that the address names, as it writes them. */
  readonly asked: () => { readonly from: string | null; readonly to: string | null };
  /** Writes the days over the address. */
  readonly name: (range: BillingRange) => void;
  /** Gives the customer a file. */
  readonly save: (name: string, text: string) => void;
}

/** Products that have a number to call, or to use data with. */
const PHONES: ReadonlySet<ProductCategory> = new Set(["phone", "mobile_phone", "mobile_internet"]);
const NOTHING: readonly BilledUse[] = [];

/** State of the billing: which days, which of the uses, and what they come to (FIN-08). */
export class BillingModel implements BillingViewModel {
  number: string | undefined = undefined;
  kind: BilledKind | undefined = undefined;
  form: FormModel<RangeForm> | undefined = undefined;
  readonly #world: BillingWorld;
  #watching: (() => void) | undefined;

  constructor(world: BillingWorld) {
    this.#world = world;
    makeObservable<this, "begin" | "uses">(this, {
      number: observable, kind: observable, form: observableRef,
      reach: computed, uses: computed, shown: computed, sums: computed, numbers: computed,
      chooseNumber: action, chooseKind: action, chooseMonth: action, show: action, begin: action,
    });
  }

  /** Asks for what the screen shows, as soon as it is known what there can be. */
  start(): void {
    void this.#world.finance.entries.load();
    void this.#world.client.data.load();
    this.#watching = reaction(() => this.isDecided && !this.hasNoPhone, (can) => {
      if (can) this.begin();
    }, { fireImmediately: true });
  }

  stop(): void {
    this.#watching?.();
  }

  get status(): BillingViewModel["status"] {
    if (!this.isDecided) return "loading";
    if (this.hasNoPhone) return "no-phone";
    if (this.reach.last === undefined) return "nothing-yet";
    const { state } = this.#world.store.answer;
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

  get reach(): BillingReach {
    return billingReach(this.#world.finance.entries.known ?? [], this.#world.today.today);
  }

  get months(): readonly WarsawMonth[] {
    return billingMonths(this.reach);
  }

  get range(): BillingRange | undefined {
    return this.#world.store.range;
  }

  get month(): WarsawMonth | undefined {
    return this.range === undefined ? undefined : monthOfRange(this.range);
  }

  get today(): BillingViewModel["today"] {
    return this.#world.today.today;
  }

  get numbers(): readonly string[] {
    return billedNumbers(this.uses);
  }

  get shown(): readonly BilledUse[] {
    return billedOf(this.uses, { number: this.number, kind: this.kind });
  }

  get sums(): readonly BilledSum[] {
    return billedSums(this.shown);
  }

  get total(): Grosze {
    return sumOf(this.sums.map(({ amount }) => amount));
  }

  readonly chooseNumber = (number: string | undefined): void => {
    this.number = number;
  };

  readonly chooseKind = (kind: BilledKind | undefined): void => {
    this.kind = kind;
  };

  readonly chooseMonth = (month: WarsawMonth): void => this.show(rangeOfMonth(month));

  readonly show = (range: BillingRange): void => {
    this.#world.store.show(range);
    this.#world.name(range);
    this.number = undefined;
    this.kind = undefined;
    this.form = rangeForm(this.reach, range, this.#world.intentIds, this.show);
  };

  readonly retry = (): void => {
    void this.#world.store.answer.reload();
  };

  readonly download = (words: CallCsvWords): void => {
    if (this.range !== undefined) this.#world.save(`biling_${this.range.from}_${this.range.to}.csv`, callCsv(this.shown, words));
  };

  /** Whether it is known which days there can be, and whose number it is about; who it is may stay unknown. */
  private get isDecided(): boolean {
    const { finance, client } = this.#world;
    return finance.entries.known !== undefined && (client.data.known !== undefined || client.data.state.status === "failed");
  }

  private get hasNoPhone(): boolean {
    const data = this.#world.client.data.known;
    return data !== undefined && data.client.billingPhones.length === 0 && !data.products.some(({ category }) => PHONES.has(category));
  }

  private get uses(): readonly BilledUse[] {
    const answer = this.#world.store.answer.known;
    return answer?.kind === "uses" ? answer.uses : NOTHING;
  }

  private begin(): void {
    const range = rangeAsked(this.#world.asked(), this.reach);
    if (range !== undefined) this.show(range);
  }
}
