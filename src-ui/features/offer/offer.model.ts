import { action, computed, makeObservable, observable, when } from "mobx";
import { isWaiting } from "#domain/offers/active-offer.ts";
import { compareOffer, type OfferComparison } from "#domain/offers/comparison.ts";
import { isFinal, type OfferDetails } from "#domain/offers/offer-details.ts";
import { orderLabel, type OrderLabel } from "#domain/offers/order-history.ts";
import type { SalesPort } from "#domain/offers/sales.port.ts";
import type { Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { PartModel } from "#ui/stores/part.ts";
import { Resource } from "#ui/stores/resource.ts";
import { OfferDecision, type DecisionWorld } from "./decision.model.ts";
import { OnePress } from "./one-press.model.ts";
import { Papers, type PapersWorld } from "./paper.model.ts";

/** What the page of offers works with. */
export interface OfferWorld extends Omit<DecisionWorld, "sales">, Omit<PapersWorld, "sales"> {
  readonly sales: SalesPort;
  readonly today: { readonly today: WarsawDate };
  /** What the customer has; `undefined` until it is known, empty where it cannot be. */
  products(): readonly Product[] | undefined;
  /** Where the contract is sent. */
  email(): string | undefined;
  /** Whether the isobar offer may be shown (OFFER-01). */
  showsIsobar(): boolean;
  /** What the frame knows of offers is old by now. */
  refresh(): void;
}

/** What the page shows. `over`: offers that nobody answered in time, where nothing else is left. */
export type OfferPage =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: "none"; readonly over: OfferDetails | undefined }
  | { readonly kind: "open"; readonly offer: OfferDetails; readonly decision: OfferDecision }
  | { readonly kind: "settled"; readonly offer: OfferDetails; readonly label: OrderLabel | "unknown"; readonly justNow: boolean; readonly focused: boolean };

/** The offers of a customer: one in full, the others to choose (OFFER-04 to OFFER-06). */
export class OfferModel {
  readonly papers: Papers;
  readonly consent: OnePress;
  readonly resume: OnePress;
  chosen: string | undefined;
  readonly #world: OfferWorld;
  readonly #history: Resource<readonly OfferDetails[]>;
  readonly #extension: Resource<OfferDetails | undefined>;
  readonly #isobar: Resource<OfferDetails | undefined>;
  readonly #part: PartModel<readonly OfferDetails[]>;
  readonly #decisions = new Map<string, OfferDecision>();
  #changed = false;
  #stopWaiting = (): void => undefined;

  constructor(world: OfferWorld, chosen: string | undefined) {
    const { sales, intentIds } = world;
    this.#world = world;
    this.chosen = chosen;
    // a visit of the page is one showing
    const shown = intentIds.next();
    this.#history = new Resource(() => sales.load());
    this.#extension = new Resource(() => sales.extension());
    this.#isobar = new Resource(() => sales.isobar({ intentId: shown }));
    this.#part = new PartModel({ needs: [this.#history], read: () => this.#history.known, load: () => this.#history.load() });
    this.papers = new Papers(world);
    const changed = (offer: OfferDetails): void => this.found(offer);
    this.consent = new OnePress({ sales, intentIds, send: (wish) => sales.consent(wish), isThere: ({ consentUntil }) => consentUntil !== undefined, changed });
    this.resume = new OnePress({ sales, intentIds, send: (wish) => sales.resume(wish), isThere: ({ status }) => status === "active", changed: (offer) => {
      // what was asked for before is decided on anew
      this.#decisions.delete(offer.offerId);
      changed(offer);
    } });
    makeObservable<this, "found" | "all">(this, {
      chosen: observable, choose: action, found: action, all: computed, waiting: computed, resumable: computed, current: computed, page: computed, comparison: computed, partsFailed: computed,
    });
  }

  start(): void {
    void this.#history.load();
    void this.#extension.load();
    // what decides it may come after this page
    this.#stopWaiting = when(() => this.#world.showsIsobar(), () => void this.#isobar.load());
  }

  /** The page is gone: what it changed is read anew by who else shows it. */
  stop(): void {
    this.#stopWaiting();
    if (this.#changed) this.#world.refresh();
  }

  get today(): WarsawDate {
    return this.#world.today.today;
  }

  get email(): string | undefined {
    return this.#world.email();
  }

  /** Those that wait: the one that ends first comes first, what is offered beside a sale after it. */
  get waiting(): readonly OfferDetails[] {
    const endOf = ({ offerExpirationDate }: OfferDetails): string => offerExpirationDate ?? "9999-12-31";
    return this.all.filter((offer) => isWaiting(offer, this.today)).toSorted((one, other) => Number(one.kind !== "sale") - Number(other.kind !== "sale") || (endOf(one) < endOf(other) ? -1 : 1));
  }

  /** Those for which a call was asked, and which can still be decided on. */
  get resumable(): readonly OfferDetails[] {
    return this.all.filter(({ status, offerExpirationDate, offerId }) =>
      status === "contact-requested" && offerExpirationDate !== undefined && offerExpirationDate >= this.today && offerId !== this.current?.offerId);
  }

  get current(): OfferDetails | undefined {
    return this.all.find(({ offerId }) => offerId === this.chosen) ?? this.waiting.at(0);
  }

  get page(): OfferPage {
    const { part } = this.#part;
    if (part.status !== "ready") return part.status === "failed" ? { kind: "failed", retrying: part.retrying, retry: part.retry } : { kind: "loading" };
    const { current } = this;
    if (current === undefined) {
      if ([this.#extension, this.#isobar].some(({ state }) => state.status === "loading")) return { kind: "loading" };
      return { kind: "none", over: this.all.find(({ status, offerExpirationDate }) => status === "active" && offerExpirationDate !== undefined && offerExpirationDate < this.today) };
    }
    const decision = this.decisionOn(current);
    const { end } = decision.state;
    const waits = isWaiting(current, this.today);
    // a refusal that the offer itself does not tell of is told by its code
    const isTold = end !== undefined && !waits && (end.kind === "answered" || isFinal(end.code));
    if (!isTold && (waits || end !== undefined)) return { kind: "open", offer: current, decision };
    return { kind: "settled", offer: current, label: orderLabel(current, this.today) ?? "unknown", justNow: end?.kind === "answered", focused: end !== undefined };
  }

  get comparison(): OfferComparison | undefined {
    const { current } = this;
    return current === undefined || current.consentNeeded ? undefined : compareOffer(current, this.#world.products() ?? [], this.today);
  }

  /** Whether what the operator offers beside a sale could not be read. */
  get partsFailed(): boolean {
    return this.#extension.state.status === "failed" || this.#isobar.state.status === "failed";
  }

  readonly retryParts = (): void => {
    void this.#extension.load();
    if (this.#world.showsIsobar()) void this.#isobar.load();
  };

  readonly choose = (offerId: string): void => {
    this.chosen = offerId;
  };

  private get all(): readonly OfferDetails[] {
    const [history, extra] = [this.#history.known ?? [], [this.#extension.known, this.#isobar.known]];
    return [...history, ...extra.filter((offer) => offer !== undefined).filter(({ offerId }) => history.every((one) => one.offerId !== offerId))];
  }

  private decisionOn(offer: OfferDetails): OfferDecision {
    const known = this.#decisions.get(offer.offerId);
    if (known !== undefined) return known;
    const made = new OfferDecision(this.#world, offer, (after) => this.found(after));
    this.#decisions.set(offer.offerId, made);
    return made;
  }

  /** An offer as the provider has told of it last. */
  private found(offer: OfferDetails): void {
    this.#changed = true;
    this.chosen = offer.offerId;
    const history = this.#history.known ?? [];
    const isKnown = history.some(({ offerId }) => offerId === offer.offerId);
    this.#history.replace(isKnown ? history.map((one) => (one.offerId === offer.offerId ? offer : one)) : [...history, offer]);
  }
}
