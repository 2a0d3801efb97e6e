import { computed, makeObservable } from "mobx";
import { isobarAccess, isOrganisation } from "#domain/access/index.ts";
import { activeOffer, applicableOffers, mayBePreceded, summarizeOffer, type SaleOffer } from "#domain/offers/index.ts";
import type { Product } from "#domain/products/index.ts";
import { hasUnreadRight } from "#domain/session/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { OffersStore } from "#ui/stores/offers/offers.store.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import { incompleteDataOf } from "#ui/stores/incomplete-data.ts";
import type { OfferTeaserSnapshot, OfferTeaserViewState } from "./offer-teaser.view.tsx";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";

export interface OfferTeaserStores {
  readonly session: Pick<SessionStore, "current">;
  readonly offers: OffersStore;
  readonly client: ClientStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly today: Pick<TodayStore, "today">;
}

/** Loaded result: an offer, or none. */
interface LoadedOffer {
  readonly offer: OfferTeaserSnapshot | undefined;
}

/** Offer on the start page. */
export class OfferTeaserViewModel implements OfferTeaserViewState {
  readonly #stores: OfferTeaserStores;
  readonly #section: AsyncSectionModel<LoadedOffer>;

  constructor(stores: OfferTeaserStores) {
    this.#stores = stores;
    this.#section = new AsyncSectionModel({
      needs: [stores.offers.history, stores.client.data],
      read: () => this.answer,
      load: () =>
        Promise.all([stores.offers.history.load(), stores.offers.extension.load(), stores.client.data.load()]),
    });
    makeObservable<this, "answer">(this, { answer: computed, offer: computed });
  }

  get offer(): AsyncSection<OfferTeaserSnapshot> | undefined {
    const session = this.#stores.session.current;
    // Organisations get no offers (OFFER-01): hide failures too.
    if (session === undefined || isOrganisation(session) || hasUnreadRight(session, "cooperative", "b2b"))
      return undefined;
    const { section } = this.#section;
    if (section.status !== "ready") return section;
    // The teaser adds up prices, of which some may be missing (ENT-03).
    const { history, extension } = this.#stores.offers;
    if (incompleteDataOf([history, extension]) ?? incompleteDataOf(this.#stores.client.data, ["products"]))
      return undefined;
    return section.value.offer === undefined ? undefined : { ...section, value: section.value.offer };
  }

  load(): Promise<unknown> {
    return this.#section.load();
  }

  private get answer(): LoadedOffer | undefined {
    const { offers, client, today } = this.#stores;
    const all = offers.all;
    if (all === undefined) return undefined;
    if (activeOffer(all, today.today) === undefined) return { offer: undefined };
    // Without the customer's products there is no comparison, but the offer is still shown.
    const products = client.data.known?.products ?? (client.data.state.status === "failed" ? [] : undefined);
    if (products === undefined) return undefined;
    const waiting = activeOffer(applicableOffers(all, { orders: all, products, today: today.today }), today.today);
    if (waiting !== undefined && mayBePreceded(waiting)) {
      const { mayHaveIsobar } = this;
      if (mayHaveIsobar !== false) return mayHaveIsobar && { offer: UNNAMED };
    }
    return { offer: waiting && snapshotOf(waiting, products, today.today) };
  }

  /** True if the account has an isobar offer; `undefined` while that is being decided. */
  private get mayHaveIsobar(): boolean | undefined {
    const { client, siteContent } = this.#stores;
    const session = this.#stores.session.current;
    const content = siteContent.content.knownOr(new Map());
    if (session === undefined || client.data.known === undefined) return false;
    if (content === undefined) return undefined;
    return isobarAccess({ session, client: client.data.known, siteContent: content }) === "yes";
  }
}

/**
 * The page of offers may open on the isobar offer instead. Its content is read only there, because the server counts
 * each read as a display (OFFER-10).
 */
const UNNAMED: OfferTeaserSnapshot = { title: undefined, validUntil: undefined, today: undefined, periods: [] };

function snapshotOf(
  waiting: SaleOffer,
  products: readonly Product[],
  today: WarsawDate,
): OfferTeaserSnapshot | undefined {
  const offer = summarizeOffer(waiting, products, today);
  if (offer === undefined) return undefined;
  return {
    ...offer,
    periods: offer.periods.map((period, index) => ({ ...period, key: String(index), first: index === 0 })),
  };
}
