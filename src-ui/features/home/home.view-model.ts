import { action, makeObservable, observable, when } from "mobx";
import { type Subscription, timer } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { BannersViewModel, type BannersStores } from "./banners.view-model.ts";
import type { OnboardingProgressDependencies } from "#ui/stores/onboarding/onboarding-progress.ts";
import type { HomeHelpLine } from "./banners.view.tsx";
import { DueViewModel, type DueStores } from "./due.view-model.ts";
import type { HomeViewState } from "./home.view.tsx";
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

/** Blocks of the start page. They hold only computed values, which MobX releases when no component observes them. */
export class HomeViewModel implements HomeViewState {
  readonly banners: BannersViewModel;
  readonly due: DueViewModel;
  readonly services: ServicesCardViewModel;
  readonly offer: OfferTeaserViewModel;
  readonly onboarding: OnboardingCardViewModel;
  readonly messages: MessagesCardViewModel;
  readonly helpLine: HomeHelpLine | undefined;
  private isHoldingBack = true;
  readonly #clock: Pick<ClockPort, "scheduler">;
  #maxWaitTimer: Subscription | undefined;

  constructor(stores: HomeStores, helpLine: HomeHelpLine | undefined, clock: Pick<ClockPort, "scheduler" | "now">) {
    this.#clock = clock;
    this.helpLine = helpLine;
    this.banners = new BannersViewModel(stores, helpLine);
    this.due = new DueViewModel(stores);
    this.services = new ServicesCardViewModel(stores, clock);
    this.offer = new OfferTeaserViewModel(stores);
    this.onboarding = new OnboardingCardViewModel(stores);
    this.messages = new MessagesCardViewModel(stores);
    makeObservable<this, "isHoldingBack" | "stopWaiting">(this, { isHoldingBack: observable, stopWaiting: action });
  }

  /** True while the banners are loading: blocks shown earlier would be pushed down by them. */
  get isWaiting(): boolean {
    return this.isHoldingBack && !this.isKnown;
  }

  /** Loads all blocks and waits for the banners, up to `MAX_WAIT_MS`. */
  start(): void {
    void this.load();
    this.#maxWaitTimer = timer(MAX_WAIT_MS, this.#clock.scheduler).subscribe(() => this.stopWaiting());
    // Stops waiting for good: a later retry of a failed block must not hide the others.
    this.#maxWaitTimer.add(
      when(
        () => this.isKnown,
        () => this.stopWaiting(),
      ),
    );
  }

  stop(): void {
    this.#maxWaitTimer?.unsubscribe();
  }

  /**
   * A customer without services mostly owes nothing. The due panel is then low, and its late arrival would shift the
   * blocks below: wait for it too.
   */
  private get isKnown(): boolean {
    const { services } = this.services;
    return (
      this.banners.isSettled &&
      !(services?.status === "ready" && services.value.count === 0 && this.due.due.status === "loading")
    );
  }

  get hasMainColumn(): boolean {
    return this.services.services !== undefined || this.offer.offer !== undefined;
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
}
