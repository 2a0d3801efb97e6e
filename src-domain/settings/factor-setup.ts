import type { CreatedToken } from "./second-factor.port.ts";
import type { ConfirmStatus, FactorChange, SetupToken } from "./second-factor.ts";

/** Why a change stands where it stands. `unknown`: no answer came, and the provider's state does not show it. */
export type SetupProblem = "wrongCode" | "expired" | "tooSoon" | "notPossible" | "refused" | "unknown";

/**
 * The way of a change of the second factor (SET-02): what is wanted, the token that the provider makes for it, the code
 * that proves it.
 * Nothing is done before the provider has taken a code.
 */
export type SetupState =
  | { readonly step: "closed" }
  | {
      readonly step: "choose";
      readonly change: FactorChange | undefined;
      readonly isSending: boolean;
      readonly problem: SetupProblem | undefined;
    }
  | {
      readonly step: "code";
      readonly change: FactorChange;
      readonly token: SetupToken;
      readonly isSending: boolean;
      readonly problem: SetupProblem | undefined;
    }
  /** LIMIT_2FA: too many codes for now. */
  | { readonly step: "limit"; readonly change: FactorChange }
  | { readonly step: "done"; readonly change: FactorChange };

export type SetupEvent =
  /** `wish`: what is wanted already, where there is nothing to choose. */
  | { readonly kind: "open"; readonly change?: FactorChange }
  | { readonly kind: "choose"; readonly change: FactorChange }
  /** A token is asked for: the first one, or another where the code has expired or never came. */
  | { readonly kind: "ask" }
  | { readonly kind: "created"; readonly answer: CreatedToken }
  | { readonly kind: "confirm" }
  | { readonly kind: "confirmed"; readonly status: ConfirmStatus }
  /** Without a problem: the portal itself has given the call up, and nobody is told. */
  | { readonly kind: "failed"; readonly problem: SetupProblem | undefined }
  | { readonly kind: "close" };

/** A step at which a token can be requested. */
type RequestableSetup = Extract<SetupState, { step: "choose" | "code" }> & { readonly change: FactorChange };

export const NO_SETUP: SetupState = { step: "closed" };

/**
 * Whether something is on its way: nothing else is begun, and nothing closes, for whoever looked away would not learn
 * how it ended.
 */
export function isSetupSending(state: SetupState): state is RequestableSetup & { readonly isSending: true } {
  return isRequestable(state) && state.isSending;
}

/** Whether a code may be sent: there is a token, and it is none that has expired. */
export function canSubmitCode(state: SetupState): state is Extract<SetupState, { step: "code" }> {
  return state.step === "code" && !state.isSending && state.problem !== "expired";
}

/** The state after an event; what does not belong to a step leaves it as it was. */
export function reduceFactorSetup(state: SetupState, event: SetupEvent): SetupState {
  switch (event.kind) {
    case "open":
      return state.step === "closed"
        ? { step: "choose", change: event.change, isSending: false, problem: undefined }
        : state;
    case "choose":
      return state.step === "choose" && !state.isSending
        ? { ...state, change: event.change, problem: undefined }
        : state;
    case "ask":
      return isSetupSending(state) || !isRequestable(state) ? state : { ...state, isSending: true, problem: undefined };
    case "created":
      return created(state, event.answer);
    case "confirm":
      return canSubmitCode(state) ? { ...state, isSending: true, problem: undefined } : state;
    case "confirmed":
      return state.step === "code" && state.isSending ? confirmed(state, event.status) : state;
    case "failed":
      return isSetupSending(state) ? { ...state, isSending: false, problem: event.problem } : state;
    case "close":
      return isSetupSending(state) ? state : NO_SETUP;
  }
}

/** Where a token can be asked for: a wish is there. */
function isRequestable(state: SetupState): state is RequestableSetup {
  return state.step === "code" || (state.step === "choose" && state.change !== undefined);
}

function created(state: SetupState, answer: CreatedToken): SetupState {
  if (!isSetupSending(state)) return state;
  const { change } = state;
  return answer.status === "ok"
    ? { step: "code", change, token: answer.token, isSending: false, problem: undefined }
    : { step: "limit", change };
}

function confirmed(state: Extract<SetupState, { step: "code" }>, status: ConfirmStatus): SetupState {
  switch (status) {
    case "ok":
      return { step: "done", change: state.change };
    case "wrong-code":
      return { ...state, isSending: false, problem: "wrongCode" };
    case "expired":
      return { ...state, isSending: false, problem: "expired" };
    case "limit-2fa":
      return { step: "limit", change: state.change };
  }
}
