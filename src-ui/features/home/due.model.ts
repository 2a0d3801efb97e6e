import { computed, makeObservable } from "mobx";
import { askedFirst } from "#domain/account/blockade-case.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { duePanel } from "./due-panel.ts";
import type { DuePanel, DueViewModel } from "./due.view.tsx";
import { type Part, PartModel } from "#ui/stores/part.ts";

export interface DueStores {
  readonly finance: Pick<FinanceStore, "entries">;
  readonly client: ClientStore;
  readonly today: Pick<TodayStore, "today">;
}

/** The panel of what is to be paid. */
export class Due implements DueViewModel {
  readonly #stores: DueStores;
  readonly #part: PartModel<DuePanel>;

  constructor(stores: DueStores) {
    this.#stores = stores;
    this.#part = new PartModel({
      needs: [stores.finance.entries],
      read: () => this.panel,
      load: () => Promise.all([stores.finance.entries.load(), stores.client.data.load()]),
    });
    makeObservable<this, "panel">(this, { panel: computed });
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get due(): Part<DuePanel> {
    return this.#part.part;
  }

  get asksFirst(): boolean {
    return askedFirst(this.#stores.client.data.known?.client.blockade) !== undefined;
  }

  load(): Promise<unknown> {
    return this.#part.load();
  }

  private get panel(): DuePanel | undefined {
    const { finance, client } = this.#stores;
    const entries = finance.entries.known;
    if (entries === undefined) return undefined;
    const data = client.data.known;
    const panel = duePanel(entries, data?.client, this.today);
    // the balance may still turn "all paid" into an overpayment: wait for it rather than say both
    const waits = data === undefined && client.data.state.status !== "failed" && panel.standing.kind !== "owed";
    return waits ? undefined : panel;
  }
}
