import { textLength } from "./text-length.ts";
import { complain, unless, type Verdict } from "./verdict.ts";

export type LoginNameKey = "loginLength" | "loginDigits";

const MIN = 8;
const MAX = 32;

/** A new login name: 8 to 32 characters, not digits alone (VAL-02). */
export function loginName(value: string): Verdict<LoginNameKey> {
  const length = textLength(value);
  if (length < MIN || length > MAX) return complain("loginLength", { min: MIN, max: MAX });
  return unless(/[^0-9]/.test(value), "loginDigits");
}
