import type { Instant } from "../shared-kernel/index.ts";

/** Codes of specification 8, "Login and registration" (LOGIN-06). */
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
  | "bad-sms-prefix";

/**
 * A refusal of the provider to let somebody in: a code, a lock with its end (LOGIN-07), a code of six digits that is
 * not
 * the one (LOGIN-03), an attempt that took too long and begins again with the password, or a code nobody knows.
 */
export type LoginRefusal =
  | { readonly kind: "login-refused"; readonly code: LoginErrorCode }
  | { readonly kind: "locked"; readonly until: Instant | undefined }
  | { readonly kind: "wrong-code"; readonly from: "sms" | "email" | "app" }
  | { readonly kind: "challenge-over" }
  | { readonly kind: "unknown-token" }
  | { readonly kind: "unknown-refusal" };
