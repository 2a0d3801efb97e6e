import { action, computed, makeObservable, observableRef, when } from "mobx";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { ServiceActionsDependencies } from "./service-actions/service-actions-dependencies.ts";
import { ServiceActionsViewModel, type ServiceActionDialog } from "./service-actions/service-actions.view-model.ts";
import type { ServiceDetails, ServiceDetailsViewState, ServicePage } from "./service-details.view.tsx";
import type { ServiceHelpLine } from "./service-notices.view.tsx";
import { toServicePage } from "./service-page.ts";
import type { ServicesStores } from "./services-list.view-model.ts";

/** Which service, and what its page needs of the world beyond the stores. */
export interface ServiceDetailsOptions {
  readonly productId: string;
  readonly helpLine: ServiceHelpLine | undefined;
  /** Hosts whose pages may stand in a service. */
  readonly frameHosts: readonly string[];
  /** What the dialogs of this service need. `guideId`: its television guide. */
  readonly createActionsDependencies: (guideId: string | undefined) => ServiceActionsDependencies;
  /**
   * Whether the customer was asked by itself about the end of this service before, in this visit; from then on they
   * were.
   */
  readonly wasAskedBefore: (productId: string) => boolean;
}

/** The details of one service. */
export class ServiceDetailsViewModel implements ServiceDetailsViewState {
  /** Created when the service is known: its forms begin with what the service has. */
  serviceActions: ServiceActionsViewModel | undefined = undefined;
  readonly #stores: ServicesStores;
  readonly #choice: ServiceDetailsOptions;
  readonly #page: AsyncSectionModel<ServicePage>;

  constructor(stores: ServicesStores, choice: ServiceDetailsOptions) {
    this.#stores = stores;
    this.#choice = choice;
    this.#page = new AsyncSectionModel({
      needs: [stores.client.data],
      read: () => this.found,
      load: () => stores.client.data.load(),
    });
    makeObservable<this, "found" | "setServiceActions">(this, {
      serviceActions: observableRef,
      found: computed,
      setServiceActions: action,
    });
  }

  /**
   * Reads a mobile number's settings, and asks about a service that ends, once the service is known. Returns what stops
   * that.
   */
  start(): () => void {
    return when(
      () => this.service !== undefined,
      () => {
        const offeredActions = this.service?.offeredActions;
        const serviceActions =
          this.serviceActions ??
          new ServiceActionsViewModel(this.#choice.createActionsDependencies(offeredActions?.guideId));
        this.setServiceActions(serviceActions);
        if (offeredActions?.mobile === true) serviceActions.mobile.start();
        if (offeredActions?.talk === true && !this.#choice.wasAskedBefore(this.#choice.productId)) this.open("talk");
      },
    );
  }

  readonly open = (dialog: ServiceActionDialog): void => {
    this.serviceActions?.open(dialog);
  };

  private setServiceActions(serviceActions: ServiceActionsViewModel): void {
    this.serviceActions = serviceActions;
  }

  get helpLine(): ServiceHelpLine | undefined {
    return this.#choice.helpLine;
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get page(): AsyncSection<ServicePage> {
    return this.#page.section;
  }

  private get service(): ServiceDetails | undefined {
    return this.found?.kind === "found" ? this.found.service : undefined;
  }

  private get found(): ServicePage | undefined {
    const data = this.#stores.client.data.known;
    if (data === undefined) return undefined;
    const { productId, frameHosts } = this.#choice;
    return toServicePage({ data, access: this.#stores.navigation.access, productId, today: this.today, frameHosts });
  }
}
