import type { TransportFailure } from "../shared-kernel/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { LoginPossibility } from "./login.port.ts";

/** Why a step cannot go on; each has its own Polish message. */
export type LoginProblem =
  | { readonly kind: "login-missing" }
  | { readonly kind: "password-missing" }
  | { readonly kind: "not-possible" }
  | LoginRefusal
  | TransportFailure;

/**
 * Where a customer is on the way in (LOGIN-01). CHOOSE is the first page: a login, or a new account. LOGIN is the same
 * question asked again: reached by "change login", from another step or from another page. PASSWORD_FAKE is drawn exactly as PASSWORD and never succeeds, so
 * that nobody learns which logins exist (LOGIN-02).
 */
export type LoginState =
  | {
      readonly step: "CHOOSE" | "LOGIN" | "PASSWORD" | "PASSWORD_FAKE";
      readonly login: string;
      readonly busy: boolean;
      readonly problem: LoginProblem | undefined;
    }
  | { readonly step: "REGISTER"; readonly login: string };

export type LoginEvent =
  | { readonly kind: "login-given"; readonly login: string }
  | { readonly kind: "possibility"; readonly possibility: LoginPossibility }
  | { readonly kind: "password-given"; readonly password: string }
  /** What was sent was refused, or what comes after the first question could not be fetched. */
  | { readonly kind: "refused"; readonly problem: LoginRefusal | TransportFailure }
  | { readonly kind: "change-login" }
  /** `login`: what stands in the field, so that it is there again on the way back. */
  | { readonly kind: "register"; readonly login: string }
  | { readonly kind: "back" };

export const FIRST_LOGIN_STATE: Extract<LoginState, { readonly busy: boolean }> = { step: "CHOOSE", login: "", busy: false, problem: undefined };

/** The next state; the same one for an event that has no meaning in this state, such as an answer that comes too late. */
export function loginStep(state: LoginState, event: LoginEvent): LoginState {
  if (state.step === "REGISTER") {
    return event.kind === "back" ? { ...FIRST_LOGIN_STATE, step: "LOGIN", login: state.login } : state;
  }
  const asksForLogin = state.step === "CHOOSE" || state.step === "LOGIN";
  switch (event.kind) {
    case "login-given":
      if (!asksForLogin || state.busy) return state;
      return event.login.trim() === ""
        ? { ...state, login: event.login, problem: { kind: "login-missing" } }
        : { ...state, login: event.login.trim(), busy: true, problem: undefined };
    case "possibility":
      return asksForLogin && state.busy ? afterPossibility(state, event.possibility) : state;
    case "password-given":
      if (asksForLogin || state.busy) return state;
      return event.password === ""
        ? { ...state, problem: { kind: "password-missing" } }
        : { ...state, busy: true, problem: undefined };
    case "refused":
      return asksForLogin || state.busy ? { ...state, busy: false, problem: event.problem } : state;
    case "change-login":
    case "back":
      // one attempt at a time: what is under way may open a session, and nobody would be there for it
      return asksForLogin || state.busy ? state : { ...state, step: "LOGIN", problem: undefined };
    case "register":
      return asksForLogin && !state.busy ? { step: "REGISTER", login: event.login } : state;
  }
}

/** Whether a session may begin in this state: only the real password step lets anybody in. */
export function mayEnter(state: LoginState): boolean {
  return state.step === "PASSWORD" && state.busy;
}

function afterPossibility(
  state: Extract<LoginState, { readonly busy: boolean }>,
  possibility: LoginPossibility,
): LoginState {
  switch (possibility) {
    case "possible":
      return { ...state, step: "PASSWORD", busy: false };
    case "forced":
      return { ...state, step: "PASSWORD_FAKE", busy: false };
    case "not-possible":
      return { ...state, busy: false, problem: { kind: "not-possible" } };
    case "no-account":
      return { step: "REGISTER", login: state.login };
  }
}
