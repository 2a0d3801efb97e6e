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
}

/** The start page's blocks. They hold nothing but computed values, which let go by themselves when nobody looks. */
export class HomeModel implements HomeViewModel {
  readonly banners: Banners;
  readonly due: Due;
  readonly services: ServicesCard;
  readonly offer: OfferTeaser;
  readonly onboarding: Onboarding;
  readonly messages: MessagesCard;

  constructor(stores: HomeStores, helpLine: HomeHelpLine | undefined) {
    this.banners = new Banners(stores, helpLine);
    this.due = new Due(stores);
    this.services = new ServicesCard(stores);
    this.offer = new OfferTeaser(stores);
    this.onboarding = new Onboarding(stores);
    this.messages = new MessagesCard(stores);
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
}
