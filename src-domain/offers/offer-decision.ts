import { isFinalDecision, type DecisionCode, type OfferAnswer } from "./offer-details.ts";

/** Where the customer is with an offer: reads it, or has pressed one of its three ways on. */
export type DecisionStep = "reading" | "review" | "decline" | "contact";

/** How deciding stands. */
export interface DecisionState {
  readonly step: DecisionStep;
  /** The customer says that the terms are known. */
  readonly termsKnown: boolean;
  /** Accepting was pressed without them. */
  readonly termsMissed: boolean;
  /** The answer that is on its way. */
  readonly sending: OfferAnswer | undefined;
  /**
   * `lost`: nobody knows whether the last answer is there, and to press again is safe; `elsewhere`: another tab is
   * sending one.
   */
  readonly problem: "lost" | "elsewhere" | undefined;
  /**
   * How it ended: answered here, or why not. Nothing but `again` leads on from a refusal, and nothing from an answer.
   */
  readonly end:
    | { readonly kind: "answered"; readonly answer: OfferAnswer }
    | { readonly kind: "refused"; readonly code: DecisionCode }
    | undefined;
}

export type DecisionEvent =
  | { readonly kind: "open"; readonly step: Exclude<DecisionStep, "reading"> }
  | { readonly kind: "back" }
  | { readonly kind: "terms"; readonly known: boolean }
  /** A button was pressed. */
  | { readonly kind: "press"; readonly answer: OfferAnswer }
  /** The provider has it: it said so, or it was found there after a lost answer. */
  | { readonly kind: "answered" }
  | { readonly kind: "refused"; readonly code: DecisionCode }
  | { readonly kind: "lost" }
  | { readonly kind: "elsewhere" }
  /** The portal itself has given the call up. */
  | { readonly kind: "cancelled" }
  /** After a refusal that is not for good. */
  | { readonly kind: "again" };

export const UNDECIDED: DecisionState = {
  step: "reading",
  termsKnown: false,
  termsMissed: false,
  sending: undefined,
  problem: undefined,
  end: undefined,
};

const STEP_OF: Readonly<Record<OfferAnswer["kind"], DecisionStep>> = {
  accept: "review",
  decline: "decline",
  contact: "contact",
};

/**
 * Returns whether the customer still decides on an offer.
 *
 * @param isOfferWaiting whether the offer itself waits for an answer; a refusal that it does not show is shown by its code
 */
export function isDecisionOpen({ end }: DecisionState, isOfferWaiting: boolean): boolean {
  if (isOfferWaiting || end === undefined) return isOfferWaiting;
  return end.kind === "refused" && !isFinalDecision(end.code);
}

/** The next state, and the answer to send, if there is one: one at a time, however often it is pressed (OFFER-05). */
export function reduceOfferDecision(
  state: DecisionState,
  event: DecisionEvent,
): { readonly state: DecisionState; readonly send: OfferAnswer | undefined } {
  const next = (changes: Partial<DecisionState>, send?: OfferAnswer) => ({ state: { ...state, ...changes }, send });
  const stay = next({});
  if (state.end !== undefined) {
    const mayGoOn = state.end.kind === "refused" && !isFinalDecision(state.end.code);
    return event.kind === "again" && mayGoOn ? { state: UNDECIDED, send: undefined } : stay;
  }
  const { sending } = state;
  switch (event.kind) {
    case "open":
      return sending === undefined ? next({ step: event.step, problem: undefined, termsMissed: false }) : stay;
    case "back":
      return sending === undefined
        ? next({ step: "reading", problem: undefined, termsKnown: false, termsMissed: false })
        : stay;
    case "terms":
      return sending === undefined && state.step === "review"
        ? next({ termsKnown: event.known, termsMissed: false })
        : stay;
    case "press": {
      const { answer } = event;
      if (sending !== undefined || state.step !== STEP_OF[answer.kind]) return stay;
      if (answer.kind === "accept" && !state.termsKnown) return next({ termsMissed: true });
      return next({ sending: answer, problem: undefined }, answer);
    }
    case "answered":
      return sending === undefined ? stay : next({ sending: undefined, end: { kind: "answered", answer: sending } });
    case "refused":
      return sending === undefined ? stay : next({ sending: undefined, end: { kind: "refused", code: event.code } });
    case "lost":
    case "elsewhere":
      return sending === undefined ? stay : next({ sending: undefined, problem: event.kind });
    case "cancelled":
      return next({ sending: undefined });
    case "again":
      return stay;
  }
}
