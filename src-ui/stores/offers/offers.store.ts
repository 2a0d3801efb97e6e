import type { OffersPort, SaleOffer } from "#domain/offers/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Open and answered offers of the customer. */
export class OffersStore {
  readonly history: AsyncValue<readonly SaleOffer[]>;

  constructor(port: OffersPort) {
    this.history = new AsyncValue(() => port.loadHistory());
  }
}
