import { action, computed, makeObservable, observable, when } from "mobx";
import { compareOffer, type OfferComparison } from "#domain/offers/offer-comparison.ts";
import { offerAddress } from "#domain/offers/offer-address.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { orderEnd, type OrderEnd } from "#domain/offers/order-end.ts";
import { missedOffer, resumableOffers, waitingOffers, type ResumableOffers } from "#domain/offers/waiting-offers.ts";
import { giveMarketingConsent } from "#domain/offers/use-cases/give-marketing-consent.ts";
import { resumeOffer } from "#domain/offers/use-cases/resume-offer.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { AvailableOffers, type ExtrasFailure } from "./available-offers.ts";
import { OfferDecisions } from "./offer-decisions.ts";
import { hasJustEnded, toOfferPage, toUnreadPage, type OfferPage } from "./offer-page.ts";
import type { OfferDependencies } from "./offer-dependencies.ts";
import { OfferChangeViewModel } from "./offer-change.view-model.ts";
import { OfferDocumentsViewModel } from "./offer-documents.view-model.ts";

/** Offers of a customer: one in full, the others to choose from (OFFER-04 to OFFER-06). */
export class OfferViewModel {
  readonly documents: OfferDocumentsViewModel;
  readonly consent: OfferChangeViewModel;
  readonly resume: OfferChangeViewModel;
  chosen: string | undefined;
  /** State of reloading an offer after a refusal that allows another answer. */
  rereading: "busy" | "failed" | undefined = undefined;
  readonly #dependencies: OfferDependencies;
  readonly #offers: AvailableOffers;
  readonly #decisions: OfferDecisions;
  #changed = false;
  #stops: readonly (() => void)[] = [];

  constructor(dependencies: OfferDependencies, chosen: string | undefined) {
    const { sales, idempotencyKeys } = dependencies;
    this.#dependencies = dependencies;
    this.chosen = chosen;
    this.#offers = new AvailableOffers(dependencies);
    this.#decisions = new OfferDecisions(dependencies, (offerId) => this.#offers.find(offerId), this.showOffer);
    this.documents = new OfferDocumentsViewModel(dependencies);
    this.consent = new OfferChangeViewModel({
      execute: (offerId, key) => giveMarketingConsent({ sales }, offerId, key),
      idempotencyKeys,
      changed: this.showOffer,
    });
    this.resume = new OfferChangeViewModel({
      execute: (offerId, key) => resumeOffer({ sales }, offerId, key),
      idempotencyKeys,
      changed: (offer) => {
        // A reopened offer needs a new decision.
        this.#decisions.discard(offer.offerId);
        this.showOffer(offer);
      },
    });
    makeObservable<this, "showOffer" | "showRereading">(this, {
      chosen: observable,
      rereading: observable,
      choose: action,
      showRereading: action,
      showOffer: action,
      waiting: computed,
      resumable: computed,
      current: computed,
      page: computed,
      hasJustEnded: computed,
      comparison: computed,
      address: computed,
      end: computed,
      canAccept: computed,
      canReview: computed,
    });
  }

  start(): void {
    this.#offers.load();
    this.#stops = [
      // The data that allow the isobar offer may load after this page.
      when(
        () => this.#dependencies.showsIsobar(),
        () => this.#offers.loadIsobar(),
      ),
      // Fixes the shown offer, so that offers that load later do not replace it.
      when(
        () => this.chosen !== undefined || this.page.kind === "open",
        () => void (this.current !== undefined && this.choose(this.current.offerId)),
      ),
    ];
  }

  /** Shows an offer that the server has returned. */
  private readonly showOffer = (offer: OfferDetails): void => {
    this.#changed = true;
    this.chosen = offer.offerId;
    this.#offers.replace(offer);
  };

  /** Stops the reactions. Reloads offers shown elsewhere when this page has changed one. */
  stop(): void {
    for (const stop of this.#stops) stop();
    if (this.#changed) this.#dependencies.refresh();
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  get waiting(): readonly OfferDetails[] {
    return waitingOffers(this.#offers.all, this.today);
  }

  /** Offers that can be reopened, except the shown one. */
  get resumable(): ResumableOffers {
    return resumableOffers(this.#offers.all, this.today, this.current?.offerId);
  }

  get current(): OfferDetails | undefined {
    return this.chosen === undefined ? this.#offers.firstOf(this.waiting) : this.#offers.find(this.chosen);
  }

  get page(): OfferPage {
    const unread = toUnreadPage(this.#offers.section);
    if (unread !== undefined) return unread;
    const { current } = this;
    if (current === undefined) {
      if (this.#offers.areExtrasLoading) return { kind: "loading", retry: this.#offers.askExtrasAgain };
      return this.chosen === undefined
        ? { kind: "none", missed: missedOffer(this.#offers.all, this.today) }
        : { kind: "unknown" };
    }
    return toOfferPage(current, this.#decisions.of(current), this.#offers.all, this.today);
  }

  /** True when the shown offer was accepted or declined on this page; after a requested call it can be reopened. */
  get hasJustEnded(): boolean {
    return hasJustEnded(this.page);
  }

  /** Set when parts of the offers could not be read. */
  get incomplete(): IncompleteData | undefined {
    return this.#offers.incomplete;
  }

  /** Comparison with today's services; `undefined` when prices of an offer may be missing (ENT-03). */
  get comparison(): OfferComparison | undefined {
    if (this.incomplete !== undefined || this.current?.consentNeeded !== false) return undefined;
    return compareOffer(this.current, this.#dependencies.products() ?? [], this.today);
  }

  /** Address of the services of the shown offer; `undefined`: none, or not known (OFFER-92). */
  get address(): string | undefined {
    return this.current && offerAddress(this.current, this.#dependencies.addresses?.());
  }

  /** End of the services of the shown offer, if they have ended (ORDER-28). */
  get end(): OrderEnd | undefined {
    return this.current && orderEnd(this.current, this.#dependencies.products() ?? [], this.today);
  }

  /** True when the offer can be ordered here: every month has a price. */
  get canAccept(): boolean {
    return this.comparison?.isPriced === true;
  }

  /** True once the summary before the order can be shown. */
  get canReview(): boolean {
    return this.page.kind === "open" && this.canAccept;
  }

  /** Opens the summary before the order, or leads back from it. */
  readonly review = (isOpen: boolean): void => {
    const { page } = this;
    if (page.kind !== "open") return;
    if (isOpen !== (page.decision.state.step === "review"))
      void page.decision.dispatch(isOpen ? { kind: "open", step: "review" } : { kind: "back" });
  };

  /** Set when the extension or the isobar offer could not be loaded. */
  get extrasFailure(): ExtrasFailure | undefined {
    return this.#offers.extrasFailure;
  }

  readonly retryExtras = (): void => this.#offers.retryExtras();

  /** Reloads the offer, which may have changed. Resolves when it can be decided on again, or loading has failed. */
  readonly reread = async (): Promise<void> => {
    const { current } = this;
    if (current === undefined || this.rereading === "busy") return;
    this.showRereading("busy");
    const isRead = await this.#offers.reload(current);
    this.showRereading(isRead ? undefined : "failed");
    if (isRead) await this.#decisions.of(current).dispatch({ kind: "retry" });
  };

  readonly choose = (offerId: string): void => {
    this.chosen = offerId;
  };

  private showRereading(rereading: OfferViewModel["rereading"]): void {
    this.rereading = rereading;
  }
}
