import { action, computed, makeObservable, observable, when } from "mobx";
import { isWaiting } from "#domain/offers/sale-offer.ts";
import { compareOffer, type OfferComparison } from "#domain/offers/comparison.ts";
import { isFinal, type OfferDetails } from "#domain/offers/offer-details.ts";
import { missedOffer, resumableOffers, waitingOffers } from "#domain/offers/offer-choice.ts";
import { orderLabel, type OrderLabel } from "#domain/offers/order-history.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import { giveMarketingConsent } from "#domain/offers/use-cases/give-marketing-consent.ts";
import { resumeOffer } from "#domain/offers/use-cases/resume-offer.ts";
import type { Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { PartModel } from "#ui/stores/part.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { OfferDecision, type DecisionWorld } from "./decision.model.ts";
import { OnePress } from "./one-press.model.ts";
import { Papers, type PapersWorld } from "./paper.model.ts";

/** What the page of offers works with. */
export interface OfferWorld extends Omit<DecisionWorld, "sales">, Omit<PapersWorld, "sales"> {
  readonly sales: SalesPort;
  readonly today: { readonly today: WarsawDate };
  /** What the customer has; `undefined` until it is known, empty where it cannot be. */
  products(): readonly Product[] | undefined;
  /** Whether the isobar offer may be shown (OFFER-01). */
  showsIsobar(): boolean;
  /** What the frame knows of offers is old by now. */
  refresh(): void;
}

/**
 * What the page shows. `over`: an offer that nobody answered in time, where nothing else is left; `unknown`: the
 * address names one that is not there.
 */
export type OfferPage =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: "none"; readonly over: OfferDetails | undefined }
  | { readonly kind: "unknown" }
  | { readonly kind: "open"; readonly offer: OfferDetails; readonly decision: OfferDecision }
  | {
      readonly kind: "settled";
      readonly offer: OfferDetails;
      readonly label: OrderLabel | "unknown";
      readonly justNow: boolean;
      readonly focused: boolean;
    };

/** The offers of a customer: one in full, the others to choose (OFFER-04 to OFFER-06). */
export class OfferModel {
  readonly papers: Papers;
  readonly consent: OnePress;
  readonly resume: OnePress;
  chosen: string | undefined;
  /** How reading an offer anew stands, after a refusal that is not for good. */
  rereading: "busy" | "failed" | undefined = undefined;
  readonly #world: OfferWorld;
  readonly #history: AsyncValue<readonly OfferDetails[]>;
  readonly #extension: AsyncValue<OfferDetails | undefined>;
  readonly #isobar: AsyncValue<OfferDetails | undefined>;
  readonly #part: PartModel<readonly OfferDetails[]>;
  readonly #decisions = new Map<string, OfferDecision>();
  #shown: string;
  #changed = false;
  #stops: readonly (() => void)[] = [];

  constructor(world: OfferWorld, chosen: string | undefined) {
    const { sales, idempotencyKeys } = world;
    this.#world = world;
    this.chosen = chosen;
    // a visit of the page is one showing
    this.#shown = idempotencyKeys.next();
    this.#history = new AsyncValue(() => sales.load());
    this.#extension = new AsyncValue(() => sales.extension());
    this.#isobar = new AsyncValue(() => sales.isobar({ intentId: this.#shown }));
    this.#part = new PartModel({
      needs: [this.#history],
      read: () => this.#history.known,
      load: () => this.#history.load(),
    });
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
    makeObservable<this, "found" | "all" | "showRereading">(this, {
      chosen: observable,
      rereading: observable,
      choose: action,
      showRereading: action,
      found: action,
      all: computed,
      waiting: computed,
      resumable: computed,
      current: computed,
      page: computed,
      hasJustEnded: computed,
      comparison: computed,
      canAccept: computed,
      partsFailed: computed,
    });
  }

  start(): void {
    void this.#history.load();
    void this.#extension.load();
    this.#stops = [
      // what decides it may come after this page
      when(
        () => this.#world.showsIsobar(),
        () => void this.#isobar.load(),
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
    return waitingOffers(this.all, this.today);
  }

  /** Those that can be taken up again, but for the one that is looked at. */
  get resumable(): readonly OfferDetails[] {
    return resumableOffers(this.all, this.today).filter(({ offerId }) => offerId !== this.current?.offerId);
  }

  get current(): OfferDetails | undefined {
    return this.chosen === undefined ? this.waiting.at(0) : this.all.find(({ offerId }) => offerId === this.chosen);
  }

  get page(): OfferPage {
    const { part } = this.#part;
    if (part.status !== "ready")
      return part.status === "failed"
        ? { kind: "failed", retrying: part.retrying, retry: part.retry }
        : { kind: "loading" };
    const { current } = this;
    if (current === undefined) {
      if ([this.#extension, this.#isobar].some(({ state }) => state.status === "loading")) return { kind: "loading" };
      return this.chosen === undefined
        ? { kind: "none", over: missedOffer(this.all, this.today) }
        : { kind: "unknown" };
    }
    const decision = this.decisionOn(current);
    const { end } = decision.state;
    const waits = isWaiting(current, this.today);
    // a refusal that the offer itself does not tell of is told by its code
    const isTold = end !== undefined && !waits && (end.kind === "answered" || isFinal(end.code));
    if (!isTold && (waits || end !== undefined)) return { kind: "open", offer: current, decision };
    return {
      kind: "settled",
      offer: current,
      label: orderLabel(current, this.today) ?? "unknown",
      justNow: end?.kind === "answered",
      focused: end !== undefined,
    };
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
    return this.#extension.state.status === "failed" || this.#isobar.state.status === "failed";
  }

  readonly retryParts = (): void => {
    void this.#extension.load();
    if (this.#world.showsIsobar()) void this.#isobar.load();
  };

  /**
   * Reads the offer anew: its terms, its documents and its token may be others by now. Resolves once it may be decided
   * on again, or has failed.
   */
  readonly again = async (): Promise<void> => {
    const { current } = this;
    if (current === undefined || this.rereading === "busy") return;
    this.showRereading("busy");
    // the provider would only repeat how it answered the showing before
    this.#shown = this.#world.idempotencyKeys.next();
    const own = current.kind === "extension" ? this.#extension : this.#isobar;
    await Promise.all([
      this.#history.reload(),
      this.#extension.reload(),
      ...(this.#world.showsIsobar() ? [this.#isobar.reload()] : []),
    ]);
    const hasFailed = [this.#history, ...(current.kind === "sale" ? [] : [own])].some(
      ({ state }) => state.status === "failed",
    );
    this.showRereading(hasFailed ? "failed" : undefined);
    if (!hasFailed) await this.decisionOn(current).dispatch({ kind: "again" });
  };

  readonly choose = (offerId: string): void => {
    this.chosen = offerId;
  };

  private get all(): readonly OfferDetails[] {
    const [history, extra] = [this.#history.known ?? [], [this.#extension.known, this.#isobar.known]];
    return [
      ...history,
      ...extra
        .filter((offer) => offer !== undefined)
        .filter(({ offerId }) => history.every((one) => one.offerId !== offerId)),
    ];
  }

  private decisionOn(offer: OfferDetails): OfferDecision {
    const known = this.#decisions.get(offer.offerId);
    if (known !== undefined) return known;
    const latest = (): OfferDetails => this.all.find(({ offerId }) => offerId === offer.offerId) ?? offer;
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
    const history = this.#history.known ?? [];
    const isKnown = history.some(({ offerId }) => offerId === offer.offerId);
    this.#history.replace(
      isKnown ? history.map((one) => (one.offerId === offer.offerId ? offer : one)) : [...history, offer],
    );
  }
}
