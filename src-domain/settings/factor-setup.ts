import type { CreatedToken } from "./second-factor.port.ts";
import type { ConfirmStatus, FactorChange, SetupToken } from "./second-factor.ts";

/**
 * Reason why a setup step failed. `unknown`: the response was lost, and the server's state does not show the effect.
 */
export type FactorSetupFailureReason =
  | "wrongCode"
  | "expired"
  | "tooSoon"
  | "tryLater"
  | "notPossible"
  | "refused"
  | "unknown";

/**
 * Setup of the second factor (SET-02): choose the change, request a token, confirm it with a code. The change takes
 * effect only after the server has accepted the code.
 */
export type SetupState =
  | { readonly step: "closed" }
  | {
      readonly step: "choose";
      readonly change: FactorChange | undefined;
      readonly isSending: boolean;
      readonly failureReason: FactorSetupFailureReason | undefined;
    }
  | {
      readonly step: "code";
      readonly change: FactorChange;
      readonly token: SetupToken;
      readonly isSending: boolean;
      readonly failureReason: FactorSetupFailureReason | undefined;
    }
  /** LIMIT_2FA: too many codes were requested. */
  | { readonly step: "limit"; readonly change: FactorChange }
  | { readonly step: "done"; readonly change: FactorChange };

export type SetupEvent =
  /** `change`: preselected when there is nothing to choose. */
  | { readonly kind: "open"; readonly change?: FactorChange }
  | { readonly kind: "choose"; readonly change: FactorChange }
  /** Requests a token: the first, or another one after the code expired or did not arrive. */
  | { readonly kind: "ask" }
  | { readonly kind: "created"; readonly answer: CreatedToken }
  | { readonly kind: "confirm" }
  | { readonly kind: "confirmed"; readonly status: ConfirmStatus }
  /** Without a reason: the portal itself cancelled the call; no message is shown. */
  | { readonly kind: "failed"; readonly failureReason: FactorSetupFailureReason | undefined }
  /** Returns to the choice of another way. */
  | { readonly kind: "back" }
  | { readonly kind: "close" };

/** Step at which a token can be requested. */
type RequestableSetup = Extract<SetupState, { step: "choose" | "code" }> & { readonly change: FactorChange };

export const NO_SETUP: SetupState = { step: "closed" };

/**
 * Returns true if a call is in flight. Until it ends no other call starts and the dialog stays open, so that the
 * customer sees the result.
 */
export function isSetupSending(state: SetupState): state is RequestableSetup & { readonly isSending: true } {
  return isRequestable(state) && state.isSending;
}

/** Returns true if a code may be sent: there is a token that has not expired. */
export function canSubmitCode(state: SetupState): state is Extract<SetupState, { step: "code" }> {
  return state.step === "code" && !state.isSending && state.failureReason !== "expired";
}

/** Returns the state after an event; ignores events that do not fit the step. */
export function reduceFactorSetup(state: SetupState, event: SetupEvent): SetupState {
  switch (event.kind) {
    case "open":
      return state.step === "closed"
        ? { step: "choose", change: event.change, isSending: false, failureReason: undefined }
        : state;
    case "choose":
      return state.step === "choose" && !state.isSending
        ? { ...state, change: event.change, failureReason: undefined }
        : state;
    case "ask":
      return isSetupSending(state) || !isRequestable(state)
        ? state
        : { ...state, isSending: true, failureReason: undefined };
    case "created":
      return created(state, event.answer);
    case "confirm":
      return canSubmitCode(state) ? { ...state, isSending: true, failureReason: undefined } : state;
    case "confirmed":
      return state.step === "code" && state.isSending ? confirmed(state, event.status) : state;
    case "failed":
      return isSetupSending(state) ? { ...state, isSending: false, failureReason: event.failureReason } : state;
    case "back":
      return state.step === "code" && !state.isSending && state.change.kind !== "none"
        ? { step: "choose", change: state.change, isSending: false, failureReason: undefined }
        : state;
    case "close":
      return isSetupSending(state) ? state : NO_SETUP;
  }
}

/** Returns true if a token can be requested: a change is chosen. */
function isRequestable(state: SetupState): state is RequestableSetup {
  return state.step === "code" || (state.step === "choose" && state.change !== undefined);
}

function created(state: SetupState, answer: CreatedToken): SetupState {
  if (!isSetupSending(state)) return state;
  const { change } = state;
  return answer.status === "ok"
    ? { step: "code", change, token: answer.token, isSending: false, failureReason: undefined }
    : { step: "limit", change };
}

function confirmed(state: Extract<SetupState, { step: "code" }>, status: ConfirmStatus): SetupState {
  switch (status) {
    case "ok":
      return { step: "done", change: state.change };
    case "wrong-code":
      return { ...state, isSending: false, failureReason: "wrongCode" };
    case "expired":
      return { ...state, isSending: false, failureReason: "expired" };
    case "limit-2fa":
      return { step: "limit", change: state.change };
  }
}
