import { maxLength, type MaxLengthKey } from "./text-length.ts";
import type { Rule } from "./verdict.ts";

/** A field of contact data: at most 250 characters (VAL-06). */
export const contactText: Rule<string, MaxLengthKey> = maxLength(250);
