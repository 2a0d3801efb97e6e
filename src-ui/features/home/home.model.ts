import { action, makeObservable, observable, when } from "mobx";
import { type Subscription, timer } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { Banners, type BannersStores } from "./banners.model.ts";
import type { HomeHelpLine } from "./banners.view.tsx";
import { Due, type DueStores } from "./due.model.ts";
import type { HomeViewModel } from "./home.view.tsx";
import { MessagesCard, type MessagesCardStores } from "./messages-card.model.ts";
import { OfferTeaser, type OfferTeaserStores } from "./offer-teaser.model.ts";
import { Onboarding, type OnboardingStores } from "./onboarding.model.ts";
import { ServicesCard, type ServicesCardStores } from "./services-card.model.ts";

/** The stores that the blocks of the start page read. */
export interface HomeStores
  extends BannersStores, DueStores, ServicesCardStores, OfferTeaserStores, OnboardingStores, MessagesCardStores {
  readonly messages: BannersStores["messages"] & MessagesCardStores["messages"];
  readonly navigation: BannersStores["navigation"] & MessagesCardStores["navigation"];
}

/** How long the page waits for what comes first. Longer would hold back everything for one answer that is late. */
const PATIENCE_MS = 2_000;

/** The start page's blocks. They hold nothing but computed values, which let go by themselves when nobody looks. */
export class HomeModel implements HomeViewModel {
  readonly banners: Banners;
  readonly due: Due;
  readonly services: ServicesCard;
  readonly offer: OfferTeaser;
  readonly onboarding: Onboarding;
  readonly messages: MessagesCard;
  private patient = true;
  readonly #clock: Pick<ClockPort, "scheduler">;
  #patience: Subscription | undefined;

  constructor(stores: HomeStores, helpLine: HomeHelpLine | undefined, clock: Pick<ClockPort, "scheduler">) {
    this.#clock = clock;
    this.banners = new Banners(stores, helpLine);
    this.due = new Due(stores);
    this.services = new ServicesCard(stores);
    this.offer = new OfferTeaser(stores);
    this.onboarding = new Onboarding(stores);
    this.messages = new MessagesCard(stores);
    makeObservable<this, "patient" | "goOn">(this, { patient: observable, goOn: action });
  }

  /** What stands above everything else is not known yet: what would be pushed down by it does not show before. */
  get waits(): boolean {
    return this.patient && !this.isKnown;
  }

  /** Asks for all that is not there yet, and waits for what comes first, but not for ever. */
  start(): void {
    void this.load();
    this.#patience = timer(PATIENCE_MS, this.#clock.scheduler).subscribe(() => this.goOn());
    // what shows stays: nobody who tries again what has failed is left without the rest
    this.#patience.add(
      when(
        () => this.isKnown,
        () => this.goOn(),
      ),
    );
  }

  /** The page is gone. */
  stop(): void {
    this.#patience?.unsubscribe();
  }

  /**
   * Who has no services owes nothing either, mostly: the panel is a few lines then, and what is beneath it would jump
   * up.
   */
  private get isKnown(): boolean {
    const { services } = this.services;
    return (
      this.banners.areKnown &&
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

  private goOn(): void {
    this.patient = false;
  }
}
