import { computed, makeObservable } from "mobx";
import { serviceLocationsOf, summarizeLocations, type ServiceLocation } from "#domain/products/index.ts";
import {
  categoriesOf,
  searchServices,
  toSearchableLocations,
  type SearchableLocation,
} from "#domain/products/service-search.ts";
import { reuseUnchangedLocations } from "#domain/products/reuse-unchanged-locations.ts";
import { ordersInProgress } from "#domain/offers/order-progress.ts";
import { endingChargesOf } from "#domain/products/ending-charges.ts";
import { hasUnlistedOrder } from "#domain/offers/unlisted-orders.ts";
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
import type { ServiceSearchViewModel } from "./service-search.view-model.ts";
import type { ServicesList, ServicesListViewState } from "./services-list.view.tsx";

/** Fields of the client data that the list of services shows. */
const SERVICE_FIELDS = ["products", "addressList"];

/** Stores that the pages of services read. */
export interface ServicesStores {
  readonly client: ClientStore;
  readonly navigation: Pick<NavigationStore, "access">;
  readonly offers: Pick<OffersStore, "history">;
  readonly today: Pick<TodayStore, "today">;
  readonly clock: Pick<ClockPort, "now">;
}

/** A list with more services has a search (SERV-01). */
const MAX_WITHOUT_SEARCH = 12;

/**
 * List of services (PROD-01, PROD-02). It holds only computed values, which MobX releases when no component observes
 * them.
 */
export class ServicesListViewModel implements ServicesListViewState {
  readonly search: ServiceSearchViewModel;
  readonly #stores: ServicesStores;
  readonly #list: AsyncSectionModel<ServicesList>;
  /** Locations of the last result, reused when unchanged, so that a change at one address rerenders no other. */
  #lastLocations: readonly ServiceLocation[] = [];

  constructor(stores: ServicesStores, search: ServiceSearchViewModel) {
    this.#stores = stores;
    this.search = search;
    this.#list = new AsyncSectionModel({
      needs: [stores.client.data],
      read: () => this.services,
      load: () => stores.client.data.load(),
    });
    makeObservable<this, "services" | "all" | "searchable">(this, {
      services: computed,
      all: computed,
      searchable: computed,
    });
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get list(): AsyncSection<ServicesList> {
    return this.#list.section;
  }

  get areOrdersPending(): boolean {
    return this.#stores.offers.history.isPending;
  }

  get incomplete(): IncompleteData | undefined {
    return incompleteDataOf(this.#stores.client.data, SERVICE_FIELDS);
  }

  private get services(): ServicesList | undefined {
    const data = this.#stores.client.data.known;
    const { all: locations, search } = this;
    if (data === undefined || locations === undefined) return undefined;
    const { monthly, later, ...counts } = summarizeLocations(locations, this.today);
    const hasSearch = locations.flatMap(({ products }) => products).length > MAX_WITHOUT_SEARCH;
    return {
      locations,
      found: hasSearch && search.isActive ? searchServices(this.searchable, search) : locations,
      categories: hasSearch ? categoriesOf(locations) : undefined,
      ...counts,
      // Services without which the sum would be too small may be missing at addresses that are missing, too (ENT-03).
      monthly: this.incomplete === undefined ? monthly : undefined,
      // Orders that have not loaded may add to it.
      later: this.#stores.offers.history.known === undefined ? undefined : later,
      hasOtherOrders: hasUnlistedOrder(this.#stores.offers.history.known ?? [], data.products),
      ending: endingChargesOf(data.products, this.today),
      moveMessage: data.flags.showServiceMoveButton ? undefined : data.client.serviceMoveMessage,
      upcoming: {
        visits: visitsAhead(data.products, this.#stores.clock.now()),
        moves: movesAhead(data.products, this.today),
        // Orders that have not loaded are left out: this page is about the services.
        orders: ordersInProgress(this.#stores.offers.history.known ?? []),
        parts: orderedPartsOf(data.products),
      },
      hasWaitingOffer: this.#stores.navigation.access?.offers === "yes",
      hasRequests: this.#stores.navigation.access?.messages === "yes",
      hasMobileData: listsMobileData(data.products),
    };
  }

  private get searchable(): readonly SearchableLocation[] {
    return toSearchableLocations(this.all ?? []);
  }

  private get all(): readonly ServiceLocation[] | undefined {
    const data = this.#stores.client.data.known;
    if (data === undefined) return undefined;
    const locations = reuseUnchangedLocations(
      this.#lastLocations,
      serviceLocationsOf(data.products, data.addressList, this.today, this.incomplete === undefined),
    );
    this.#lastLocations = locations;
    return locations;
  }
}
