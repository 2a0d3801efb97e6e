import type { Instant, TransportFailure } from "../shared-kernel/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { LoginPossibility } from "./login.port.ts";
import type { CodeChannel, IdentificationResult, RegisterViolation, RegisterStage } from "./registration.ts";
import type { SecondFactorChallenge } from "./second-factor-challenge.ts";

/** Reason why a step cannot continue; each has its own Polish message. */
export type LoginFailureReason =
  | { readonly kind: "login-missing" }
  | { readonly kind: "password-missing" }
  | { readonly kind: "code-incomplete" }
  | { readonly kind: "recovery-code-incomplete" }
  /** The device gave no passkey: the customer cancelled, or it cannot. */
  | { readonly kind: "passkey-not-given" }
  | { readonly kind: "not-possible" }
  /** The registering person has an account, so the portal asks for the password. */
  | { readonly kind: "has-account" }
  /** A registration form has invalid fields; one violation per field. */
  | { readonly kind: "incomplete"; readonly violations: readonly RegisterViolation[] }
  | LoginRefusal
  | TransportFailure;

interface StepProgress {
  readonly login: string;
  /** True while a request is running. */
  readonly busy: boolean;
  readonly failureReason: LoginFailureReason | undefined;
}

/**
 * Login and password. CHOOSE is the first page: login or registration. LOGIN is the same form when the customer returns
 * to it. PASSWORD_FAKE looks like PASSWORD and never succeeds, so that existing logins cannot be found out (LOGIN-02).
 */
export interface CredentialsState extends StepProgress {
  readonly step: "CHOOSE" | "LOGIN" | "PASSWORD" | "PASSWORD_FAKE";
}

/** Second factor (LOGIN-03). `remember`: the customer wants to trust this device, if `canRemember` (LOGIN-09). */
export interface ProtectionState extends StepProgress {
  readonly step: "ACCOUNT_PROTECTION";
  readonly challenge: SecondFactorChallenge;
  readonly canRemember: boolean;
  readonly remember: boolean;
  readonly way: SecondFactorWay;
}

/**
 * Way through the second factor: the code of the challenge, or help without it, which takes a recovery code (KEY-07). A
 * passkey can be used in both.
 */
type SecondFactorWay = "code" | "no-code";

/** Registration (LOGIN-04) with its stage. */
export interface RegisterState extends StepProgress {
  readonly step: "REGISTER";
  readonly stage: RegisterStage;
}

/** State of the login (LOGIN-01). */
export type LoginState = CredentialsState | ProtectionState | RegisterState;

export type LoginEvent =
  | { readonly kind: "login-given"; readonly login: string }
  | { readonly kind: "login-checked"; readonly possibility: LoginPossibility }
  | { readonly kind: "password-given"; readonly password: string }
  /** The server refused the request, or the code of the next step failed to load. */
  | { readonly kind: "refused"; readonly failureReason: LoginRefusal | TransportFailure }
  | { readonly kind: "change-login" }
  /** `login`: typed text, restored when the customer goes back. */
  | { readonly kind: "register"; readonly login: string }
  | { readonly kind: "back" }
  /** The password was correct and a code is needed, or another code was sent. */
  | { readonly kind: "challenged"; readonly challenge: SecondFactorChallenge }
  | { readonly kind: "code-given"; readonly code: string; readonly remember: boolean }
  /** The customer cannot get the code. */
  | { readonly kind: "no-code" }
  | { readonly kind: "recovery-code-given"; readonly code: string; readonly remember: boolean }
  /** The device asks for a passkey. */
  | { readonly kind: "passkey-requested"; readonly remember: boolean }
  | { readonly kind: "passkey-not-given" }
  /** Requests another code at `now`; refused before its time (`sms-time-limit`). */
  | { readonly kind: "resend-requested"; readonly now: Instant }
  | { readonly kind: "identity-given"; readonly customerNumber: string; readonly identification: string }
  | { readonly kind: "identified"; readonly identified: IdentificationResult }
  | { readonly kind: "channel-chosen"; readonly channel: CodeChannel }
  | { readonly kind: "code-sent"; readonly validUntil: Instant; readonly againAt: Instant }
  | { readonly kind: "code-accepted"; readonly ticket: string }
  | { readonly kind: "account-given"; readonly login: string; readonly password: string; readonly repeated: string }
  | { readonly kind: "registered" };
