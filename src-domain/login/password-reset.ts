import type { TransportFailure } from "../shared-kernel/index.ts";
import { password, passwordMatch } from "../validation/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { RegisterComplaint } from "./registration.ts";

/** Why a step towards a new password cannot go on. */
export type ResetProblem =
  | { readonly kind: "login-missing" }
  | { readonly kind: "incomplete"; readonly complaints: readonly RegisterComplaint[] }
  | LoginRefusal
  | TransportFailure;

/** Why a new password is not set, or not known to be. */
export type NewPasswordProblem =
  /** The answer to it was lost, and so was the one to the question whether the link is used by now. */
  | { readonly kind: "outcome-unknown" }
  /** Looked at again: the link is not used, so no password was set by it. */
  | { readonly kind: "not-set" }
  | ResetProblem;

/**
 * Asking for a link (LOGIN-05). SENT says the same of every login, whether there is one or not: nobody learns which
 * exist.
 */
export type ResetLinkState =
  | { readonly step: "ASK"; readonly login: string; readonly busy: boolean; readonly problem: ResetProblem | undefined }
  | { readonly step: "SENT"; readonly login: string };

export type ResetLinkEvent =
  | { readonly kind: "login-given"; readonly login: string }
  | { readonly kind: "accepted" }
  | { readonly kind: "refused"; readonly problem: LoginRefusal | TransportFailure }
  | { readonly kind: "back" };

/** The next state; the same one for an event that has no meaning in this state. */
export function reduceResetLink(state: ResetLinkState, event: ResetLinkEvent): ResetLinkState {
  if (state.step === "SENT")
    return event.kind === "back" ? { step: "ASK", login: state.login, busy: false, problem: undefined } : state;
  if (event.kind === "login-given") {
    if (state.busy) return state;
    const login = event.login.trim();
    return login === ""
      ? { ...state, login, problem: { kind: "login-missing" } }
      : { ...state, login, busy: true, problem: undefined };
  }
  if (!state.busy) return state;
  switch (event.kind) {
    case "accepted":
      return { step: "SENT", login: state.login };
    case "refused":
      return { ...state, busy: false, problem: event.problem };
    case "back":
      return state;
  }
}

/**
 * The link in the hand: CHECK whether it may still be used, a new PASSWORD, DONE; or OVER: the link is of no use any
 * more.
 * `loggedInAs`: who is logged in in this browser nevertheless; the session of the login itself ends with its former
 * password.
 */
export type NewPasswordState =
  | { readonly step: "CHECK"; readonly busy: boolean; readonly problem: ResetProblem | undefined }
  | { readonly step: "PASSWORD"; readonly busy: boolean; readonly problem: NewPasswordProblem | undefined }
  | { readonly step: "OVER"; readonly problem: LoginRefusal }
  | { readonly step: "DONE"; readonly loggedInAs: string | undefined };

export type NewPasswordEvent =
  | { readonly kind: "check" }
  | { readonly kind: "accepted" }
  | { readonly kind: "password-given"; readonly password: string; readonly repeated: string }
  | { readonly kind: "password-set"; readonly loggedInAs: string | undefined }
  /** Nobody knows whether the password is set. */
  | { readonly kind: "outcome-lost" }
  /** Whether it is set is asked once more. */
  | { readonly kind: "look-again" }
  | { readonly kind: "refused"; readonly problem: LoginRefusal | TransportFailure };

export const INITIAL_NEW_PASSWORD_STATE: NewPasswordState = { step: "CHECK", busy: false, problem: undefined };

/** The next state; the same one for an event that has no meaning in this state. */
export function reduceNewPassword(state: NewPasswordState, event: NewPasswordEvent): NewPasswordState {
  if (state.step === "OVER" || state.step === "DONE") return state;
  switch (event.kind) {
    case "check":
      return state.busy || state.step !== "CHECK" ? state : { ...state, busy: true, problem: undefined };
    case "password-given": {
      if (state.busy || state.step !== "PASSWORD") return state;
      const complaints = newPasswordComplaints(event);
      return complaints.length === 0
        ? { ...state, busy: true, problem: undefined }
        : { ...state, problem: { kind: "incomplete", complaints } };
    }
    case "look-again":
      return state.busy || state.problem?.kind !== "outcome-unknown" ? state : { ...state, busy: true };
    // of a link that may still be used: on opening it, or when it was looked at again
    case "accepted":
      return state.busy
        ? { step: "PASSWORD", busy: false, problem: state.step === "CHECK" ? undefined : { kind: "not-set" } }
        : state;
    case "password-set":
      return state.busy && state.step === "PASSWORD" ? { step: "DONE", loggedInAs: event.loggedInAs } : state;
    case "outcome-lost":
      return state.busy && state.step === "PASSWORD"
        ? { ...state, busy: false, problem: { kind: "outcome-unknown" } }
        : state;
    case "refused":
      if (!state.busy) return state;
      return isLinkUnusable(event.problem)
        ? { step: "OVER", problem: event.problem }
        : { ...state, busy: false, problem: event.problem };
  }
}

/** A link that was used, is overdue or was never sent will not work the next time either. */
function isLinkUnusable(problem: LoginRefusal | TransportFailure): problem is LoginRefusal {
  return (
    problem.kind === "unknown-token" ||
    (problem.kind === "login-refused" && (problem.code === "used-token" || problem.code === "overdue-token"))
  );
}

/** Returns whether a link was refused because it has already set a password. */
export function isLinkUsed(failure: LoginRefusal | TransportFailure): boolean {
  return failure.kind === "login-refused" && failure.code === "used-token";
}

/** What is wrong with a new password typed twice (VAL-01); empty when it may be sent. Also while it is typed. */
export function newPasswordComplaints(given: {
  readonly password: string;
  readonly repeated: string;
}): readonly RegisterComplaint[] {
  const [first, second] = [password(given.password), passwordMatch(given.password)(given.repeated)];
  return [
    ...(first === "valid" ? [] : [{ field: "password" as const, complaint: first }]),
    ...(second === "valid" ? [] : [{ field: "repeated" as const, complaint: second }]),
  ];
}
