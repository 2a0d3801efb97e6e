import { action, computed, makeObservable, observable, when } from "mobx";
import { compareOffer, type OfferComparison } from "#domain/offers/comparison.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { missedOffer, resumableOffers, waitingOffers } from "#domain/offers/offer-choice.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import { giveMarketingConsent } from "#domain/offers/use-cases/give-marketing-consent.ts";
import { resumeOffer } from "#domain/offers/use-cases/resume-offer.ts";
import type { Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { AvailableOffers, type AvailableOffersDependencies } from "./available-offers.model.ts";
import { OfferDecision, type DecisionWorld } from "./decision.model.ts";
import { offerPage, type OfferPage } from "./offer-page.ts";
import { OnePress } from "./one-press.model.ts";
import { Papers, type PapersWorld } from "./paper.model.ts";

/** What the page of offers works with. */
export interface OfferWorld
  extends Omit<AvailableOffersDependencies, "sales">, Omit<DecisionWorld, "sales">, Omit<PapersWorld, "sales"> {
  readonly sales: SalesPort;
  readonly today: { readonly today: WarsawDate };
  /** What the customer has; `undefined` until it is known, empty where it cannot be. */
  products(): readonly Product[] | undefined;
  /** What the frame knows of offers is old by now. */
  refresh(): void;
}

/** The offers of a customer: one in full, the others to choose (OFFER-04 to OFFER-06). */
export class OfferModel {
  readonly papers: Papers;
  readonly consent: OnePress;
  readonly resume: OnePress;
  chosen: string | undefined;
  /** How reading an offer anew stands, after a refusal that is not for good. */
  rereading: "busy" | "failed" | undefined = undefined;
  readonly #world: OfferWorld;
  readonly #offers: AvailableOffers;
  readonly #decisions = new Map<string, OfferDecision>();
  #changed = false;
  #stops: readonly (() => void)[] = [];

  constructor(world: OfferWorld, chosen: string | undefined) {
    const { sales, idempotencyKeys } = world;
    this.#world = world;
    this.chosen = chosen;
    this.#offers = new AvailableOffers(world);
    this.papers = new Papers(world);
    const changed = (offer: OfferDetails): void => this.found(offer);
    this.consent = new OnePress({
      execute: (offerId, key) => giveMarketingConsent({ sales }, offerId, key),
      idempotencyKeys,
      changed,
    });
    this.resume = new OnePress({
      execute: (offerId, key) => resumeOffer({ sales }, offerId, key),
      idempotencyKeys,
      changed: (offer) => {
        // a reopened offer is decided on anew
        this.#decisions.delete(offer.offerId);
        changed(offer);
      },
    });
    makeObservable<this, "found" | "showRereading">(this, {
      chosen: observable,
      rereading: observable,
      choose: action,
      showRereading: action,
      found: action,
      waiting: computed,
      resumable: computed,
      current: computed,
      page: computed,
      hasJustEnded: computed,
      comparison: computed,
      canAccept: computed,
    });
  }

  start(): void {
    this.#offers.load();
    this.#stops = [
      // what decides it may come after this page
      when(
        () => this.#world.showsIsobar(),
        () => this.#offers.loadIsobar(),
      ),
      // what is shown stays, whatever answer comes later with an offer that would go before it
      when(
        () => this.chosen !== undefined || this.page.kind === "open",
        () => void (this.current !== undefined && this.choose(this.current.offerId)),
      ),
    ];
  }

  /** The page is gone: what it changed is read anew by who else shows it. */
  stop(): void {
    for (const stop of this.#stops) stop();
    if (this.#changed) this.#world.refresh();
  }

  get today(): WarsawDate {
    return this.#world.today.today;
  }

  get waiting(): readonly OfferDetails[] {
    return waitingOffers(this.#offers.all, this.today);
  }

  /** Those that can be taken up again, but for the one that is looked at. */
  get resumable(): readonly OfferDetails[] {
    return resumableOffers(this.#offers.all, this.today).filter(({ offerId }) => offerId !== this.current?.offerId);
  }

  get current(): OfferDetails | undefined {
    return this.chosen === undefined ? this.waiting.at(0) : this.#offers.find(this.chosen);
  }

  get page(): OfferPage {
    const { part } = this.#offers;
    if (part.status !== "ready")
      return part.status === "failed"
        ? { kind: "failed", retrying: part.retrying, retry: part.retry }
        : { kind: "loading" };
    const { current } = this;
    if (current === undefined) {
      if (this.#offers.areExtrasLoading) return { kind: "loading" };
      return this.chosen === undefined
        ? { kind: "none", over: missedOffer(this.#offers.all, this.today) }
        : { kind: "unknown" };
    }
    return offerPage(current, this.decisionOn(current), this.today);
  }

  /**
   * Whether the offer that is shown was accepted or declined here and now; one that is to be talked about can still be
   * gone on with.
   */
  get hasJustEnded(): boolean {
    const { page } = this;
    return page.kind === "settled" && page.justNow && (page.label === "accepted" || page.label === "rejected");
  }

  get comparison(): OfferComparison | undefined {
    const { current } = this;
    return current === undefined || current.consentNeeded
      ? undefined
      : compareOffer(current, this.#world.products() ?? [], this.today);
  }

  /** Whether the offer may be ordered here: not where a month of it has no price. */
  get canAccept(): boolean {
    return this.comparison?.isPriced === true;
  }

  /** Whether what the operator offers beside a sale could not be read. */
  get partsFailed(): boolean {
    return this.#offers.extrasFailed;
  }

  readonly retryParts = (): void => this.#offers.retryExtras();

  /**
   * Reads the offer anew: its terms, its documents and its token may be others by now. Resolves once it may be decided
   * on again, or has failed.
   */
  readonly again = async (): Promise<void> => {
    const { current } = this;
    if (current === undefined || this.rereading === "busy") return;
    this.showRereading("busy");
    const isRead = await this.#offers.reload(current);
    this.showRereading(isRead ? undefined : "failed");
    if (isRead) await this.decisionOn(current).dispatch({ kind: "again" });
  };

  readonly choose = (offerId: string): void => {
    this.chosen = offerId;
  };

  private decisionOn(offer: OfferDetails): OfferDecision {
    const known = this.#decisions.get(offer.offerId);
    if (known !== undefined) return known;
    const latest = (): OfferDetails => this.#offers.find(offer.offerId) ?? offer;
    const made = new OfferDecision(this.#world, latest, (after) => this.found(after));
    this.#decisions.set(offer.offerId, made);
    return made;
  }

  private showRereading(rereading: OfferModel["rereading"]): void {
    this.rereading = rereading;
  }

  /** An offer as the provider has told of it last. */
  private found(offer: OfferDetails): void {
    this.#changed = true;
    this.chosen = offer.offerId;
    this.#offers.replace(offer);
  }
}
