import type { TransportFailure } from "../shared-kernel/index.ts";
import { password, passwordMatch } from "../validation/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { RegisterViolation } from "./registration.ts";

/** Reason why a step of the password reset cannot continue. */
export type ResetFailureReason =
  | { readonly kind: "login-missing" }
  | { readonly kind: "incomplete"; readonly violations: readonly RegisterViolation[] }
  | LoginRefusal
  | TransportFailure;

/** Reason why a new password is not set, or not known to be set. */
export type NewPasswordFailureReason =
  /** Both the response and the response of its verification were lost. */
  | { readonly kind: "outcome-unknown" }
  /** The verification shows that the link is unused, so no password was set. */
  | { readonly kind: "not-set" }
  | ResetFailureReason;

/** Request for a link (LOGIN-05). SENT looks the same for every login, so that existing logins cannot be found out. */
export type ResetLinkState =
  | {
      readonly step: "ASK";
      readonly login: string;
      readonly busy: boolean;
      readonly failureReason: ResetFailureReason | undefined;
    }
  | { readonly step: "SENT"; readonly login: string };

export type ResetLinkEvent =
  | { readonly kind: "login-given"; readonly login: string }
  | { readonly kind: "accepted" }
  | { readonly kind: "refused"; readonly failureReason: LoginRefusal | TransportFailure }
  | { readonly kind: "back" };

/** Returns the state after an event; ignores events that do not fit the state. */
export function reduceResetLink(state: ResetLinkState, event: ResetLinkEvent): ResetLinkState {
  if (state.step === "SENT")
    return event.kind === "back" ? { step: "ASK", login: state.login, busy: false, failureReason: undefined } : state;
  if (event.kind === "login-given") {
    if (state.busy) return state;
    const login = event.login.trim();
    return login === ""
      ? { ...state, login, failureReason: { kind: "login-missing" } }
      : { ...state, login, busy: true, failureReason: undefined };
  }
  if (!state.busy) return state;
  switch (event.kind) {
    case "accepted":
      return { step: "SENT", login: state.login };
    case "refused":
      return { ...state, busy: false, failureReason: event.failureReason };
    case "back":
      return state;
  }
}

/**
 * Use of a link: CHECK its validity, enter a PASSWORD, DONE; or OVER: the link is unusable. `loggedInAs`: customer
 * still logged in in this browser; the server ended the sessions of the login itself.
 */
export type NewPasswordState =
  | { readonly step: "CHECK"; readonly busy: boolean; readonly failureReason: ResetFailureReason | undefined }
  | { readonly step: "PASSWORD"; readonly busy: boolean; readonly failureReason: NewPasswordFailureReason | undefined }
  | { readonly step: "OVER"; readonly failureReason: LoginRefusal }
  | { readonly step: "DONE"; readonly loggedInAs: string | undefined };

export type NewPasswordEvent =
  | { readonly kind: "check" }
  | { readonly kind: "accepted" }
  | { readonly kind: "password-given"; readonly password: string; readonly repeated: string }
  | { readonly kind: "password-set"; readonly loggedInAs: string | undefined }
  /** It is unknown whether the password was set. */
  | { readonly kind: "outcome-lost" }
  /** Verifies again whether the password was set. */
  | { readonly kind: "verify-again" }
  | { readonly kind: "refused"; readonly failureReason: LoginRefusal | TransportFailure };

export const INITIAL_NEW_PASSWORD_STATE: NewPasswordState = { step: "CHECK", busy: false, failureReason: undefined };

/** Returns the state after an event; ignores events that do not fit the state. */
export function reduceNewPassword(state: NewPasswordState, event: NewPasswordEvent): NewPasswordState {
  if (state.step === "OVER" || state.step === "DONE") return state;
  switch (event.kind) {
    case "check":
      return state.busy || state.step !== "CHECK" ? state : { ...state, busy: true, failureReason: undefined };
    case "password-given": {
      if (state.busy || state.step !== "PASSWORD") return state;
      const violations = newPasswordViolations(event);
      return violations.length === 0
        ? { ...state, busy: true, failureReason: undefined }
        : { ...state, failureReason: { kind: "incomplete", violations } };
    }
    case "verify-again":
      return state.busy || state.failureReason?.kind !== "outcome-unknown" ? state : { ...state, busy: true };
    // The link is usable: after the first check, or after a verification.
    case "accepted":
      return state.busy
        ? { step: "PASSWORD", busy: false, failureReason: state.step === "CHECK" ? undefined : { kind: "not-set" } }
        : state;
    case "password-set":
      return state.busy && state.step === "PASSWORD" ? { step: "DONE", loggedInAs: event.loggedInAs } : state;
    case "outcome-lost":
      return state.busy && state.step === "PASSWORD"
        ? { ...state, busy: false, failureReason: { kind: "outcome-unknown" } }
        : state;
    case "refused":
      if (!state.busy) return state;
      return isLinkUnusable(event.failureReason)
        ? { step: "OVER", failureReason: event.failureReason }
        : { ...state, busy: false, failureReason: event.failureReason };
  }
}

/** Returns true if the link can never work: used, overdue or unknown. */
function isLinkUnusable(failureReason: LoginRefusal | TransportFailure): failureReason is LoginRefusal {
  return (
    failureReason.kind === "unknown-token" ||
    (failureReason.kind === "login-refused" &&
      (failureReason.code === "used-token" || failureReason.code === "overdue-token"))
  );
}

/** Returns true if the server refused a link because it has already set a password. */
export function isLinkUsed(failure: LoginRefusal | TransportFailure): boolean {
  return failure.kind === "login-refused" && failure.code === "used-token";
}

/** Returns the violations by a new password typed twice (VAL-01); empty if valid. Also used while typing. */
export function newPasswordViolations(given: {
  readonly password: string;
  readonly repeated: string;
}): readonly RegisterViolation[] {
  const [first, second] = [password(given.password), passwordMatch(given.password)(given.repeated)];
  return [
    ...(first === "valid" ? [] : [{ field: "password" as const, violation: first }]),
    ...(second === "valid" ? [] : [{ field: "repeated" as const, violation: second }]),
  ];
}
