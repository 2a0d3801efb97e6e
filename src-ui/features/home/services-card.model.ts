import { computed, makeObservable } from "mobx";
import { type Site, sitesOf, summaryOf } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";
import type { HomeServices, ServicesCardViewModel } from "./services-card.view.tsx";

export interface ServicesCardStores {
  readonly client: ClientStore;
  readonly navigation: Pick<NavigationStore, "access">;
  readonly today: Pick<TodayStore, "today">;
}

/** A start page stays one to look over; all services are on their own page. */
const SERVICES_SHOWN = 12;

/** The services on the start page. */
export class ServicesCard implements ServicesCardViewModel {
  readonly #stores: ServicesCardStores;
  readonly #part: PartModel<HomeServices>;

  constructor(stores: ServicesCardStores) {
    this.#stores = stores;
    this.#part = new PartModel({
      needs: [stores.client.data],
      read: () => this.known,
      load: () => stores.client.data.load(),
    });
    makeObservable<this, "known">(this, { known: computed });
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get services(): Part<HomeServices> | undefined {
    return this.#stores.navigation.access?.services === "no" ? undefined : this.#part.part;
  }

  load(): Promise<unknown> {
    return this.#part.load();
  }

  private get known(): HomeServices | undefined {
    const data = this.#stores.client.data.known;
    if (data === undefined) return undefined;
    const all = sitesOf(data.products, data.addressList, this.today);
    const { services: count } = summaryOf(all);
    return { sites: firstServices(all), count, cut: count > SERVICES_SHOWN };
  }
}

/** The first services, with their addresses; a sum stays that of the whole address. */
function firstServices(sites: readonly Site[]): readonly Site[] {
  let left = SERVICES_SHOWN;
  return sites
    .map((site) => {
      const products = site.products.slice(0, left);
      left -= products.length;
      return { ...site, products };
    })
    .filter((site) => site.products.length > 0);
}
