import { withoutSeparators } from "./separators.ts";
import { complain, unless, type Verdict } from "./verdict.ts";
import { weighed } from "./weights.ts";

export type NipKey = "nipForm" | "nipChecksum";

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A NIP number: ten digits of which the first is no zero, the right last digit; blanks and dashes do not count. */
export function nip(value: string): Verdict<NipKey> {
  const digits = withoutSeparators(value);
  if (!/^[1-9][0-9]{9}$/.test(digits)) return complain("nipForm");
  // a remainder of ten is no digit: such numbers are not given out
  return unless(weighed(digits, WEIGHTS) % 11 === Number(digits[9]), "nipChecksum");
}
