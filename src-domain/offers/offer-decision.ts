import { isFinalDecision, type DecisionCode, type OfferAnswer } from "./offer-details.ts";

/** Step of the customer: reading the offer, or one of the three ways to answer it. */
export type DecisionStep = "reading" | "review" | "decline" | "contact";

/** State of the decision. */
export interface DecisionState {
  readonly step: DecisionStep;
  /** The customer has confirmed the terms. */
  readonly termsKnown: boolean;
  /** The customer tried to accept without confirming the terms. */
  readonly termsMissed: boolean;
  /** The customer wishes that the service begins within the time to withdraw. */
  readonly wantsEarlyStart: boolean;
  /** Answer in flight. */
  readonly sending: OfferAnswer | undefined;
  /** `lost`: the response was lost, and sending again is safe. `elsewhere`: another tab is sending an answer. */
  readonly failureReason: "lost" | "elsewhere" | undefined;
  /** Final state. A refusal that is not final can be left by `again`; an answer cannot. */
  readonly end:
    | { readonly kind: "answered"; readonly answer: OfferAnswer }
    | { readonly kind: "refused"; readonly code: DecisionCode }
    | undefined;
}

export type DecisionEvent =
  | { readonly kind: "open"; readonly step: Exclude<DecisionStep, "reading"> }
  | { readonly kind: "back" }
  | { readonly kind: "terms"; readonly known: boolean }
  | { readonly kind: "early-start"; readonly wanted: boolean }
  /** The customer pressed an answer button. */
  | { readonly kind: "submit"; readonly answer: OfferAnswer }
  /** The server has the answer: it confirmed it, or the answer was found after a lost response. */
  | { readonly kind: "answered" }
  | { readonly kind: "refused"; readonly code: DecisionCode }
  | { readonly kind: "lost" }
  | { readonly kind: "elsewhere" }
  /** The portal itself cancelled the call. */
  | { readonly kind: "cancelled" }
  /** The customer retries after a refusal that is not final. */
  | { readonly kind: "retry" };

export const UNDECIDED: DecisionState = {
  step: "reading",
  termsKnown: false,
  termsMissed: false,
  wantsEarlyStart: false,
  sending: undefined,
  failureReason: undefined,
  end: undefined,
};

const STEP_OF: Readonly<Record<OfferAnswer["kind"], DecisionStep>> = {
  accept: "review",
  decline: "decline",
  contact: "contact",
};

/**
 * Returns true if the customer can still decide on an offer.
 * @param isOfferWaiting true if the offer itself waits for an answer; if not, the code of a refusal decides
 */
export function isDecisionOpen({ end }: DecisionState, isOfferWaiting: boolean): boolean {
  if (isOfferWaiting || end === undefined) return isOfferWaiting;
  return end.kind === "refused" && !isFinalDecision(end.code);
}

/** Returns the next state and the answer to send, if any. Only one answer is in flight at a time (OFFER-05). */
export function reduceOfferDecision(
  state: DecisionState,
  event: DecisionEvent,
): { readonly state: DecisionState; readonly send: OfferAnswer | undefined } {
  const next = (changes: Partial<DecisionState>, send?: OfferAnswer) => ({ state: { ...state, ...changes }, send });
  const stay = next({});
  if (state.end !== undefined) {
    const mayGoOn = state.end.kind === "refused" && !isFinalDecision(state.end.code);
    return event.kind === "retry" && mayGoOn ? { state: UNDECIDED, send: undefined } : stay;
  }
  const { sending } = state;
  switch (event.kind) {
    case "open":
      return sending === undefined ? next({ step: event.step, failureReason: undefined, termsMissed: false }) : stay;
    case "back":
      return sending === undefined
        ? next({
            step: "reading",
            failureReason: undefined,
            termsKnown: false,
            termsMissed: false,
            wantsEarlyStart: false,
          })
        : stay;
    case "terms":
      return sending === undefined && state.step === "review"
        ? next({ termsKnown: event.known, termsMissed: false })
        : stay;
    case "early-start":
      return sending === undefined && state.step === "review" ? next({ wantsEarlyStart: event.wanted }) : stay;
    case "submit": {
      const { answer } = event;
      if (sending !== undefined || state.step !== STEP_OF[answer.kind]) return stay;
      if (answer.kind === "accept" && !state.termsKnown) return next({ termsMissed: true });
      return next({ sending: answer, failureReason: undefined }, answer);
    }
    case "answered":
      return sending === undefined ? stay : next({ sending: undefined, end: { kind: "answered", answer: sending } });
    case "refused":
      return sending === undefined ? stay : next({ sending: undefined, end: { kind: "refused", code: event.code } });
    case "lost":
    case "elsewhere":
      return sending === undefined ? stay : next({ sending: undefined, failureReason: event.kind });
    case "cancelled":
      return next({ sending: undefined });
    case "retry":
      return stay;
  }
}
