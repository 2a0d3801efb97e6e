import type { OffersPort, SaleOffer } from "#domain/offers/index.ts";
import { Resource } from "../resource.ts";

/** Offers that wait for the customer, and those that were answered. */
export class OffersStore {
  readonly history: Resource<readonly SaleOffer[]>;

  constructor(port: OffersPort) {
    this.history = new Resource(() => port.loadHistory());
  }
}
