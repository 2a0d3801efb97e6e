import type { LoginPossibility } from "./login.port.ts";
import type { LoginEvent, LoginFailureReason, LoginState, CredentialsState, RegisterState } from "./login-state.ts";

export const INITIAL_LOGIN_STATE: CredentialsState = {
  step: "CHOOSE",
  login: "",
  busy: false,
  failureReason: undefined,
};

/**
 * Part of `reduceLogin` for CHOOSE and LOGIN, loaded with the first form of the page. Returns other states unchanged.
 */
export function reduceFirstLoginStep(state: LoginState, event: LoginEvent): LoginState {
  if (state.step !== "CHOOSE" && state.step !== "LOGIN") return state;
  switch (event.kind) {
    case "login-given":
      if (state.busy) return state;
      return event.login.trim() === ""
        ? { ...state, login: event.login, failureReason: { kind: "login-missing" } }
        : { ...state, login: event.login.trim(), busy: true, failureReason: undefined };
    case "login-checked":
      return state.busy ? afterPossibility(state, event.possibility) : state;
    case "refused":
      return { ...state, busy: false, failureReason: event.failureReason };
    case "register":
      return state.busy ? state : startRegistration(event.login);
    default:
      return state;
  }
}

/** Failures of the transport, not of the typed values. */
const TRANSPORT_FAILURES: readonly LoginFailureReason["kind"][] = [
  "unreachable",
  "timeout",
  "http",
  "malformed",
  "flagged",
  "refused",
  "not-supported",
  "try-later",
  "aborted",
  "unexpected-error",
];

/** Returns true if the reason belongs to a typed value; others mark no field. */
export const isFieldFailure = ({ kind }: Pick<LoginFailureReason, "kind">): boolean =>
  !TRANSPORT_FAILURES.includes(kind);

/** Removes the network failure of any step when the network is back. */
export const clearOfflineFailure = (state: LoginState): LoginState =>
  state.failureReason?.kind === "unreachable" ? { ...state, failureReason: undefined } : state;

function startRegistration(login: string): RegisterState {
  return {
    step: "REGISTER",
    login,
    busy: false,
    failureReason: undefined,
    stage: { kind: "identity", customerNumber: "", identification: "" },
  };
}

function afterPossibility(state: CredentialsState, possibility: LoginPossibility): LoginState {
  switch (possibility) {
    case "possible":
      return { ...state, step: "PASSWORD", busy: false };
    case "forced":
      return { ...state, step: "PASSWORD_FAKE", busy: false };
    case "not-possible":
      return { ...state, busy: false, failureReason: { kind: "not-possible" } };
    case "no-account":
      return startRegistration(state.login);
  }
}
