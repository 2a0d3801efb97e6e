import { smsCode } from "../validation/index.ts";
import { isRecoveryCode } from "./recovery-code.ts";
import type { TransportFailure } from "../shared-kernel/index.ts";
import { reduceFirstLoginStep } from "./first-login-step.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { LoginEvent, LoginState, ProtectionState, CredentialsState } from "./login-state.ts";
import { canTrustDevice } from "./second-factor-challenge.ts";

/**
 * Part of `reduceLogin` for an existing account: login, password, second factor. For REGISTER it handles only `back`,
 * so that the login page loads no registration rules.
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
        ? { step: "LOGIN", login: state.login, busy: false, failureReason: undefined }
        : state;
  }
}

/** Returns true if a session may start in this state: only after a real password or its second factor. */
export function canStartSession(state: LoginState): boolean {
  return (state.step === "PASSWORD" || state.step === "ACCOUNT_PROTECTION") && state.busy;
}

function passwordStep(state: CredentialsState, event: LoginEvent): LoginState {
  // Only one attempt runs at a time, because its response may start a session.
  switch (event.kind) {
    case "password-given":
      if (state.busy) return state;
      return event.password === ""
        ? { ...state, failureReason: { kind: "password-missing" } }
        : { ...state, busy: true, failureReason: undefined };
    case "challenged":
      return state.busy ? afterPassword(state, event.challenge) : state;
    case "refused":
      return state.busy ? { ...state, busy: false, failureReason: event.failureReason } : state;
    case "change-login":
    case "back":
      return state.busy ? state : { ...state, step: "LOGIN", failureReason: undefined };
    default:
      return state;
  }
}

/**
 * Shows wrong credentials if the server requests a second factor on the fake step, to hide the server's mistake
 * (LOGIN-02).
 */
function afterPassword(state: CredentialsState, challenge: ProtectionState["challenge"]): LoginState {
  if (state.step !== "PASSWORD")
    return { ...state, busy: false, failureReason: { kind: "login-refused", code: "bad-credentials" } };
  return {
    step: "ACCOUNT_PROTECTION",
    login: state.login,
    busy: false,
    failureReason: undefined,
    challenge,
    canRemember: canTrustDevice(challenge),
    remember: false,
    way: "code",
  };
}

/** Applies another challenge. Meanwhile the limit of trusted devices may have been reached. */
function rechallenged(state: ProtectionState, challenge: ProtectionState["challenge"]): ProtectionState {
  const canRemember = canTrustDevice(challenge);
  return { ...state, challenge, canRemember, remember: state.remember && canRemember, busy: false };
}

/** Shows a refusal. A rejected passkey has used its challenge up, so it is no longer offered (KEY-04). */
function refusedProof(state: ProtectionState, failureReason: LoginRefusal | TransportFailure): ProtectionState {
  const isPasskey = failureReason.kind === "wrong-code" && failureReason.from === "passkey";
  const challenge = isPasskey ? { ...state.challenge, passkeyOptions: undefined } : state.challenge;
  return { ...state, challenge, busy: false, failureReason };
}

function protectionStep(state: ProtectionState, event: LoginEvent): LoginState {
  const question: CredentialsState = { step: "PASSWORD", login: state.login, busy: false, failureReason: undefined };
  switch (event.kind) {
    case "code-given": {
      if (state.busy) return state;
      const remember = event.remember && state.canRemember;
      return smsCode(event.code) === "valid"
        ? { ...state, remember, busy: true, failureReason: undefined }
        : { ...state, remember, failureReason: { kind: "code-incomplete" } };
    }
    case "recovery-code-given": {
      if (state.busy) return state;
      const remember = event.remember && state.canRemember;
      return isRecoveryCode(event.code)
        ? { ...state, remember, busy: true, failureReason: undefined }
        : { ...state, remember, failureReason: { kind: "recovery-code-incomplete" } };
    }
    case "passkey-requested":
      if (state.busy || state.challenge.passkeyOptions === undefined) return state;
      return { ...state, remember: event.remember && state.canRemember, busy: true, failureReason: undefined };
    case "passkey-not-given":
      return state.busy ? { ...state, busy: false, failureReason: { kind: "passkey-not-given" } } : state;
    case "no-code":
      return state.busy ? state : { ...state, way: "no-code", failureReason: undefined };
    case "resend-requested":
      if (state.busy || state.challenge.factor !== "sms") return state;
      return event.now < state.challenge.againAt
        ? { ...state, failureReason: { kind: "login-refused", code: "sms-time-limit" } }
        : { ...state, busy: true, failureReason: undefined };
    case "challenged":
      return state.busy ? rechallenged(state, event.challenge) : state;
    case "refused":
      if (!state.busy) return state;
      // A lock or an expired attempt restarts with the password.
      return event.failureReason.kind === "locked" || event.failureReason.kind === "challenge-over"
        ? { ...question, failureReason: event.failureReason }
        : refusedProof(state, event.failureReason);
    case "back":
      if (state.busy) return state;
      return state.way === "no-code" ? { ...state, way: "code", failureReason: undefined } : question;
    case "change-login":
      return state.busy ? state : { ...question, step: "LOGIN" };
    default:
      return state;
  }
}
