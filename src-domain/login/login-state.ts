import type { Instant, TransportFailure } from "../shared-kernel/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { LoginPossibility } from "./login.port.ts";
import type { CodeChannel, IdentificationResult, RegisterComplaint, RegisterStage } from "./registration.ts";
import type { Challenge } from "./second-factor.ts";

/** Why a step cannot go on; each has its own Polish message. */
export type LoginProblem =
  | { readonly kind: "login-missing" }
  | { readonly kind: "password-missing" }
  | { readonly kind: "code-incomplete" }
  | { readonly kind: "not-possible" }
  /** Somebody who wanted to register has an account: the password is asked for. */
  | { readonly kind: "has-account" }
  /** What a form of the registration was given does not keep its rules; the first complaint of each field. */
  | { readonly kind: "incomplete"; readonly complaints: readonly RegisterComplaint[] }
  | LoginRefusal
  | TransportFailure;

interface StepProgress {
  readonly login: string;
  /** Something was sent and is not answered yet. */
  readonly busy: boolean;
  readonly problem: LoginProblem | undefined;
}

/**
 * The first question and the password. CHOOSE is the first page: a login, or a new account. LOGIN is the same question
 * asked again: reached by "change login", from another step or from another page. PASSWORD_FAKE is drawn exactly as
 * PASSWORD and never succeeds, so that nobody learns which logins exist (LOGIN-02).
 */
export interface CredentialsState extends StepProgress {
  readonly step: "CHOOSE" | "LOGIN" | "PASSWORD" | "PASSWORD_FAKE";
}

/**
 * The second factor (LOGIN-03). `remember`: this device is to be trusted from now on, where it `canRemember`
 * (LOGIN-09).
 */
export interface ProtectionState extends StepProgress {
  readonly step: "ACCOUNT_PROTECTION";
  readonly challenge: Challenge;
  readonly canRemember: boolean;
  readonly remember: boolean;
}

/** A new account (LOGIN-04), stage after stage. */
export interface RegisterState extends StepProgress {
  readonly step: "REGISTER";
  readonly stage: RegisterStage;
}

/** Where a customer is on the way in (LOGIN-01). */
export type LoginState = CredentialsState | ProtectionState | RegisterState;

export type LoginEvent =
  | { readonly kind: "login-given"; readonly login: string }
  | { readonly kind: "possibility"; readonly possibility: LoginPossibility }
  | { readonly kind: "password-given"; readonly password: string }
  /** What was sent was refused, or what comes after the first question could not be fetched. */
  | { readonly kind: "refused"; readonly problem: LoginRefusal | TransportFailure }
  | { readonly kind: "change-login" }
  /** `login`: what stands in the field, so that it is there again on the way back. */
  | { readonly kind: "register"; readonly login: string }
  | { readonly kind: "back" }
  /** The password was right, and a code is asked for; or another code was sent. */
  | { readonly kind: "challenged"; readonly challenge: Challenge }
  | { readonly kind: "code-given"; readonly code: string; readonly remember: boolean }
  /** Another code, at `now`: refused before its time (SMS_TIME_LIMIT). */
  | { readonly kind: "code-again"; readonly now: Instant }
  | { readonly kind: "identity-given"; readonly customerNumber: string; readonly identification: string }
  | { readonly kind: "identified"; readonly identified: IdentificationResult }
  | { readonly kind: "channel-chosen"; readonly channel: CodeChannel }
  | { readonly kind: "code-sent"; readonly validUntil: Instant; readonly againAt: Instant }
  | { readonly kind: "code-accepted"; readonly ticket: string }
  | { readonly kind: "account-given"; readonly login: string; readonly password: string; readonly repeated: string }
  | { readonly kind: "registered" };
