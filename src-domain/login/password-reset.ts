import type { TransportFailure } from "../shared-kernel/index.ts";
import { password, passwordMatch } from "../validation/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { RegisterComplaint } from "./registration.ts";

/** Reason why a step of the password reset cannot continue. */
export type ResetProblem =
  | { readonly kind: "login-missing" }
  | { readonly kind: "incomplete"; readonly complaints: readonly RegisterComplaint[] }
  | LoginRefusal
  | TransportFailure;

/** Reason why a new password is not set, or not known to be set. */
export type NewPasswordProblem =
  /** Both the response and the response of its verification were lost. */
  | { readonly kind: "outcome-unknown" }
  /** The verification shows that the link is unused, so no password was set. */
  | { readonly kind: "not-set" }
  | ResetProblem;

/** Request for a link (LOGIN-05). SENT looks the same for every login, so that existing logins cannot be found out. */
export type ResetLinkState =
  | { readonly step: "ASK"; readonly login: string; readonly busy: boolean; readonly problem: ResetProblem | undefined }
  | { readonly step: "SENT"; readonly login: string };

export type ResetLinkEvent =
  | { readonly kind: "login-given"; readonly login: string }
  | { readonly kind: "accepted" }
  | { readonly kind: "refused"; readonly problem: LoginRefusal | TransportFailure }
  | { readonly kind: "back" };

/** Returns the state after an event; ignores events that do not fit the state. */
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
 * Use of a link: CHECK its validity, enter a PASSWORD, DONE; or OVER: the link is unusable. `loggedInAs`: customer
 * still logged in in this browser; the server ended the sessions of the login itself.
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
  /** It is unknown whether the password was set. */
  | { readonly kind: "outcome-lost" }
  /** Verifies again whether the password was set. */
  | { readonly kind: "look-again" }
  | { readonly kind: "refused"; readonly problem: LoginRefusal | TransportFailure };

export const INITIAL_NEW_PASSWORD_STATE: NewPasswordState = { step: "CHECK", busy: false, problem: undefined };

/** Returns the state after an event; ignores events that do not fit the state. */
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
    // The link is usable: after the first check, or after a verification.
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

/** Returns whether the link can never work: used, overdue or unknown. */
function isLinkUnusable(problem: LoginRefusal | TransportFailure): problem is LoginRefusal {
  return (
    problem.kind === "unknown-token" ||
    (problem.kind === "login-refused" && (problem.code === "used-token" || problem.code === "overdue-token"))
  );
}

/** Returns whether the server refused a link because it has already set a password. */
export function isLinkUsed(failure: LoginRefusal | TransportFailure): boolean {
  return failure.kind === "login-refused" && failure.code === "used-token";
}

/** Returns the complaints about a new password typed twice (VAL-01); empty if valid. Also used while typing. */
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
