import { unless, type Verdict } from "./verdict.ts";

export type RequiredKey = "required";

/** Something to read must be there: blanks alone are nothing (VAL-09). */
export function required(value: string): Verdict<RequiredKey> {
  return unless(value.trim() !== "", "required");
}
