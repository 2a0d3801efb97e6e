import { action, makeObservable, observable } from "mobx";
import type { OfferDetails, OfferRefusal } from "#domain/offers/offer-details.ts";
import type { OfferWish, SalesPort } from "#domain/offers/offers.port.ts";
import type { IdempotencyKeyPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";

/** What a press that changes an offer is. */
export interface OnePressWorld {
  readonly sales: Pick<SalesPort, "load">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  send(wish: OfferWish): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>>;
  /** Whether the effect is there, of an offer that was read anew. */
  verifyApplied(offer: OfferDetails): boolean;
  /** Told how the offer stands then. */
  changed(offer: OfferDetails): void;
}

/** Why a press is not known to be done. `lost`: nobody knows, and to press again is safe. */
export interface PressTrouble {
  readonly offerId: string;
  readonly kind: "lost" | "refused";
}

/**
 * A press that changes an offer without answering it: a consent, or to take it up again. Sent once; a lost answer is
 * looked up.
 */
export class OnePress {
  /** The offer that a press is on its way for. */
  busy: string | undefined = undefined;
  /** What came of the last press, and of which offer. */
  problem: PressTrouble | undefined = undefined;
  readonly #world: OnePressWorld;
  readonly #idempotencyKey: IdempotencyKey;

  constructor(world: OnePressWorld) {
    this.#world = world;
    this.#idempotencyKey = new IdempotencyKey(world.idempotencyKeys);
    makeObservable<this, "show">(this, { busy: observable, problem: observable, show: action });
  }

  readonly press = async (offerId: string): Promise<void> => {
    if (this.busy !== undefined) return;
    this.show(offerId, undefined);
    let found: OfferDetails | undefined;
    const look = async (): Promise<void> => {
      const offers = await this.#world.sales.load();
      found = offers.ok ? offers.value.find((offer) => offer.offerId === offerId) : undefined;
    };
    const end = await executeWrite<OfferDetails, OfferRefusal>(this.#idempotencyKey, {
      content: [offerId],
      send: (intentId) => this.#world.send({ intentId, offerId }),
      verifyApplied: async () => {
        await look();
        return found === undefined ? undefined : this.#world.verifyApplied(found);
      },
    });
    if (end.kind === "not-done") await look();
    if (end.kind === "done") found = end.value;
    this.show(
      undefined,
      end.kind === "not-done"
        ? { offerId, kind: "refused" }
        : end.kind === "unknown"
          ? { offerId, kind: "lost" }
          : undefined,
    );
    // what was refused is shown as it is: it may have been answered elsewhere
    if (found !== undefined) this.#world.changed(found);
  };

  /** What is to be told beside this offer. */
  problemOf(offerId: string): PressTrouble["kind"] | undefined {
    return this.problem?.offerId === offerId ? this.problem.kind : undefined;
  }

  private show(busy: string | undefined, problem: PressTrouble | undefined): void {
    this.busy = busy;
    this.problem = problem;
  }
}
