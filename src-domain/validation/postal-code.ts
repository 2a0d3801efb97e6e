import { violationUnless, type RuleResult } from "./verdict.ts";

export type PostalCodeKey = "postalCode";

/** Requires a Polish postal code such as `80-309`; ignores blanks around it. */
export function postalCode(value: string): RuleResult<PostalCodeKey> {
  return violationUnless(/^\d{2}-\d{3}$/.test(value.trim()), "postalCode");
}
