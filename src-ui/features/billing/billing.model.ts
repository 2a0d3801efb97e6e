import { action, computed, makeObservable, observable, observableRef, reaction } from "mobx";
import { hasBilledPhone } from "#domain/account/client.ts";
import type { BillingRefusal } from "#domain/finance/call-billing.port.ts";
import {
  billedNumbers,
  billedOf,
  billedSums,
  type BilledKind,
  type BilledSum,
  type BilledUse,
} from "#domain/finance/call-billing.ts";
import { callCsv, callCsvName, type CallCsvWords } from "#domain/finance/call-csv.ts";
import {
  billingMonths,
  billingReach,
  monthOfRange,
  rangeAsked,
  rangeOfMonth,
  type BillingRange,
  type BillingReach,
} from "#domain/finance/call-range.ts";
import { sumOf, type Grosze, type IdempotencyKeyPort, type WarsawMonth } from "#domain/shared-kernel/index.ts";
import type { FormModel } from "#ui/shared/forms/form-model.ts";
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
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** The days that the address names, as it writes them. */
  readonly asked: () => { readonly from: string | null; readonly to: string | null };
  /** Writes the days over the address. */
  readonly name: (range: BillingRange) => void;
  /** Gives the customer a file. */
  readonly save: (name: string, text: string) => void;
}

/** So many lines at once: a page that ends, and that a thumb gets through. */
const PAGE = 50;
const NOTHING: readonly BilledUse[] = [];

/** State of the billing: which days, which of the uses, and what they come to (FIN-08). */
export class BillingModel implements BillingViewModel {
  number: string | undefined = undefined;
  kind: BilledKind | undefined = undefined;
  form: FormModel<RangeForm> | undefined = undefined;
  /** How many lines are shown at most. */
  limit = PAGE;
  /** Place of the first of the lines that were just asked for: reading goes on there. */
  revealed: number | undefined = undefined;
  readonly #world: BillingWorld;
  #watching: (() => void) | undefined;

  constructor(world: BillingWorld) {
    this.#world = world;
    makeObservable<this, "begin" | "uses">(this, {
      number: observable,
      kind: observable,
      form: observableRef,
      limit: observable,
      revealed: observable,
      reach: computed,
      uses: computed,
      found: computed,
      shown: computed,
      sums: computed,
      numbers: computed,
      chooseNumber: action,
      chooseKind: action,
      chooseMonth: action,
      show: action,
      begin: action,
      showMore: action,
      focusTaken: action,
    });
  }

  /** Asks for what the screen shows, as soon as it is known what there can be. */
  start(): void {
    void this.#world.finance.entries.load();
    void this.#world.client.data.load();
    this.#watching = reaction(
      () => this.isDecided && !this.hasNoPhone,
      (can) => {
        if (can) this.begin();
      },
      { fireImmediately: true },
    );
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

  /** Why the provider does not show these days, where it does not. */
  get refusal(): BillingRefusal["code"] | undefined {
    const answer = this.#world.store.answer.known;
    return answer?.kind === "refused" ? answer.code : undefined;
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

  /** All that the filters let through: sums and the file are of all of it. */
  get found(): readonly BilledUse[] {
    return billedOf(this.uses, { number: this.number, kind: this.kind });
  }

  /** As many of them as are asked for. */
  get shown(): readonly BilledUse[] {
    return this.found.slice(0, this.limit);
  }

  get sums(): readonly BilledSum[] {
    return billedSums(this.found);
  }

  get total(): Grosze {
    return sumOf(this.sums.map(({ amount }) => amount));
  }

  readonly chooseNumber = (number: string | undefined): void => {
    this.number = number;
    this.beginShort();
  };

  readonly chooseKind = (kind: BilledKind | undefined): void => {
    this.kind = kind;
    this.beginShort();
  };

  readonly showMore = (): void => {
    this.revealed = this.shown.length;
    this.limit += PAGE;
  };

  readonly focusTaken = (): void => {
    this.revealed = undefined;
  };

  readonly chooseMonth = (month: WarsawMonth): void => this.show(rangeOfMonth(month));

  readonly show = (range: BillingRange): void => {
    this.#world.store.show(range);
    this.#world.name(range);
    this.number = undefined;
    this.kind = undefined;
    this.beginShort();
    this.form = rangeForm(this.reach, range, this.#world.idempotencyKeys, this.show);
  };

  readonly retry = (): void => {
    void this.#world.store.answer.reload();
  };

  readonly download = (words: CallCsvWords): void => {
    if (this.range !== undefined) this.#world.save(callCsvName(this.range), callCsv(this.found, words));
  };

  /** Whether it is known which days there can be, and whose number it is about; who it is may stay unknown. */
  private get isDecided(): boolean {
    const { finance, client } = this.#world;
    return (
      finance.entries.known !== undefined && (client.data.known !== undefined || client.data.state.status === "failed")
    );
  }

  private get hasNoPhone(): boolean {
    const data = this.#world.client.data.known;
    return data !== undefined && !hasBilledPhone(data);
  }

  private get uses(): readonly BilledUse[] {
    const answer = this.#world.store.answer.known;
    return answer?.kind === "uses" ? answer.uses : NOTHING;
  }

  private beginShort(): void {
    this.limit = PAGE;
    this.revealed = undefined;
  }

  private begin(): void {
    const range = rangeAsked(this.#world.asked(), this.reach);
    if (range !== undefined) this.show(range);
  }
}
