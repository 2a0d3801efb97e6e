import type { Instant } from "../shared-kernel/index.ts";

/** Codes of specification 8, "Login and registration" (LOGIN-06), and `common-password` (VAL-01). */
export type LoginErrorCode =
  | "wrong-username"
  | "cannot-register"
  | "ambiguous-data"
  | "not-possible"
  | "missing-data"
  | "passwords-differ"
  | "overdue-token"
  | "used-token"
  | "expired-sms-token"
  | "sms-time-limit"
  | "bad-credentials"
  | "invalid-login"
  | "login-used"
  | "internal-error"
  | "geo-ip-block"
  | "bad-sms-prefix"
  | "common-password";

/** Kind of a wrong proof of the second factor. */
type WrongCode = "sms" | "email" | "app" | "passkey" | "recovery-code";

/** Wrong passwords and codes that are left until the lock (LOGIN-13). */
export interface AttemptsLeft {
  readonly left: number;
  /** Minutes that the lock will take; `undefined` if the server does not tell. */
  readonly lockMinutes: number | undefined;
}

/**
 * Refusal of a login: a code, a lock with its end (LOGIN-07), a wrong proof of the second factor (LOGIN-03), an expired
 * attempt that restarts with the password, an unknown token, or an unknown code.
 */
export type LoginRefusal =
  | { readonly kind: "login-refused"; readonly code: LoginErrorCode; readonly attempts?: AttemptsLeft }
  | { readonly kind: "locked"; readonly until: Instant | undefined }
  | { readonly kind: "wrong-code"; readonly from: WrongCode; readonly attempts?: AttemptsLeft }
  | { readonly kind: "challenge-over" }
  | { readonly kind: "unknown-token" }
  | { readonly kind: "unknown-refusal" };

/** Refusal of a new password that is easy to guess (VAL-01). */
export type CommonPassword = Extract<LoginRefusal, { readonly kind: "login-refused" }> & {
  readonly code: "common-password";
};

/** Returns true if the server refused a new password because it is easy to guess. It is shown at its field. */
export function isCommonPassword(problem: { readonly kind: string } | undefined): problem is CommonPassword {
  return problem?.kind === "login-refused" && "code" in problem && problem.code === "common-password";
}

/** Returns the attempts of a refusal after which the next wrong one locks; `undefined` if more are left (LOGIN-13). */
export function lastAttemptOf(
  problem: { readonly kind: string; readonly attempts?: AttemptsLeft } | undefined,
): AttemptsLeft | undefined {
  return problem?.attempts?.left === 1 ? problem.attempts : undefined;
}
