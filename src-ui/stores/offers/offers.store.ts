import type { OffersPort, SaleOffer } from "#domain/offers/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Offers that wait for the customer, and those that were answered. */
export class OffersStore {
  readonly history: AsyncValue<readonly SaleOffer[]>;

  constructor(port: OffersPort) {
    this.history = new AsyncValue(() => port.loadHistory());
  }
}
