import { violationUnless, type Rule, type RuleResult } from "./verdict.ts";

export type RequiredKey = "required";
export type MinLengthKey = "tooShort";
export type MaxLengthKey = "tooLong";
export type ExactLengthKey = "wrongLength";

/** Requires text other than blanks (VAL-09). */
export function required(value: string): RuleResult<RequiredKey> {
  return violationUnless(value.trim() !== "", "required");
}

/**
 * Returns the number of code points: `ż` and 😀 count as one each. The contract's `maxLength` counts the same way, and
 * unlike the count of grapheme clusters it does not depend on the browser (docs/guides/forms.md).
 */
export function textLength(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Requires at least `count` characters (VAL-11). */
export function minLength(count: number): Rule<string, MinLengthKey> {
  return (value) => violationUnless(textLength(value) >= count, "tooShort", { count });
}

/** Allows at most `count` characters (VAL-11). */
export function maxLength(count: number): Rule<string, MaxLengthKey> {
  return (value) => violationUnless(textLength(value) <= count, "tooLong", { count });
}

/** Requires exactly `count` characters (VAL-11). */
export function exactLength(count: number): Rule<string, ExactLengthKey> {
  return (value) => violationUnless(textLength(value) === count, "wrongLength", { count });
}

/** Separators typed between digits: blanks of every kind, hyphens and dashes. */
const SEPARATORS = /[\s\u2010-\u2015-]/g;

/** Removes blanks and dashes (VAL-04). */
export function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, "");
}
