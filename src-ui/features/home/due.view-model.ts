import { computed, makeObservable } from "mobx";
import { debtCollectorOf } from "#domain/account/blockade-case.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { accountReadingOf } from "#ui/stores/finance/account-reading.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { readArrears } from "#ui/stores/finance/read-arrears.ts";
import { toHomeDuePanel } from "./home-due-panel.ts";
import type { HomeDuePanel, DueViewState } from "./due.view.tsx";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";

export interface DueStores {
  readonly finance: Pick<FinanceStore, "entries">;
  readonly client: ClientStore;
  readonly today: Pick<TodayStore, "today">;
}

/** Panel of the amount due. */
export class DueViewModel implements DueViewState {
  readonly #stores: DueStores;
  readonly #section: AsyncSectionModel<HomeDuePanel>;

  constructor(stores: DueStores) {
    this.#stores = stores;
    this.#section = new AsyncSectionModel({
      needs: [stores.finance.entries],
      read: () => this.panel,
      load: () => Promise.all([stores.finance.entries.load(), stores.client.data.load()]),
    });
    makeObservable<this, "panel">(this, { panel: computed });
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get due(): AsyncSection<HomeDuePanel> {
    return this.#section.section;
  }

  get hasDebtCollector(): boolean {
    return debtCollectorOf(this.#stores.client.data.known?.client.blockade) !== undefined;
  }

  get arrears(): Grosze | undefined {
    const due = readArrears(this.#stores)?.due;
    return due !== undefined && due.overdue > 0 && due.overdue < due.total ? due.overdue : undefined;
  }

  get isArrearsPending(): boolean {
    return readArrears(this.#stores)?.payment === "pending";
  }

  get hasPendingArrears(): boolean {
    return readArrears(this.#stores)?.hasPendingArrears ?? false;
  }

  get isTotalEverything(): boolean {
    return this.arrears !== undefined && readArrears(this.#stores)?.due.pendingAmount === 0;
  }

  get isReloading(): boolean {
    const { finance, client } = this.#stores;
    return finance.entries.state.status === "loading" || client.data.state.status === "loading";
  }

  readonly reload = (): void => {
    void this.#stores.finance.entries.reload();
    void this.#stores.client.data.reload();
  };

  load(): Promise<unknown> {
    return this.#section.load();
  }

  private get panel(): HomeDuePanel | undefined {
    const { finance, client } = this.#stores;
    const entries = finance.entries.known;
    if (entries === undefined) return undefined;
    const data = client.data.known;
    const reading = accountReadingOf(finance.entries, client.data, this.today);
    const panel = toHomeDuePanel(entries, data?.client, this.today, reading);
    // The balance may turn "all paid" into an overpayment: wait for it instead of showing both in turn.
    const isWaiting = data === undefined && client.data.state.status !== "failed" && panel.dueStatus.kind !== "owed";
    return isWaiting ? undefined : panel;
  }
}
