import { action, computed, makeObservable } from "mobx";
import { applicableOffers } from "#domain/offers/applicable-offers.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { mayBePreceded, withExtension } from "#domain/offers/sale-offer.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import type { Product } from "#domain/products/index.ts";
import { succeed, type IdempotencyKeyPort, type FailureCause, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import { AsyncValue, failureCauseIn } from "#ui/stores/async-value.ts";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import type { SalesStore } from "#ui/stores/offers/sales.store.ts";
import type { RefreshedValue } from "#ui/stores/refreshed-value.ts";

/** Failure of offers that are not essential. */
export interface ExtrasFailure {
  readonly cause: FailureCause;
}

export interface AvailableOffersDependencies {
  readonly sales: Pick<SalesPort, "isobar">;
  readonly store: SalesStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Returns true if the isobar offer may be shown (OFFER-01): not during backend access (ACC-12). */
  showsIsobar(): boolean;
  /** Returns true while the data that decide about the isobar offer are loading. */
  isIsobarUndecided?(): boolean;
  /** Products of the customer; `undefined` while loading, empty after a failure. */
  products(): readonly Product[] | undefined;
  readonly today: { readonly today: WarsawDate };
}

/** All offers of the page: sales, extension and isobar (OFFER-01). */
export class AvailableOffers {
  readonly #dependencies: AvailableOffersDependencies;
  readonly #sales: RefreshedValue<readonly OfferDetails[]>;
  /** One or none. */
  readonly #extension: RefreshedValue<readonly OfferDetails[]>;
  readonly #isobar: AsyncValue<OfferDetails | undefined>;
  readonly #section: AsyncSectionModel<readonly OfferDetails[]>;
  /** Idempotency key of the isobar offer for this visit: the server counts one display per visit. */
  #visitKey: string;

  constructor(dependencies: AvailableOffersDependencies) {
    this.#dependencies = dependencies;
    const { sales, store, idempotencyKeys } = dependencies;
    this.#visitKey = idempotencyKeys.next();
    this.#sales = store.offers;
    this.#extension = store.extension;
    this.#isobar = new AsyncValue(async () => {
      const offer = await sales.isobar({ idempotencyKey: this.#visitKey });
      // Backend access was switched on meanwhile: the refused display is no error (ACC-12).
      return this.#dependencies.showsIsobar() ? offer : succeed(undefined);
    });
    this.#section = new AsyncSectionModel({
      needs: [this.#sales],
      read: () => this.#sales.known,
      load: () => this.#sales.refresh(),
    });
    makeObservable(this, { all: computed, extrasFailure: computed, replace: action });
  }

  /** State of the sales; the other offers may still be loading. */
  get section(): AsyncSection<readonly OfferDetails[]> {
    return this.#section.section;
  }

  /** Leaves out the extension of a contract that ends or is being replaced (OFFER-15). */
  get all(): readonly OfferDetails[] {
    const isobar = this.#isobar.known;
    const others = [...(this.#extension.known ?? []), ...(isobar === undefined ? [] : [isobar])];
    const orders = this.#sales.known ?? [];
    const products = this.#dependencies.products();
    const { today } = this.#dependencies.today;
    return applicableOffers(withExtension(orders, others), { orders, products, today });
  }

  /** Set when parts of the offers could not be read. */
  get incomplete(): IncompleteData | undefined {
    return incompleteDataOf([this.#sales, this.#extension, this.#isobar]);
  }

  get areExtrasLoading(): boolean {
    const { state } = this.#isobar;
    return (
      this.#extension.isPending ||
      state.status === "loading" ||
      (state.status === "idle" && this.#dependencies.isIsobarUndecided?.() === true)
    );
  }

  /** Set when the extension or the isobar offer could not be loaded. A former extension is outdated instead. */
  get extrasFailure(): ExtrasFailure | undefined {
    const unknown = this.#extension.known === undefined ? [this.#extension.state] : [];
    const failed = [...unknown, this.#isobar.state].filter(({ status }) => status === "failed");
    return failed.length === 0 ? undefined : { cause: failureCauseIn(...failed) };
  }

  /**
   * Returns the first of the waiting offers; `undefined` while an extra that is loading may precede it, as it precedes
   * one that needs a consent or has no documents (OFFER-10).
   */
  firstOf([first]: readonly OfferDetails[]): OfferDetails | undefined {
    return first === undefined || !mayBePreceded(first) || !this.areExtrasLoading ? first : undefined;
  }

  find(offerId: string): OfferDetails | undefined {
    return this.all.find((offer) => offer.offerId === offerId);
  }

  /** Loads or refreshes all but the isobar offer, which may be shown only later. */
  load(): void {
    void this.#sales.refresh();
    void this.#extension.refresh();
  }

  loadIsobar(): void {
    void this.#isobar.load();
  }

  /** Reloads the extension and isobar offers that failed. */
  retryExtras(): void {
    void this.#extension.load();
    if (this.#dependencies.showsIsobar()) this.loadIsobar();
  }

  /** Sends a new request for each of these offers that has had no response. */
  readonly askExtrasAgain = (): void => {
    for (const extra of [this.#extension, this.#isobar]) if (extra.state.status === "loading") void extra.reload();
  };

  /** Reloads every offer. Resolves with `false` when the kind of this offer could not be loaded. */
  async reload({ kind }: OfferDetails): Promise<boolean> {
    // With the former key the server would only repeat its response.
    this.#visitKey = this.#dependencies.idempotencyKeys.next();
    await Promise.all([
      this.#sales.reload(),
      this.#extension.reload(),
      ...(this.#dependencies.showsIsobar() ? [this.#isobar.reload()] : []),
    ]);
    const own = kind === "extension" ? this.#extension : this.#isobar;
    return [this.#sales, ...(kind === "sale" ? [] : [own])].every(({ state }) => state.status !== "failed");
  }

  /** Replaces an offer by the one that the server has returned. */
  replace(offer: OfferDetails): void {
    const sales = this.#sales.known ?? [];
    const isKnown = sales.some(({ offerId }) => offerId === offer.offerId);
    this.#sales.replace(
      isKnown ? sales.map((one) => (one.offerId === offer.offerId ? offer : one)) : [...sales, offer],
    );
  }
}
