import { computed, makeObservable } from "mobx";
import { sitesOf, summaryOf, type Site } from "#domain/products/index.ts";
import { keptSites } from "#domain/products/kept-sites.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";
import type { ServicesList, ServicesListViewModel } from "./services-list.view.tsx";

/** What the services' screens read. */
export interface ServicesStores {
  readonly client: ClientStore;
  readonly navigation: Pick<NavigationStore, "access">;
  readonly today: Pick<TodayStore, "today">;
}

/** What the list of services shows (PROD-01, PROD-02). Only computed values: it lets go by itself when nobody looks. */
export class ServicesListModel implements ServicesListViewModel {
  readonly #stores: ServicesStores;
  readonly #list: PartModel<ServicesList>;
  /** As they were drawn last: a change at one address draws no other one anew. */
  #drawn: readonly Site[] = [];

  constructor(stores: ServicesStores) {
    this.#stores = stores;
    this.#list = new PartModel({
      needs: [stores.client.data],
      read: () => this.services,
      load: () => stores.client.data.load(),
    });
    makeObservable<this, "services">(this, { services: computed });
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get list(): Part<ServicesList> {
    return this.#list.part;
  }

  private get services(): ServicesList | undefined {
    const data = this.#stores.client.data.known;
    if (data === undefined) return undefined;
    const sites = keptSites(this.#drawn, sitesOf(data.products, data.addressList, this.today));
    this.#drawn = sites;
    return {
      sites,
      ...summaryOf(sites),
      moveMessage: data.flags.showServiceMoveButton ? undefined : data.client.serviceMoveMessage,
      offerWaits: this.#stores.navigation.access?.offers === "yes",
    };
  }
}
