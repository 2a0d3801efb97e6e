import { action, computed, computedStruct, makeObservable, observable, when } from "mobx";
import { type Subscription, timer } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { BannersViewModel, type BannersStores } from "./banners.view-model.ts";
import type { OnboardingProgressDependencies } from "#ui/stores/onboarding/onboarding-progress.ts";
import type { HomeHelpLine } from "./banners.view.tsx";
import { DueViewModel, type DueStores } from "./due.view-model.ts";
import type { HomeBlocks, HomeViewState, ShownBlocks } from "./home.view.tsx";
import { MessagesCardViewModel, type MessagesCardStores } from "./messages-card.view-model.ts";
import { OfferTeaserViewModel, type OfferTeaserStores } from "./offer-teaser.view-model.ts";
import { OnboardingCardViewModel } from "./onboarding-card.view-model.ts";
import { ServicesCardViewModel, type ServicesCardStores } from "./services-card.view-model.ts";

/** The stores that the blocks of the start page read. */
export interface HomeStores
  extends
    BannersStores,
    DueStores,
    ServicesCardStores,
    OfferTeaserStores,
    OnboardingProgressDependencies,
    MessagesCardStores {
  readonly messages: BannersStores["messages"] & MessagesCardStores["messages"];
  readonly navigation: BannersStores["navigation"] & MessagesCardStores["navigation"];
}

/** Longest wait for the banners, in ms. A longer one would delay the page because of one slow response. */
const MAX_WAIT_MS = 2_000;

/** Wait of the amount due for the outages, in ms: mostly they arrive together, and banners belong above it. */
const DUE_WAIT_MS = 250;

/** Blocks of the start page. They hold only computed values, which MobX releases when no component observes them. */
export class HomeViewModel implements HomeViewState {
  readonly banners: BannersViewModel;
  readonly due: DueViewModel;
  readonly services: ServicesCardViewModel;
  readonly offer: OfferTeaserViewModel;
  readonly onboarding: OnboardingCardViewModel;
  readonly messages: MessagesCardViewModel;
  readonly helpLine: HomeHelpLine | undefined;
  /** True once the amount due was shown before the banners. */
  isDueFirst = false;
  private isHoldingBack = true;
  readonly #clock: Pick<ClockPort, "scheduler">;
  readonly #orders: HomeStores["offers"]["history"];
  #waits: Subscription | undefined;

  constructor(stores: HomeStores, helpLine: HomeHelpLine | undefined, clock: Pick<ClockPort, "scheduler" | "now">) {
    this.#clock = clock;
    this.#orders = stores.offers.history;
    this.helpLine = helpLine;
    this.banners = new BannersViewModel(stores, helpLine);
    this.due = new DueViewModel(stores);
    this.services = new ServicesCardViewModel(stores, clock);
    this.offer = new OfferTeaserViewModel(stores);
    this.onboarding = new OnboardingCardViewModel(stores);
    this.messages = new MessagesCardViewModel(stores);
    makeObservable<this, "isHoldingBack" | "stopWaiting" | "showDue">(this, {
      isDueFirst: observable,
      isHoldingBack: observable,
      shown: computed,
      blocks: computedStruct,
      stopWaiting: action,
      showDue: action,
    });
  }

  get shown(): ShownBlocks {
    if (!this.isHoldingBack || this.isKnown) return "all";
    return this.isDueFirst ? "due" : "none";
  }

  get blocks(): HomeBlocks {
    const hasServices = this.services.services !== undefined;
    const hasOffer = this.offer.offer !== undefined;
    return {
      hasServices,
      hasOffer,
      hasOnboarding: this.onboarding.tasks !== undefined,
      hasMessages: this.messages.messages !== undefined,
      hasMainColumn: hasServices || hasOffer,
    };
  }

  /** Loads all blocks. The amount due waits `DUE_WAIT_MS` for the banners, the other blocks up to `MAX_WAIT_MS`. */
  start(): void {
    void this.load();
    const waits = timer(MAX_WAIT_MS, this.#clock.scheduler).subscribe(() => {
      // Banners that come later than that follow the amount due, too.
      this.showDue();
      this.stopWaiting();
    });
    // Stops waiting for good: a later retry of a failed block must not hide the others.
    waits.add(
      when(
        () => this.isKnown,
        () => this.stopWaiting(),
      ),
    );
    waits.add(
      when(
        () => this.isDueKnown,
        () => waits.add(timer(DUE_WAIT_MS, this.#clock.scheduler).subscribe(() => this.showDue())),
      ),
    );
    this.#waits = waits;
  }

  stop(): void {
    this.#waits?.unsubscribe();
  }

  /** True once nothing changes the panel any more: the customer data decide how the debt can be paid (PROD-09). */
  private get isDueKnown(): boolean {
    return this.due.due.status === "ready" && this.banners.isClientSettled;
  }

  /** True once the parts above the other blocks, and above the services, are known: late ones would shift them. */
  private get isKnown(): boolean {
    return this.banners.isSettled && this.due.due.status !== "loading" && !this.#orders.isPending;
  }

  /** Loads the data that is missing. Each block settles independently. */
  load(): Promise<unknown> {
    return Promise.all([
      this.banners.load(),
      this.due.load(),
      this.services.load(),
      this.offer.load(),
      this.onboarding.load(),
      this.messages.load(),
    ]);
  }

  private stopWaiting(): void {
    this.isHoldingBack = false;
  }

  private showDue(): void {
    if (this.shown === "none") this.isDueFirst = true;
  }
}
