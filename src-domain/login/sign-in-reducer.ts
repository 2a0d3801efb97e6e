import { smsCode } from "../validation/index.ts";
import { reduceFirstLoginStep } from "./first-login-step.ts";
import type { LoginEvent, LoginState, ProtectionState, CredentialsState } from "./login-state.ts";
import { canTrustDevice } from "./second-factor.ts";

/**
 * The part of `reduceLogin` for somebody who has an account: login, password, second factor. Of REGISTER it knows the way
 * back alone, so that a page that lets people in carries no rules of a registration.
 */
export function reduceSignIn(state: LoginState, event: LoginEvent): LoginState {
  switch (state.step) {
    case "CHOOSE":
    case "LOGIN":
      return reduceFirstLoginStep(state, event);
    case "PASSWORD":
    case "PASSWORD_FAKE":
      return passwordStep(state, event);
    case "ACCOUNT_PROTECTION":
      return protectionStep(state, event);
    case "REGISTER":
      return event.kind === "back" && !state.busy && state.stage.kind === "identity"
        ? { step: "LOGIN", login: state.login, busy: false, problem: undefined }
        : state;
  }
}

/** Whether a session may begin in this state: only a real password or its second factor lets anybody in. */
export function canStartSession(state: LoginState): boolean {
  return (state.step === "PASSWORD" || state.step === "ACCOUNT_PROTECTION") && state.busy;
}

function passwordStep(state: CredentialsState, event: LoginEvent): LoginState {
  // one attempt at a time: what is under way may open a session, and nobody would be there for it
  switch (event.kind) {
    case "password-given":
      if (state.busy) return state;
      return event.password === ""
        ? { ...state, problem: { kind: "password-missing" } }
        : { ...state, busy: true, problem: undefined };
    case "challenged":
      return state.busy ? afterPassword(state, event.challenge) : state;
    case "refused":
      return state.busy ? { ...state, busy: false, problem: event.problem } : state;
    case "change-login":
    case "back":
      return state.busy ? state : { ...state, step: "LOGIN", problem: undefined };
    default:
      return state;
  }
}

/**
 * A provider that asks for a second factor on the fake step has made a mistake, which nobody is to notice (LOGIN-02).
 */
function afterPassword(state: CredentialsState, challenge: ProtectionState["challenge"]): LoginState {
  if (state.step !== "PASSWORD")
    return { ...state, busy: false, problem: { kind: "login-refused", code: "bad-credentials" } };
  return {
    step: "ACCOUNT_PROTECTION",
    login: state.login,
    busy: false,
    problem: undefined,
    challenge,
    canRemember: canTrustDevice(challenge),
    remember: false,
  };
}

/** Another code. Meanwhile another device may have become the fifth. */
function rechallenged(state: ProtectionState, challenge: ProtectionState["challenge"]): ProtectionState {
  const canRemember = canTrustDevice(challenge);
  return { ...state, challenge, canRemember, remember: state.remember && canRemember, busy: false };
}

function protectionStep(state: ProtectionState, event: LoginEvent): LoginState {
  const question: CredentialsState = { step: "PASSWORD", login: state.login, busy: false, problem: undefined };
  switch (event.kind) {
    case "code-given": {
      if (state.busy) return state;
      const remember = event.remember && state.canRemember;
      return smsCode(event.code) === "valid"
        ? { ...state, remember, busy: true, problem: undefined }
        : { ...state, remember, problem: { kind: "code-incomplete" } };
    }
    case "code-again":
      if (state.busy || state.challenge.factor !== "sms") return state;
      return event.now < state.challenge.againAt
        ? { ...state, problem: { kind: "login-refused", code: "sms-time-limit" } }
        : { ...state, busy: true, problem: undefined };
    case "challenged":
      return state.busy ? rechallenged(state, event.challenge) : state;
    case "refused":
      if (!state.busy) return state;
      // a lock ends the attempt, and so does time: both begin again with the password
      return event.problem.kind === "locked" || event.problem.kind === "challenge-over"
        ? { ...question, problem: event.problem }
        : { ...state, busy: false, problem: event.problem };
    case "back":
      return state.busy ? state : question;
    case "change-login":
      return state.busy ? state : { ...question, step: "LOGIN" };
    default:
      return state;
  }
}
