import { action, computed, makeObservable, observable } from "mobx";
import type { ClientData, RodoRestrictions } from "#domain/account/index.ts";
import { doesPaymentRestore } from "#domain/account/blockade-case.ts";
import { toOutageNotice } from "#domain/messages/outage-notice.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import { readArrears } from "#ui/stores/finance/read-arrears.ts";
import type { BannersViewState, HomeBanner, HomeHelpLine } from "./banners.view.tsx";

export interface BannersStores {
  readonly client: ClientStore;
  /** Loaded by the panel of the amount due; the banners do not wait for it. */
  readonly finance: Pick<FinanceStore, "entries">;
  readonly messages: Pick<MessagesStore, "outages">;
  readonly navigation: Pick<NavigationStore, "access">;
  readonly today: Pick<TodayStore, "today">;
}

/** Further banners are collapsed, because they would push down the page. */
const ALWAYS_SHOWN = 2;

const RODO_ORDER: readonly (keyof RodoRestrictions)[] = ["email", "phone", "personalData", "address"];

/** Banners of the start page, in order: blockade, outages, RODO restrictions. */
export class BannersViewModel implements BannersViewState {
  expanded = false;
  readonly helpLine: HomeHelpLine | undefined;
  readonly #stores: BannersStores;

  constructor(stores: BannersStores, helpLine: HomeHelpLine | undefined) {
    this.helpLine = helpLine;
    this.#stores = stores;
    makeObservable<this, "all">(this, { expanded: observable, all: computed, toggle: action });
  }

  get shown(): readonly HomeBanner[] {
    return this.expanded ? this.all : this.all.slice(0, ALWAYS_SHOWN);
  }

  get hiddenCount(): number {
    return Math.max(0, this.all.length - ALWAYS_SHOWN);
  }

  /** True when the data of all banners have loaded or failed. */
  get isSettled(): boolean {
    return this.isClientSettled && isSettled(this.#stores.messages.outages);
  }

  /** True when the customer data have loaded or failed. */
  get isClientSettled(): boolean {
    return isSettled(this.#stores.client.data);
  }

  toggle(): void {
    this.expanded = !this.expanded;
  }

  load(): Promise<unknown> {
    const { client, messages } = this.#stores;
    return Promise.all([client.data.load(), messages.outages.load()]);
  }

  private get blockade(): readonly HomeBanner[] {
    const { client, today } = this.#stores;
    const data = client.data.known;
    if (data?.client.blockade === undefined) return [];
    const { blockade } = data.client;
    const { due, payment, hasPendingArrears = false } = readArrears(this.#stores) ?? {};
    const arrears = payment === undefined ? due?.overdue : undefined;
    const restoresServices = doesPaymentRestore(data.products, today.today);
    return [{ kind: "blockade", key: "blockade", blockade, restoresServices, arrears, payment, hasPendingArrears }];
  }

  private get all(): readonly HomeBanner[] {
    const { client, messages, navigation, today } = this.#stores;
    const hasPage = navigation.access?.messages === "yes";
    const outages = (messages.outages.known ?? []).map((outage): HomeBanner => {
      return { kind: "outage", key: outage.outageId, outage: toOutageNotice(outage, today.today), hasPage };
    });
    return [...this.blockade, ...outages, ...restrictionsOf(client.data.known)];
  }
}

const isSettled = ({ known, state }: Pick<AsyncValue<unknown>, "known" | "state">): boolean =>
  known !== undefined || state.status === "failed";

function restrictionsOf(data: ClientData | undefined): readonly HomeBanner[] {
  if (data === undefined) return [];
  const { rodo } = data.client;
  const restricted = RODO_ORDER.filter((kind) => rodo[kind]);
  return restricted.length === 0
    ? []
    : [{ kind: "rodo", key: "rodo", restricted, areMessagesOff: rodo.email || rodo.phone }];
}
