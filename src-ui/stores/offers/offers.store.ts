import { withExtension, type OffersPort, type SaleOffer } from "#domain/offers/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Offers of the customer, for access, menus and the start page. */
export class OffersStore {
  /** Open and answered offers. */
  readonly history: AsyncValue<readonly SaleOffer[]>;
  /** Offer to extend an ending contract: one or none. */
  readonly extension: AsyncValue<readonly SaleOffer[]>;

  constructor(port: OffersPort) {
    this.history = new AsyncValue(() => port.loadHistory());
    this.extension = new AsyncValue(() => port.loadExtension());
  }

  /**
   * Open and answered offers with the extension; `undefined` until both have loaded. An extension that failed to load
   * is left out.
   */
  get all(): readonly SaleOffer[] | undefined {
    const history = this.history.known;
    const extension = this.extension.knownOr([]);
    if (history === undefined || extension === undefined) return undefined;
    return withExtension(history, extension);
  }

  /** Drops all offers, after a logout or a switch of the account. */
  clear(): void {
    this.history.clear();
    this.extension.clear();
  }
}
