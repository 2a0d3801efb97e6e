import { action, computed, makeObservable, observable, observableRef, reaction } from "mobx";
import { timer, type Subscription } from "rxjs";
import {
  actionsFor,
  addressOf,
  isUnderWay,
  needsTerms,
  nextAskIn,
  serviceAt,
  settlements,
  takesToken,
  USUAL_MS,
  type BillingAction,
  type DirectBilling,
  type Settlement,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import type { ClientFlags } from "#domain/account/index.ts";
import { PartModel, type Part } from "#ui/stores/part.ts";
import { OrderModel } from "./order.model.ts";
import { SettingsModel, type SavedNews } from "./settings.model.ts";
import type { DirectBillingWorld } from "./world.ts";

/** A service with what may be done with it now. */
export interface ServiceRow {
  readonly service: StreamingService;
  readonly actions: readonly BillingAction[];
  /** The consent that is missing keeps it from being turned on or changed. */
  readonly isBlocked: boolean;
  /** The other company has sent the customer: its account there is known. */
  readonly hasToken: boolean;
}

/** What the page tells in passing. */
export type BillingNews = SavedNews | ({ readonly kind: "settled" } & Settlement);

/** What the page shows once it is known. */
export interface BillingPage {
  readonly rows: readonly ServiceRow[];
  readonly billing: DirectBilling;
}

/** Direct billing: its services, what is under way, the limit and the consent (DB-01, DB-03, DB-06). */
export class DirectBillingModel {
  news: readonly BillingNews[] = [];
  /** The provider takes longer than it says. */
  isLate = false;
  readonly order: OrderModel;
  readonly settings: SettingsModel;
  readonly #world: DirectBillingWorld;
  readonly #part: PartModel<BillingPage>;
  #waited = 0;
  #timer: Subscription | undefined;
  #stops: readonly (() => void)[] = [];

  constructor(world: DirectBillingWorld) {
    this.#world = world;
    const { store, client } = world;
    this.order = new OrderModel(world, {
      termsNeeded: (service, chosen) => needsTerms(chosen, service, this.flags ?? NO_FLAGS),
      tokenFor: (service) => this.tokenFor(service),
      begun: () => this.watch(true),
    });
    this.settings = new SettingsModel(world, (news) => {
      this.tell([news]);
      this.watch(true);
    });
    this.#part = new PartModel({
      needs: [store.billing, client.data],
      read: () => this.read(),
      load: () => Promise.all([store.billing.load(), client.data.load()]),
    });
    makeObservable<this, "tell" | "late" | "flags">(this, {
      news: observableRef,
      isLate: observable,
      page: computed,
      flags: computed,
      tell: action,
      late: action,
    });
  }

  get page(): Part<BillingPage> {
    return this.#part.part;
  }

  /** The service that an address names; `undefined` for none (ROUTE-02). */
  rowAt(param: string): ServiceRow | undefined {
    const { page } = this;
    if (page.status !== "ready") return undefined;
    const service = serviceAt(page.value.billing.services, param);
    return page.value.rows.find((row) => row.service === service);
  }

  /** Asks, and goes on asking while anything is under way (DB-03). What was told before is told no more. */
  start(): void {
    this.tell([]);
    void this.#world.client.data.load();
    void this.#world.store.billing.reload();
    let before: readonly StreamingService[] = [];
    const settled = reaction(
      () => this.#world.store.billing.known?.services ?? [],
      (services) => {
        const ended = settlements(before, services);
        before = services;
        this.order.follow();
        if (ended.length > 0) this.tell(ended.map((one) => ({ kind: "settled" as const, ...one })));
      },
      { fireImmediately: true },
    );
    const watched = reaction(
      () => this.#world.store.billing.state,
      () => this.watch(false),
      { fireImmediately: true },
    );
    const heard = this.#world.news.heard.subscribe(() => void this.#world.store.billing.reload());
    this.#stops = [settled, watched, () => heard.unsubscribe()];
  }

  /**
   * The page is gone, and with it what was asked on it: nothing is asked any more. What is being sent goes on, and is
   * told when the page is back.
   */
  stop(): void {
    this.order.close();
    this.settings.close();
    for (const stop of this.#stops) stop();
    this.#timer?.unsubscribe();
    this.#timer = undefined;
  }

  private get flags(): ClientFlags | undefined {
    return this.#world.client.data.known?.flags;
  }

  private read(): BillingPage | undefined {
    const billing = this.#world.store.billing.known;
    const { flags } = this;
    if (billing === undefined || flags === undefined) return undefined;
    const rows = billing.services.map((service): ServiceRow => {
      const hasToken = this.tokenFor(service) !== undefined;
      return { service, actions: actionsFor(service, flags, hasToken), isBlocked: !billing.consent.given, hasToken };
    });
    return { rows, billing };
  }

  private tokenFor(service: StreamingService): string | undefined {
    return takesToken(service.code) ? this.#world.tokens.find([service.code, addressOf(service)]) : undefined;
  }

  /** Sets the next asking, unless one is set. `anew`: something has just begun, the waiting counts from here. */
  private watch(anew: boolean): void {
    const { billing } = this.#world.store;
    if (anew) this.#waited = 0;
    if (billing.known === undefined || !isUnderWay(billing.known)) {
      this.#timer?.unsubscribe();
      this.#timer = undefined;
      this.#waited = 0;
      return this.late(false);
    }
    if (anew) this.late(false);
    if (this.#timer !== undefined || billing.state.status === "loading") return;
    const wait = nextAskIn(this.#waited);
    this.#timer = timer(wait, this.#world.clock.scheduler).subscribe(() => {
      this.#timer = undefined;
      this.#waited += wait;
      this.late(this.#waited >= USUAL_MS);
      void billing.reload();
    });
  }

  private late(isLate: boolean): void {
    this.isLate = isLate;
  }

  private tell(news: readonly BillingNews[]): void {
    this.news = news;
  }
}

/** Nothing was accepted: the terms are shown once too often rather than not at all. */
const NO_FLAGS = {
  showNetflixActivation: false,
  acceptedTOSNetflix: false,
  showNetflixCancel: false,
  showTvnPlayerActivation: false,
  acceptedTOSTvnPlayer: false,
  showTvnPlayerCancel: false,
  showTvn24GoActivation: false,
  acceptedTOSTvn24Go: false,
} as const;
