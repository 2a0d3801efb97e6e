import { action, computed, makeObservable, observableRef, when } from "mobx";
import { isSubscribed } from "#domain/direct-billing/is-subscribed.ts";
import { limitEndOf } from "#domain/direct-billing/limit-ends.ts";
import { hasPremiumNumbers } from "#domain/products/premium-numbers.ts";
import type { Product, ProductCategory } from "#domain/products/index.ts";
import { findVisibleProduct } from "#domain/products/service-view.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { SupportRequest } from "#domain/support/index.ts";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import type { ExternalServicesStore } from "#ui/stores/direct-billing/external-services.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { LoadedRequests } from "#ui/stores/support/loaded-requests.ts";
import { readArrears } from "#ui/stores/finance/read-arrears.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { ServiceActionsDependencies } from "./service-actions/service-actions-dependencies.ts";
import { ServiceActionsViewModel, type ServiceActionDialog } from "./service-actions/service-actions.view-model.ts";
import type { ServiceDetails, ServiceDetailsViewState, ServicePage } from "./service-details.view.tsx";
import type { ServiceHelpLine } from "./service-hindrances.ts";
import { toServicePage } from "./service-page.ts";
import type { ServicesStores } from "./services-list.view-model.ts";

/** Stores of the page of one service. */
export interface ServiceDetailsStores extends ServicesStores {
  readonly finance: Pick<FinanceStore, "entries">;
  readonly externalServices: Pick<ExternalServicesStore, "known" | "billing" | "load" | "hasFailed">;
  readonly loadedRequests: Pick<LoadedRequests, "faultsOf">;
}

/** Service of the page, with dependencies other than the stores. */
export interface ServiceDetailsOptions {
  readonly productId: string;
  readonly helpLine: ServiceHelpLine | undefined;
  /** Hosts of the pages that a service may embed. */
  readonly frameHosts: readonly string[];
  /** Creates the dependencies of the dialogs. `guideId`: television guide of the service. */
  readonly createActionsDependencies: (guideId: string | undefined) => ServiceActionsDependencies;
  /**
   * Returns true if the dialog about the end of this service has already opened by itself in this visit, and
   * remembers that it has now.
   */
  readonly wasShownBefore: (productId: string) => boolean;
  /** Returns true in the layout of a phone, where a dialog covers the page of the ending service (TERM-14). */
  readonly isPhone: () => boolean;
  /** Reads the requests of the customer in the background (REQ-41). */
  readonly refreshRequests: () => void;
}

/** Categories of services of other companies. Those without a category of their own are additional services. */
const SUBSCRIPTIONS: ReadonlySet<ProductCategory> = new Set(["netflix", "player", "tvn24go", "additional"]);

/** Page of one service. */
export class ServiceDetailsViewModel implements ServiceDetailsViewState {
  /** Created once the service has loaded: the forms start with its current values. */
  serviceActions: ServiceActionsViewModel | undefined = undefined;
  readonly #stores: ServiceDetailsStores;
  readonly #choice: ServiceDetailsOptions;
  readonly #page: AsyncSectionModel<ServicePage>;

  constructor(stores: ServiceDetailsStores, choice: ServiceDetailsOptions) {
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
   * Once the service has loaded, loads the settings of a mobile number and opens the dialog about its end, except on a
   * phone. Loads the entries of a blocked account, which prove the payment of its arrears, and the subscriptions for a
   * service that may be one, and the requests for a service whose problems can be reported. Returns a
   * function that stops this.
   */
  start(): () => void {
    const { client, finance, externalServices } = this.#stores;
    const stopSubscription = when(
      () => this.mayBeSubscription,
      () => void externalServices.load(),
    );
    const stopBlockade = when(
      () => client.data.known?.client.blockade?.type === "arrears",
      () => void finance.entries.load(),
    );
    const stopRequests = when(
      () => this.canReport,
      () => this.#choice.refreshRequests(),
    );
    const stopService = when(
      () => this.service !== undefined,
      () => {
        const offeredActions = this.service?.offeredActions;
        const serviceActions =
          this.serviceActions ??
          new ServiceActionsViewModel(this.#choice.createActionsDependencies(offeredActions?.guideId));
        this.setServiceActions(serviceActions);
        if (offeredActions?.mobile === true) serviceActions.mobile.start();
        if (this.service !== undefined && hasPremiumNumbers(this.service)) serviceActions.premium.start();
        serviceActions.loadAppointments(this.service?.actions ?? []);
        const { productId, isPhone, wasShownBefore } = this.#choice;
        if (offeredActions?.talk === true && !isPhone() && !wasShownBefore(productId)) this.open("talk");
      },
    );
    return () => {
      stopSubscription();
      stopBlockade();
      stopRequests();
      stopService();
    };
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

  get incomplete(): IncompleteData | undefined {
    return incompleteDataOf(this.#stores.client.data, ["products"]);
  }

  /** Reported faults of the service; of a part or an option also those of its main service. */
  get faults(): readonly SupportRequest[] {
    const { service } = this;
    if (service === undefined || !this.canReport) return [];
    const { productId, belongsTo } = service;
    return this.#stores.loadedRequests.faultsOf(productId, ...(belongsTo === undefined ? [] : [belongsTo.productId]));
  }

  get page(): AsyncSection<ServicePage> {
    return this.#page.section;
  }

  private get canReport(): boolean {
    return this.service?.actions.some(({ kind }) => kind === "support") === true;
  }

  private get mayBeSubscription(): boolean {
    const category = this.#product?.category;
    const mayBe = category !== undefined && SUBSCRIPTIONS.has(category);
    return mayBe && this.#stores.navigation.access?.directBilling === "yes";
  }

  /** Product of the page, also one that is off and not listed. */
  get #product(): Product | undefined {
    const products = this.#stores.client.data.known?.products ?? [];
    const { productId } = this.#choice;
    return findVisibleProduct(products, productId) ?? products.find((one) => one.productId === productId);
  }

  private get service(): ServiceDetails | undefined {
    return this.found?.kind === "found" ? this.found.service : undefined;
  }

  private get found(): ServicePage | undefined {
    const data = this.#stores.client.data.known;
    if (data === undefined) return undefined;
    const { productId, frameHosts } = this.#choice;
    const { navigation, offers, externalServices } = this.#stores;
    const product = this.#product;
    // Direct billing knows if a service that is not listed is a subscription.
    const isResigned = product?.status === "RESIGNED";
    if (isResigned && this.mayBeSubscription && externalServices.known === undefined && !externalServices.hasFailed)
      return undefined;
    return toServicePage({
      data,
      access: navigation.access,
      orders: offers.history.known ?? [],
      productId,
      today: this.today,
      frameHosts,
      arrearsPayment: readArrears(this.#stores)?.payment,
      isSubscription: product !== undefined && isSubscribed(externalServices.known ?? [], product),
      limitEnd: product && externalServices.billing && limitEndOf(externalServices.billing, product, this.today),
    });
  }
}
