import type { Decision, DecisionEvent } from "#domain/offers/decision.ts";

/** Deciding on an offer, as views see it. */
export interface DecisionViewModel {
  readonly state: Decision;
  readonly busy: boolean;
  dispatch(event: DecisionEvent): Promise<void>;
}
