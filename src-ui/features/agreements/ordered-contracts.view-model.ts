import { computed, makeObservable } from "mobx";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { ordersWithoutContract } from "#domain/offers/services-without-order.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { AgreementsDependencies } from "./agreements-dependencies.ts";

/** Orders whose contract no service names yet (CONSENT-61). Without them the page is complete. */
export class OrderedContracts {
  readonly #dependencies: Pick<AgreementsDependencies, "orders" | "client" | "today">;

  constructor(dependencies: Pick<AgreementsDependencies, "orders" | "client" | "today">) {
    this.#dependencies = dependencies;
    makeObservable(this, { list: computed });
  }

  start(): void {
    void this.#dependencies.orders?.refresh();
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  /** Empty until orders and services have loaded. */
  get list(): readonly OfferDetails[] {
    const { orders, client } = this.#dependencies;
    const products = client.data.known?.products;
    return products === undefined ? [] : ordersWithoutContract(orders?.known ?? [], products);
  }
}
