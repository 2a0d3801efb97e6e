import { action, makeObservable, observable, when } from "mobx";
import { type Subscription, timer } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { BannersViewModel, type BannersStores } from "./banners.view-model.ts";
import type { HomeHelpLine } from "./banners.view.tsx";
import { DueViewModel, type DueStores } from "./due.view-model.ts";
import type { HomeViewState } from "./home.view.tsx";
import { MessagesCardViewModel, type MessagesCardStores } from "./messages-card.view-model.ts";
import { OfferTeaserViewModel, type OfferTeaserStores } from "./offer-teaser.view-model.ts";
import { OnboardingCardViewModel, type OnboardingStores } from "./onboarding-card.view-model.ts";
import { ServicesCardViewModel, type ServicesCardStores } from "./services-card.view-model.ts";

/** The stores that the blocks of the start page read. */
export interface HomeStores
  extends BannersStores, DueStores, ServicesCardStores, OfferTeaserStores, OnboardingStores, MessagesCardStores {
  readonly messages: BannersStores["messages"] & MessagesCardStores["messages"];
  readonly navigation: BannersStores["navigation"] & MessagesCardStores["navigation"];
}

/** How long the page waits for what comes first. Longer would hold back everything for one answer that is late. */
const MAX_WAIT_MS = 2_000;

/** The start page's blocks. They hold nothing but computed values, which let go by themselves when nobody looks. */
export class HomeViewModel implements HomeViewState {
  readonly banners: BannersViewModel;
  readonly due: DueViewModel;
  readonly services: ServicesCardViewModel;
  readonly offer: OfferTeaserViewModel;
  readonly onboarding: OnboardingCardViewModel;
  readonly messages: MessagesCardViewModel;
  private isHoldingBack = true;
  readonly #clock: Pick<ClockPort, "scheduler">;
  #maxWaitTimer: Subscription | undefined;

  constructor(stores: HomeStores, helpLine: HomeHelpLine | undefined, clock: Pick<ClockPort, "scheduler">) {
    this.#clock = clock;
    this.banners = new BannersViewModel(stores, helpLine);
    this.due = new DueViewModel(stores);
    this.services = new ServicesCardViewModel(stores);
    this.offer = new OfferTeaserViewModel(stores);
    this.onboarding = new OnboardingCardViewModel(stores);
    this.messages = new MessagesCardViewModel(stores);
    makeObservable<this, "isHoldingBack" | "stopWaiting">(this, { isHoldingBack: observable, stopWaiting: action });
  }

  /** What stands above everything else is not known yet: what would be pushed down by it does not show before. */
  get isWaiting(): boolean {
    return this.isHoldingBack && !this.isKnown;
  }

  /** Asks for all that is not there yet, and waits for what comes first, but not for ever. */
  start(): void {
    void this.load();
    this.#maxWaitTimer = timer(MAX_WAIT_MS, this.#clock.scheduler).subscribe(() => this.stopWaiting());
    // what shows stays: nobody who tries again what has failed is left without the rest
    this.#maxWaitTimer.add(
      when(
        () => this.isKnown,
        () => this.stopWaiting(),
      ),
    );
  }

  /** The page is gone. */
  stop(): void {
    this.#maxWaitTimer?.unsubscribe();
  }

  /**
   * Who has no services owes nothing either, mostly: the panel is a few lines then, and what is beneath it would jump
   * up.
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

  /** Asks for all that is not there yet. Each block settles by itself. */
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
