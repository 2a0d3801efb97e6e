import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { RefreshedValue } from "../refreshed-value.ts";

/** Offers of the customer with their details, for the pages of offers, orders and deadlines. */
export class SalesStore {
  /** Open and answered offers. */
  readonly offers: RefreshedValue<readonly OfferDetails[]>;
  /** Offer to extend an ending contract: one or none. */
  readonly extension: RefreshedValue<readonly OfferDetails[]>;

  constructor(port: Pick<SalesPort, "load" | "extension">, clock: ClockPort) {
    this.offers = new RefreshedValue(() => port.load(), clock);
    this.extension = new RefreshedValue(async () => {
      const result = await port.extension();
      return result.ok ? { ...result, value: result.value === undefined ? [] : [result.value] } : result;
    }, clock);
  }

  /** Drops all offers, after a logout or a switch of the account. */
  clear(): void {
    this.offers.clear();
    this.extension.clear();
  }
}
