import { computed, makeObservable } from "mobx";
import { isOrganisation } from "#domain/access/index.ts";
import { activeOffer, offerInShort, type SaleOffer } from "#domain/offers/index.ts";
import type { Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { OffersStore } from "#ui/stores/offers/offers.store.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import type { OfferTeaserSnapshot, OfferTeaserViewModel } from "./offer-teaser.view.tsx";
import { type Part, PartModel } from "#ui/stores/part.ts";

export interface OfferTeaserStores {
  readonly session: Pick<SessionStore, "current">;
  readonly offers: OffersStore;
  readonly client: ClientStore;
  readonly today: Pick<TodayStore, "today">;
}

/** What is known once it is known: an offer, or that there is none. */
interface Answer {
  readonly offer: OfferTeaserSnapshot | undefined;
}

/** The offer on the start page. */
export class OfferTeaser implements OfferTeaserViewModel {
  readonly #stores: OfferTeaserStores;
  readonly #part: PartModel<Answer>;

  constructor(stores: OfferTeaserStores) {
    this.#stores = stores;
    this.#part = new PartModel({
      needs: [stores.offers.history, stores.client.data],
      read: () => this.answer,
      load: () => Promise.all([stores.offers.history.load(), stores.client.data.load()]),
    });
    makeObservable<this, "answer">(this, { answer: computed, offer: computed });
  }

  get offer(): Part<OfferTeaserSnapshot> | undefined {
    const session = this.#stores.session.current;
    // they get no offers (OFFER-01), so that not even a failure is theirs
    if (session === undefined || isOrganisation(session)) return undefined;
    const { part } = this.#part;
    if (part.status !== "ready") return part;
    return part.value.offer === undefined ? undefined : { status: "ready", value: part.value.offer };
  }

  load(): Promise<unknown> {
    return this.#part.load();
  }

  private get answer(): Answer | undefined {
    const { offers, client, today } = this.#stores;
    const history = offers.history.known;
    if (history === undefined) return undefined;
    const waiting = activeOffer(history, today.today);
    if (waiting === undefined) return { offer: undefined };
    // without the customer's products there is nothing to compare with, and the offer still stands
    const products = client.data.known?.products ?? (client.data.state.status === "failed" ? [] : undefined);
    return products === undefined ? undefined : { offer: snapshotOf(waiting, products, today.today) };
  }
}

function snapshotOf(
  waiting: SaleOffer,
  products: readonly Product[],
  today: WarsawDate,
): OfferTeaserSnapshot | undefined {
  const offer = offerInShort(waiting, products, today);
  if (offer === undefined) return undefined;
  return {
    ...offer,
    periods: offer.periods.map((period, index) => ({ ...period, key: String(index), first: index === 0 })),
  };
}
