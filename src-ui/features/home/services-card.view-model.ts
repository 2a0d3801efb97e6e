import { computed, makeObservable } from "mobx";
import { type ServiceLocation, serviceLocationsOf, summarizeLocations } from "#domain/products/index.ts";
import { ordersInProgress } from "#domain/offers/order-progress.ts";
import { visitsAhead } from "#domain/products/visits-ahead.ts";
import { orderedPartsOf } from "#domain/products/ordered-parts.ts";
import { movesAhead } from "#domain/products/moves-ahead.ts";
import { listsMobileData } from "#domain/products/mobile-in-lists.ts";
import type { ClockPort, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { OffersStore } from "#ui/stores/offers/offers.store.ts";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { HomeServices, ServicesCardViewState } from "./services-card.view.tsx";

export interface ServicesCardStores {
  readonly client: ClientStore;
  readonly navigation: Pick<NavigationStore, "access">;
  readonly offers: OffersStore;
  readonly today: Pick<TodayStore, "today">;
}

/** Fields of the client data that the list of services shows. */
const SERVICE_FIELDS = ["products", "addressList"];

/** Maximum on the start page; the page of services lists the others. */
export const SERVICES_SHOWN = 12;

/** Services on the start page. */
export class ServicesCardViewModel implements ServicesCardViewState {
  readonly #stores: ServicesCardStores;
  readonly #clock: Pick<ClockPort, "now">;
  readonly #section: AsyncSectionModel<HomeServices>;

  constructor(stores: ServicesCardStores, clock: Pick<ClockPort, "now">) {
    this.#stores = stores;
    this.#clock = clock;
    this.#section = new AsyncSectionModel({
      needs: [stores.client.data],
      read: () => this.known,
      load: () => stores.client.data.load(),
    });
    makeObservable<this, "known">(this, { known: computed });
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get services(): AsyncSection<HomeServices> | undefined {
    const services = this.#stores.navigation.access?.services;
    return services === "no" || services === "undetermined" ? undefined : this.#section.section;
  }

  get hasChat(): boolean {
    return this.#stores.navigation.access?.chat === "yes";
  }

  get hasRequests(): boolean {
    return this.#stores.navigation.access?.messages === "yes";
  }

  load(): Promise<unknown> {
    return this.#section.load();
  }

  get incomplete(): IncompleteData | undefined {
    return incompleteDataOf(this.#stores.client.data, SERVICE_FIELDS);
  }

  private get known(): HomeServices | undefined {
    const data = this.#stores.client.data.known;
    if (data === undefined) return undefined;
    const all = serviceLocationsOf(data.products, data.addressList, this.today, this.incomplete === undefined);
    const { services: count } = summarizeLocations(all, this.today);
    return {
      locations: firstServices(all),
      count,
      isTruncated: all.flatMap(({ products }) => products).length > SERVICES_SHOWN,
      upcoming: {
        visits: visitsAhead(data.products, this.#clock.now()),
        moves: movesAhead(data.products, this.today),
        // Orders that have not loaded are left out: the offers have a block of their own.
        orders: ordersInProgress(this.#stores.offers.history.known ?? []),
        parts: orderedPartsOf(data.products),
      },
      hasMobileData: listsMobileData(data.products),
    };
  }
}

/** Returns the first services with their addresses. The sum stays that of the whole address. */
function firstServices(locations: readonly ServiceLocation[]): readonly ServiceLocation[] {
  let left = SERVICES_SHOWN;
  return locations
    .map((location) => {
      const products = location.products.slice(0, left);
      left -= products.length;
      return { ...location, products };
    })
    .filter((location) => location.products.length > 0);
}
