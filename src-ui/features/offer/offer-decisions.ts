import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { OfferDecisionViewModel, type OfferDecisionDependencies } from "./offer-decision.view-model.ts";

/** Decisions on the offers of a page: one for each offer, which lasts while another offer is shown. */
export class OfferDecisions {
  readonly #dependencies: OfferDecisionDependencies;
  readonly #find: (offerId: string) => OfferDetails | undefined;
  readonly #onChanged: (offer: OfferDetails) => void;
  readonly #decisions = new Map<string, OfferDecisionViewModel>();

  /**
   * @param find returns the latest state of an offer
   * @param onChanged receives an offer that a decision has changed
   */
  constructor(
    dependencies: OfferDecisionDependencies,
    find: (offerId: string) => OfferDetails | undefined,
    onChanged: (offer: OfferDetails) => void,
  ) {
    this.#dependencies = dependencies;
    this.#find = find;
    this.#onChanged = onChanged;
  }

  of(offer: OfferDetails): OfferDecisionViewModel {
    const known = this.#decisions.get(offer.offerId);
    if (known !== undefined) return known;
    const latest = (): OfferDetails => this.#find(offer.offerId) ?? offer;
    const made = new OfferDecisionViewModel(this.#dependencies, latest, this.#onChanged);
    this.#decisions.set(offer.offerId, made);
    return made;
  }

  /** Discards the decision on an offer, so that the next one starts from its first step. */
  discard(offerId: string): void {
    this.#decisions.delete(offerId);
  }
}
