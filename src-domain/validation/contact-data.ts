import { maxLength, textLength, type MaxLengthKey } from "./text.ts";
import { violationUnless, type Rule, type RuleResult } from "./verdict.ts";

export type ContactCodeKey = "contactCode";
export type ConfirmedChangeKey = "unconfirmedChange";

/** Maximum length of a field of contact data, characters (VAL-06). */
export const CONTACT_MAX_LENGTH = 250;

/** Maximum length of a confirmation code, characters (VAL-06). */
export const CONTACT_CODE_MAX_LENGTH = 8;

/** Allows at most `CONTACT_MAX_LENGTH` characters in a field of contact data (VAL-06). */
export const contactText: Rule<string, MaxLengthKey> = maxLength(CONTACT_MAX_LENGTH);

/** Requires a confirmation code of contact data: 1 to `CONTACT_CODE_MAX_LENGTH` characters (VAL-06). */
export function contactCode(value: string): RuleResult<ContactCodeKey> {
  const length = textLength(value);
  return violationUnless(value.trim() !== "" && length <= CONTACT_CODE_MAX_LENGTH, "contactCode");
}

/** Requires the saved value, or the one that a code has `confirmed` (specification 5). */
export function confirmedChange(saved: string, confirmed: string | undefined): Rule<string, ConfirmedChangeKey> {
  return (value) => violationUnless(value === saved || value === confirmed, "unconfirmedChange");
}
