import { computed, makeObservable } from "mobx";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";
import type { ServiceDetailsViewModel, ServicePage } from "./service-details.view.tsx";
import type { ServiceHelpLine } from "./service-notices.view.tsx";
import { servicePage } from "./service-page.ts";
import type { ServicesStores } from "./services-list.model.ts";

/** Which service, and who can be called about it. */
export interface ServiceDetailsChoice {
  readonly productId: string;
  readonly helpLine: ServiceHelpLine | undefined;
  /** Hosts whose pages may stand in a service. */
  readonly frameHosts: readonly string[];
}

/** The details of one service. Only computed values: it lets go by itself when nobody looks. */
export class ServiceDetailsModel implements ServiceDetailsViewModel {
  readonly helpLine: ServiceHelpLine | undefined;
  readonly #stores: ServicesStores;
  readonly #productId: string;
  readonly #frameHosts: readonly string[];
  readonly #page: PartModel<ServicePage>;

  constructor(stores: ServicesStores, { productId, helpLine, frameHosts }: ServiceDetailsChoice) {
    this.helpLine = helpLine;
    this.#stores = stores;
    this.#productId = productId;
    this.#frameHosts = frameHosts;
    this.#page = new PartModel({
      needs: [stores.client.data],
      read: () => this.found,
      load: () => stores.client.data.load(),
    });
    makeObservable<this, "found">(this, { found: computed });
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get page(): Part<ServicePage> {
    return this.#page.part;
  }

  private get found(): ServicePage | undefined {
    const data = this.#stores.client.data.known;
    if (data === undefined) return undefined;
    return servicePage({ data, access: this.#stores.navigation.access, productId: this.#productId, today: this.today, frameHosts: this.#frameHosts });
  }
}
