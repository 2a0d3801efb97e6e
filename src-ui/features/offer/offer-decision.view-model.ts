import { action, makeObservable, observableRef } from "mobx";
import {
  reduceOfferDecision,
  UNDECIDED,
  type DecisionState,
  type DecisionEvent,
} from "#domain/offers/offer-decision.ts";
import type { OfferAnswer, OfferDetails } from "#domain/offers/offer-details.ts";
import type { AnswerOfferRequest, SalesPort } from "#domain/offers/offers.port.ts";
import { answerOffer, type OfferAnswerRefusal } from "#domain/offers/use-cases/answer-offer.ts";
import type { IdempotencyKeyPort, TabLockPort } from "#domain/shared-kernel/index.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

export interface OfferDecisionDependencies {
  readonly sales: Pick<SalesPort, "load" | "answerOffer">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly tabLock: Pick<TabLockPort, "tryRunExclusively">;
}

/** Answer to one offer. Each press is sent once, by one tab of the browser at a time (OFFER-05). */
export class OfferDecisionViewModel {
  state: DecisionState = UNDECIDED;
  readonly #dependencies: OfferDecisionDependencies;
  readonly #offer: () => OfferDetails;
  readonly #answerOffer: WriteCommand<Omit<AnswerOfferRequest, "idempotencyKey">, OfferDetails, OfferAnswerRefusal>;
  readonly #onFound: (offer: OfferDetails) => void;

  /**
   * @param offer returns the offer that was loaded last, for its id and its token
   * @param onFound called with the offer whenever the server has returned it
   */
  constructor(
    dependencies: OfferDecisionDependencies,
    offer: () => OfferDetails,
    onFound: (offer: OfferDetails) => void,
  ) {
    this.#dependencies = dependencies;
    this.#offer = offer;
    this.#answerOffer = new WriteCommand(
      (request, key) => answerOffer(dependencies, request, key),
      dependencies.idempotencyKeys,
    );
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
    const end = await this.#dependencies.tabLock.tryRunExclusively(`ebok.offer.${this.#offer().offerId}`, () =>
      this.send(answer),
    );
    this.step(end ?? { kind: "elsewhere" });
  };

  private step(event: DecisionEvent): OfferAnswer | undefined {
    const { state, send } = reduceOfferDecision(this.state, event);
    this.state = state;
    return send;
  }

  private async send(answer: OfferAnswer): Promise<DecisionEvent> {
    const { offerId, activityId } = this.#offer();
    const outcome = await this.#answerOffer.run({ offerId, activityId, answer });
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
