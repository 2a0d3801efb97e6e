import { withoutSeparators } from "./separators.ts";
import { unless, type Rule, type Verdict } from "./verdict.ts";

export type PhoneKey = "phone";
export type PhoneLengthKey = "phoneLength";

/** The number as the provider takes it: without blanks and dashes (VAL-04). */
export const phoneDigits: (text: string) => string = withoutSeparators;

/**
 * A number as it is read, and as a field's mask has it: `601-234-567`. What does not have nine digits stands as it is:
 * nobody knows where it parts.
 */
export function groupedPhone(number: string): string {
  const digits = phoneDigits(number);
  return /^\d{9}$/.test(digits) ? digits.replace(/(\d{3})(?=\d)/g, "$1-") : number;
}

/** Nine digits; blanks and dashes do not count (VAL-04). */
export function phone(value: string): Verdict<PhoneKey> {
  return unless(/^[0-9]{9}$/.test(phoneDigits(value)), "phone");
}

/** A number of exactly `count` digits; blanks and dashes do not count (VAL-11). */
export function phoneLength(count: number): Rule<string, PhoneLengthKey> {
  return (value) => {
    const digits = phoneDigits(value);
    return unless(/^[0-9]*$/.test(digits) && digits.length === count, "phoneLength", { count });
  };
}
