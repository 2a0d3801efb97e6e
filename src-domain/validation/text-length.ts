import { unless, type Rule } from "./verdict.ts";

export type MinLengthKey = "tooShort";
export type MaxLengthKey = "tooLong";
export type ExactLengthKey = "wrongLength";

/**
 * How long a text is: its code points. `ż` and 😀 are one each. It is what the contract's `maxLength` counts, and it
 * does not
 * change with the browser, as the counting of what a reader sees as one sign would (docs/validation.md).
 */
export function textLength(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** At least `count` characters (VAL-11). */
export function minLength(count: number): Rule<string, MinLengthKey> {
  return (value) => unless(textLength(value) >= count, "tooShort", { count });
}

/** At most `count` characters (VAL-11). */
export function maxLength(count: number): Rule<string, MaxLengthKey> {
  return (value) => unless(textLength(value) <= count, "tooLong", { count });
}

/** Exactly `count` characters (VAL-11). */
export function exactLength(count: number): Rule<string, ExactLengthKey> {
  return (value) => unless(textLength(value) === count, "wrongLength", { count });
}
