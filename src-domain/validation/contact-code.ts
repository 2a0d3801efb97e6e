import { textLength } from "./text-length.ts";
import { unless, type Verdict } from "./verdict.ts";

export type ContactCodeKey = "contactCode";

/** A code that confirms contact data: 1 to 8 characters (VAL-06). */
export function contactCode(value: string): Verdict<ContactCodeKey> {
  const length = textLength(value);
  return unless(value.trim() !== "" && length <= 8, "contactCode");
}
