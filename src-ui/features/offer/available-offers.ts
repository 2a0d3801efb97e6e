import { action, computed, makeObservable } from "mobx";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";

/** Dependencies of the offers of a page. */
export interface AvailableOffersDependencies {
  readonly sales: Pick<SalesPort, "load" | "extension" | "isobar">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Whether the isobar offer may be shown (OFFER-01). */
  showsIsobar(): boolean;
}

/** Every offer that the page can show: the sales, and the extension and isobar offers beside them (OFFER-01). */
export class AvailableOffers {
  readonly #dependencies: AvailableOffersDependencies;
  readonly #sales: AsyncValue<readonly OfferDetails[]>;
  readonly #extension: AsyncValue<OfferDetails | undefined>;
  readonly #isobar: AsyncValue<OfferDetails | undefined>;
  readonly #section: AsyncSectionModel<readonly OfferDetails[]>;
  /** Key of this visit of the page: it shows the isobar offer once. */
  #visitKey: string;

  constructor(dependencies: AvailableOffersDependencies) {
    this.#dependencies = dependencies;
    const { sales, idempotencyKeys } = dependencies;
    this.#visitKey = idempotencyKeys.next();
    this.#sales = new AsyncValue(() => sales.load());
    this.#extension = new AsyncValue(() => sales.extension());
    this.#isobar = new AsyncValue(() => sales.isobar({ idempotencyKey: this.#visitKey }));
    this.#section = new AsyncSectionModel({
      needs: [this.#sales],
      read: () => this.#sales.known,
      load: () => this.#sales.load(),
    });
    makeObservable(this, { all: computed, extrasFailed: computed, replace: action });
  }

  /** State of the sales; the other offers may still load. */
  get section(): AsyncSection<readonly OfferDetails[]> {
    return this.#section.section;
  }

  get all(): readonly OfferDetails[] {
    const sales = this.#sales.known ?? [];
    return [
      ...sales,
      ...[this.#extension.known, this.#isobar.known]
        .filter((offer) => offer !== undefined)
        .filter(({ offerId }) => sales.every((one) => one.offerId !== offerId)),
    ];
  }

  get areExtrasLoading(): boolean {
    return [this.#extension, this.#isobar].some(({ state }) => state.status === "loading");
  }

  /** Whether an offer beside the sales could not be read. */
  get extrasFailed(): boolean {
    return this.#extension.state.status === "failed" || this.#isobar.state.status === "failed";
  }

  find(offerId: string): OfferDetails | undefined {
    return this.all.find((offer) => offer.offerId === offerId);
  }

  /** Loads all but the isobar offer, which depends on more than this page. */
  load(): void {
    void this.#sales.load();
    void this.#extension.load();
  }

  loadIsobar(): void {
    void this.#isobar.load();
  }

  /** Loads the offers beside the sales that could not be read. */
  retryExtras(): void {
    void this.#extension.load();
    if (this.#dependencies.showsIsobar()) this.loadIsobar();
  }

  /** Re-reads every offer. Resolves with whether this one could be read. */
  async reload({ kind }: OfferDetails): Promise<boolean> {
    // the server would only repeat its answer to the visit before
    this.#visitKey = this.#dependencies.idempotencyKeys.next();
    await Promise.all([
      this.#sales.reload(),
      this.#extension.reload(),
      ...(this.#dependencies.showsIsobar() ? [this.#isobar.reload()] : []),
    ]);
    const own = kind === "extension" ? this.#extension : this.#isobar;
    return [this.#sales, ...(kind === "sale" ? [] : [own])].every(({ state }) => state.status !== "failed");
  }

  /** Takes over an offer as the server has returned it last. */
  replace(offer: OfferDetails): void {
    const sales = this.#sales.known ?? [];
    const isKnown = sales.some(({ offerId }) => offerId === offer.offerId);
    this.#sales.replace(
      isKnown ? sales.map((one) => (one.offerId === offer.offerId ? offer : one)) : [...sales, offer],
    );
  }
}
