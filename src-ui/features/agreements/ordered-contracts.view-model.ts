import { computed, makeObservable } from "mobx";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { ordersWithoutContract } from "#domain/offers/services-without-order.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import type { AgreementsDependencies } from "./agreements-dependencies.ts";
import { incompleteSectionData } from "./incomplete-section-data.ts";

/** Orders whose contract no service names yet (CONSENT-61). */
export class OrderedContracts {
  readonly #dependencies: Pick<AgreementsDependencies, "orders" | "client" | "today">;
  readonly #orders: AsyncSectionModel<readonly OfferDetails[]>;

  constructor(dependencies: Pick<AgreementsDependencies, "orders" | "client" | "today">) {
    this.#dependencies = dependencies;
    const { orders } = dependencies;
    this.#orders = new AsyncSectionModel({
      needs: orders === undefined ? [] : [orders],
      read: () => (orders === undefined ? [] : orders.known),
      load: async () => orders?.load(),
    });
    makeObservable(this, { list: computed, isKnown: computed, incomplete: computed });
  }

  start(): void {
    void this.#dependencies.orders?.refresh();
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  /** Empty until orders and all services have loaded: a service that is missing may name the contract of an order. */
  get list(): readonly OfferDetails[] {
    const { orders, client } = this.#dependencies;
    const products = client.data.known?.products;
    if (products === undefined || client.data.incompleteFields.includes("products")) return [];
    return ordersWithoutContract(orders?.known ?? [], products);
  }

  /** False until the orders have loaded; true for a customer without access to orders. */
  get isKnown(): boolean {
    return this.#orders.section.status === "ready";
  }

  /** Set when the orders could not be read, not completely, or not again. */
  get incomplete(): IncompleteData | undefined {
    return incompleteSectionData(this.#orders.section);
  }

  /** Asks for the orders again while there is no response. */
  readonly askAgain = (): void => this.#orders.askAgain();
}
