import type { Configuration } from "#domain/configuration/index.ts";

/**
 * Returns true if the provider supports an operation of the profile `full` by `config.json`. Applies the rule of
 * `SupportedOperations` to one operation, because its tables would count against the budget of the login page.
 */
export function offersOperation(
  { profile = "full", supports, lacks }: Configuration["provider"],
  operation: "signUpCodeVerify" | "getPasskeyRequestOptions",
): boolean {
  return !lacks?.includes(operation) && (profile === "full" || supports?.includes(operation) === true);
}
