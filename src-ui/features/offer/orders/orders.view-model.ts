import { action, computed, makeObservable, observable } from "mobx";
import { offerAddress } from "#domain/offers/offer-address.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { orderEnd, type OrderEnd } from "#domain/offers/order-end.ts";
import type { OrderFilter } from "#domain/offers/order-filter.ts";
import { ORDER_LABELS, orderHistoryOf, type OrderHistoryEntry, type OrderLabel } from "#domain/offers/order-history.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import { servicesWithoutOrder } from "#domain/offers/services-without-order.ts";
import type { Address, Product } from "#domain/products/index.ts";
import type { OrderedPart } from "#domain/products/ordered-parts.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import type { SalesStore } from "#ui/stores/offers/sales.store.ts";
import { OfferDocumentsViewModel, type OfferDocumentsDependencies } from "../offer-documents.view-model.ts";

export interface OrdersDependencies extends Omit<OfferDocumentsDependencies, "sales"> {
  readonly sales: SalesPort;
  readonly store: Pick<SalesStore, "offers">;
  readonly today: { readonly today: WarsawDate };
  /** Returns the services of the customer, as far as they have loaded. Observed. */
  readonly products?: () => readonly Product[];
  /** Returns the addresses of the customer, as far as they have loaded. Observed. */
  readonly addresses?: () => readonly Address[] | undefined;
}

/** Above this number of orders the filters by label and year are shown. */
const MIN_FILTERABLE_ORDERS = 8;

/** Past offers of an account with their results and documents (OFFER-03). */
export class OrdersViewModel {
  readonly documents: OfferDocumentsViewModel;
  label: OrderLabel | undefined;
  year: string | undefined;
  openId: string | undefined;
  readonly #dependencies: OrdersDependencies;
  readonly #section: AsyncSectionModel<readonly OrderHistoryEntry<OfferDetails>[]>;

  /** @param openId order whose details are open at first */
  constructor(dependencies: OrdersDependencies, filter?: OrderFilter, openId?: string) {
    this.openId = openId;
    this.label = filter?.label;
    this.year = filter?.year;
    this.#dependencies = dependencies;
    this.documents = new OfferDocumentsViewModel(dependencies);
    const { offers } = dependencies.store;
    this.#section = new AsyncSectionModel({
      needs: [offers],
      read: () => this.orders,
      load: () => offers.refresh(),
    });
    makeObservable<this, "orders">(this, {
      label: observable,
      year: observable,
      openId: observable,
      orders: computed,
      shown: computed,
      years: computed,
      labels: computed,
      opened: computed,
      openedEnd: computed,
      openedAddress: computed,
      withoutOrder: computed,
      filter: action,
      reset: action,
      open: action,
      close: action,
    });
  }

  start(): void {
    void this.#section.load();
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  get section(): AsyncSection<readonly OrderHistoryEntry<OfferDetails>[]> {
    return this.#section.section;
  }

  get canFilter(): boolean {
    return (this.orders ?? []).length > MIN_FILTERABLE_ORDERS;
  }

  /** Labels that occur in the history. */
  get labels(): readonly OrderLabel[] {
    return ORDER_LABELS.filter((label) => (this.orders ?? []).some((order) => order.label === label));
  }

  get years(): readonly string[] {
    return [...new Set((this.orders ?? []).flatMap(({ day }) => (day === undefined ? [] : [day.slice(0, 4)])))];
  }

  get shown(): readonly OrderHistoryEntry<OfferDetails>[] {
    return (this.orders ?? []).filter(
      ({ label, day }) =>
        (this.label === undefined || label === this.label) &&
        (this.year === undefined || day?.startsWith(this.year) === true),
    );
  }

  /** Ordered services that no listed order brings. */
  get withoutOrder(): readonly OrderedPart[] {
    const { products, store } = this.#dependencies;
    return servicesWithoutOrder(products?.() ?? [], store.offers.known ?? []);
  }

  get opened(): OrderHistoryEntry<OfferDetails> | undefined {
    return (this.orders ?? []).find(({ offer }) => offer.offerId === this.openId);
  }

  /** End of the services of the opened order, if they have ended. */
  get openedEnd(): OrderEnd | undefined {
    const { opened } = this;
    return opened && orderEnd(opened.offer, this.#dependencies.products?.() ?? [], this.today);
  }

  /** Address of the services of the opened order (OFFER-92). */
  get openedAddress(): string | undefined {
    return this.opened && offerAddress(this.opened.offer, this.#dependencies.addresses?.());
  }

  readonly filter = (by: Partial<OrderFilter>): void => {
    if ("label" in by) this.label = by.label;
    if ("year" in by) this.year = by.year;
  };

  readonly reset = (): void => {
    this.label = undefined;
    this.year = undefined;
  };

  readonly open = (offerId: string): void => {
    this.openId = offerId;
  };

  readonly close = (): void => {
    this.openId = undefined;
  };

  private get orders(): readonly OrderHistoryEntry<OfferDetails>[] | undefined {
    const offers = this.#dependencies.store.offers.known;
    return offers === undefined ? undefined : orderHistoryOf(offers, this.#dependencies.today.today);
  }
}
