import { maxLength, textLength, type MaxLengthKey } from "./text.ts";
import { violationUnless, type Rule, type RuleResult } from "./verdict.ts";

export type ContactCodeKey = "contactCode";
export type ConfirmedChangeKey = "unconfirmedChange";

/** Allows at most 250 characters in a field of contact data (VAL-06). */
export const contactText: Rule<string, MaxLengthKey> = maxLength(250);

/** Requires a confirmation code of contact data: 1 to 8 characters (VAL-06). */
export function contactCode(value: string): RuleResult<ContactCodeKey> {
  const length = textLength(value);
  return violationUnless(value.trim() !== "" && length <= 8, "contactCode");
}

/** Requires the saved value, or the one that a code has `confirmed` (specification 5). */
export function confirmedChange(saved: string, confirmed: string | undefined): Rule<string, ConfirmedChangeKey> {
  return (value) => violationUnless(value === saved || value === confirmed, "unconfirmedChange");
}
