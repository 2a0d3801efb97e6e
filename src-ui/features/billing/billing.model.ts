import { action, computed, makeObservable, observableRef, reaction } from "mobx";
import { hasBilledPhone } from "#domain/account/client.ts";
import type { BillingRefusal } from "#domain/finance/call-billing.port.ts";
import {
  billingMonths,
  billingReach,
  monthOfRange,
  rangeAsked,
  rangeOfMonth,
  type BillingRange,
  type BillingReach,
} from "#domain/finance/call-range.ts";
import type { IdempotencyKeyPort, WarsawMonth } from "#domain/shared-kernel/index.ts";
import type { FormModel } from "#ui/shared/forms/form-model.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { BilledUses, type BilledUsesDependencies } from "./billed-uses.model.ts";
import type { BillingViewModel } from "./billing.view.tsx";
import { rangeForm, type RangeForm } from "./range-form.ts";

/** What the billing works with. */
export interface BillingWorld extends BilledUsesDependencies {
  readonly finance: FinanceStore;
  readonly client: ClientStore;
  readonly today: TodayStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** The days that the address names, as it writes them. */
  readonly asked: () => { readonly from: string | null; readonly to: string | null };
  /** Writes the days over the address. */
  readonly name: (range: BillingRange) => void;
}

/** State of the billing: which days, and the uses on them (FIN-08). */
export class BillingModel implements BillingViewModel {
  form: FormModel<RangeForm> | undefined = undefined;
  readonly uses: BilledUses;
  readonly #world: BillingWorld;
  #watching: (() => void) | undefined;

  constructor(world: BillingWorld) {
    this.#world = world;
    this.uses = new BilledUses(world);
    makeObservable<this, "begin">(this, {
      form: observableRef,
      reach: computed,
      chooseMonth: action,
      show: action,
      begin: action,
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

  readonly chooseMonth = (month: WarsawMonth): void => this.show(rangeOfMonth(month));

  readonly show = (range: BillingRange): void => {
    this.#world.store.show(range);
    this.#world.name(range);
    this.uses.clearFilters();
    this.form = rangeForm(this.reach, range, this.#world.idempotencyKeys, this.show);
  };

  readonly retry = (): void => {
    void this.#world.store.answer.reload();
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

  private begin(): void {
    const range = rangeAsked(this.#world.asked(), this.reach);
    if (range !== undefined) this.show(range);
  }
}
