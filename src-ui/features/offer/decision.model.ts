import { action, makeObservable, observableRef } from "mobx";
import { decide, UNDECIDED, type Decision, type DecisionEvent } from "#domain/offers/decision.ts";
import type { OfferAnswer, OfferDetails } from "#domain/offers/offer-details.ts";
import type { OfferResponse, SalesPort } from "#domain/offers/offers.port.ts";
import { respondToOffer, type OfferAnswerRefusal } from "#domain/offers/use-cases/respond-to-offer.ts";
import type { ExclusiveWorkPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** Dependencies of an answer to an offer. */
export interface DecisionWorld {
  readonly sales: Pick<SalesPort, "load" | "respond">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly exclusiveWork: ExclusiveWorkPort;
}

/** The answer to one offer: each press is sent once, by one tab of the browser at a time (OFFER-05). */
export class OfferDecision {
  state: Decision = UNDECIDED;
  readonly #world: DecisionWorld;
  readonly #offer: () => OfferDetails;
  readonly #respond: WriteCommand<Omit<OfferResponse, "intentId">, OfferDetails, OfferAnswerRefusal>;
  readonly #onFound: (offer: OfferDetails) => void;

  /**
   * @param offer returns the offer as it was read last, for its id and its token
   * @param onFound called with the offer whenever the server has returned it
   */
  constructor(world: DecisionWorld, offer: () => OfferDetails, onFound: (offer: OfferDetails) => void) {
    this.#world = world;
    this.#offer = offer;
    this.#respond = new WriteCommand((response, key) => respondToOffer(world, response, key), world.idempotencyKeys);
    this.#onFound = onFound;
    makeObservable<this, "step">(this, { state: observableRef, step: action });
  }

  get busy(): boolean {
    return this.state.sending !== undefined;
  }

  /** Handles an event of the page. Resolves when the answer that it sent has an outcome. */
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
    const { offerId, activityId } = this.#offer();
    const outcome = await this.#respond.run({ offerId, activityId, answer });
    switch (outcome?.kind) {
      case "done":
        this.#onFound(outcome.value);
        return { kind: "answered" };
      case "found-done":
        return { kind: "answered" };
      case "not-done": {
        const { failure } = outcome;
        if (failure.kind !== "answer-refused") return { kind: "refused", code: "provider" };
        if (failure.offer !== undefined) this.#onFound(failure.offer);
        return { kind: "refused", code: failure.code };
      }
      case "unknown":
        return { kind: "lost" };
      case "cancelled":
      case undefined:
        return { kind: "cancelled" };
    }
  }
}
