import type { Configuration } from "#domain/configuration/index.ts";

/** Operation that creates an account. */
const SIGN_UP = "signUpCodeVerify";

/**
 * Returns true if the provider supports registration by `config.json`. Applies the rule of `SupportedOperations` to one
 * operation, because its tables would count against the budget of the login page.
 */
export function offersRegistration({ profile = "full", supports, lacks }: Configuration["provider"]): boolean {
  return !lacks?.includes(SIGN_UP) && (profile === "full" || supports?.includes(SIGN_UP) === true);
}
