import { action, makeObservable, observableRef } from "mobx";
import { decide, UNDECIDED, type Decision, type DecisionEvent } from "#domain/offers/decision.ts";
import {
  isFinal,
  statusAfter,
  type OfferAnswer,
  type OfferDetails,
  type OfferRefusal,
} from "#domain/offers/offer-details.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import type { ExclusiveWorkPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey, type WriteOutcome } from "#domain/shared-kernel/write.ts";

/** What deciding on an offer needs of the world. */
export interface DecisionWorld {
  readonly sales: Pick<SalesPort, "load" | "respond">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly exclusiveWork: ExclusiveWorkPort;
}

/**
 * Deciding on one offer: what is pressed is sent once, and what came of a lost answer is looked up before anything is
 * said (OFFER-05).
 */
export class OfferDecision {
  state: Decision = UNDECIDED;
  readonly #world: DecisionWorld;
  readonly #offer: () => OfferDetails;
  readonly #idempotencyKey: IdempotencyKey;
  readonly #onFound: (offer: OfferDetails) => void;

  /**
   * `offer`: as it was read last, for its id and its token; `onFound`: told how the offer stands, whenever the provider
   * has said so.
   */
  constructor(world: DecisionWorld, offer: () => OfferDetails, onFound: (offer: OfferDetails) => void) {
    this.#world = world;
    this.#offer = offer;
    this.#idempotencyKey = new IdempotencyKey(world.idempotencyKeys);
    this.#onFound = onFound;
    makeObservable<this, "step">(this, { state: observableRef, step: action });
  }

  get busy(): boolean {
    return this.state.sending !== undefined;
  }

  /** Something has happened on the page; resolves once what it sent has come to its end. */
  readonly dispatch = async (event: DecisionEvent): Promise<void> => {
    const answer = this.step(event);
    if (answer === undefined) return;
    const end = await this.#world.exclusiveWork.tryRun(`ebok.offer.${this.#offer().offerId}`, () => this.send(answer));
    this.step(end ?? { kind: "elsewhere" });
  };

  private step(event: DecisionEvent): OfferAnswer | undefined {
    const { state, send } = decide(this.state, event);
    this.state = state;
    return send;
  }

  private async send(answer: OfferAnswer): Promise<DecisionEvent> {
    const { sales } = this.#world;
    const { offerId, activityId } = this.#offer();
    let found: OfferDetails | undefined;
    const end = await executeWrite<OfferDetails, OfferRefusal>(this.#idempotencyKey, {
      content: [offerId, activityId, answer],
      send: (intentId) => sales.respond({ intentId, offerId, activityId, answer }),
      verifyApplied: async () => {
        found = await this.look();
        return found === undefined ? undefined : found.status === statusAfter(answer);
      },
    });
    if (end.kind === "done") found = end.value;
    const event = eventOf(end, found);
    // a refusal for good means that the offer is not what it was
    if (event.kind === "refused" && isFinal(event.code)) found ??= await this.look();
    if (found !== undefined && (event.kind === "answered" || event.kind === "refused")) this.#onFound(found);
    return event;
  }

  private async look(): Promise<OfferDetails | undefined> {
    const { offerId } = this.#offer();
    const offers = await this.#world.sales.load();
    return offers.ok ? offers.value.find((offer) => offer.offerId === offerId) : undefined;
  }
}

function eventOf(end: WriteOutcome<OfferDetails, OfferRefusal>, found: OfferDetails | undefined): DecisionEvent {
  switch (end.kind) {
    case "done":
    case "found-done":
      return { kind: "answered" };
    case "not-done":
      return { kind: "refused", code: end.failure.kind === "offer-refused" ? end.failure.code : "provider" };
    case "unknown":
      // answered otherwise, or over: there is nothing left to press
      return found !== undefined && found.status !== "active" && found.status !== "unknown"
        ? { kind: "refused", code: found.status }
        : { kind: "lost" };
    case "cancelled":
      return { kind: "cancelled" };
  }
}
