import { action, computed, makeObservable, observableRef, when } from "mobx";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";
import type { DeskWorld } from "./desk/desk-world.ts";
import { ServiceDesk, type DeskDialog } from "./desk/service-desk.model.ts";
import type { ServiceDetails, ServiceDetailsViewModel, ServicePage } from "./service-details.view.tsx";
import type { ServiceHelpLine } from "./service-notices.view.tsx";
import { servicePage } from "./service-page.ts";
import type { ServicesStores } from "./services-list.model.ts";

/** Which service, and what its page needs of the world beyond the stores. */
export interface ServiceDetailsChoice {
  readonly productId: string;
  readonly helpLine: ServiceHelpLine | undefined;
  /** Hosts whose pages may stand in a service. */
  readonly frameHosts: readonly string[];
  /** What the dialogs of this service need. `guideId`: its television guide. */
  readonly deskWorld: (guideId: string | undefined) => DeskWorld;
  /**
   * Whether the customer was asked by itself about the end of this service before, in this visit; from then on they
   * were.
   */
  readonly askedBefore: (productId: string) => boolean;
}

/** The details of one service. */
export class ServiceDetailsModel implements ServiceDetailsViewModel {
  /** Created when the service is known: its forms begin with what the service has. */
  desk: ServiceDesk | undefined = undefined;
  readonly #stores: ServicesStores;
  readonly #choice: ServiceDetailsChoice;
  readonly #page: PartModel<ServicePage>;

  constructor(stores: ServicesStores, choice: ServiceDetailsChoice) {
    this.#stores = stores;
    this.#choice = choice;
    this.#page = new PartModel({
      needs: [stores.client.data],
      read: () => this.found,
      load: () => stores.client.data.load(),
    });
    makeObservable<this, "found" | "setDesk">(this, { desk: observableRef, found: computed, setDesk: action });
  }

  /**
   * Reads a mobile number's settings, and asks about a service that ends, once the service is known. Returns what stops
   * that.
   */
  start(): () => void {
    return when(
      () => this.service !== undefined,
      () => {
        const deeds = this.service?.deeds;
        const desk = this.desk ?? new ServiceDesk(this.#choice.deskWorld(deeds?.guideId));
        this.setDesk(desk);
        if (deeds?.mobile === true) desk.mobile.start();
        if (deeds?.talk === true && !this.#choice.askedBefore(this.#choice.productId)) this.open("talk");
      },
    );
  }

  readonly open = (dialog: DeskDialog): void => {
    this.desk?.open(dialog);
  };

  private setDesk(desk: ServiceDesk): void {
    this.desk = desk;
  }

  get helpLine(): ServiceHelpLine | undefined {
    return this.#choice.helpLine;
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get page(): Part<ServicePage> {
    return this.#page.part;
  }

  private get service(): ServiceDetails | undefined {
    return this.found?.kind === "found" ? this.found.service : undefined;
  }

  private get found(): ServicePage | undefined {
    const data = this.#stores.client.data.known;
    if (data === undefined) return undefined;
    const { productId, frameHosts } = this.#choice;
    return servicePage({ data, access: this.#stores.navigation.access, productId, today: this.today, frameHosts });
  }
}
