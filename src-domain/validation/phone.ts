import { withoutSeparators } from "./text.ts";
import { violationUnless, type Rule, type RuleResult } from "./verdict.ts";

export type PhoneKey = "phone";
export type PhoneLengthKey = "phoneLength";
export type UniquePhoneKey = "phoneRepeated";

/** Returns the number as the server accepts it: without blanks and dashes (VAL-04). */
export const phoneDigits: (text: string) => string = withoutSeparators;

/** Formats a number of nine digits as `601-234-567`, like the mask of the field. Other numbers stay unchanged. */
export function groupedPhone(number: string): string {
  const digits = phoneDigits(number);
  return /^\d{9}$/.test(digits) ? digits.replace(/(\d{3})(?=\d)/g, "$1-") : number;
}

/** Digits of a Polish phone number without its prefix (VAL-04). */
const PHONE_DIGITS = 9;

/** Requires nine digits; ignores blanks and dashes (VAL-04). */
export function phone(value: string): RuleResult<PhoneKey> {
  return violationUnless(phoneLength(PHONE_DIGITS)(value) === "valid", "phone");
}

/** Requires exactly `count` digits; ignores blanks and dashes (VAL-11). */
export function phoneLength(count: number): Rule<string, PhoneLengthKey> {
  return (value) => {
    const digits = phoneDigits(value);
    return violationUnless(/^[0-9]*$/.test(digits) && digits.length === count, "phoneLength", { count });
  };
}

/** Rejects a number that another field already has, in any format. An empty field is accepted (VAL-05). */
export function uniquePhone(others: readonly string[]): Rule<string, UniquePhoneKey> {
  return (value) => {
    const digits = phoneDigits(value);
    return violationUnless(digits === "" || others.every((other) => phoneDigits(other) !== digits), "phoneRepeated");
  };
}
