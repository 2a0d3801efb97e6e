import { textLength } from "./text-length.ts";
import { complain, type Complaint, type Verdict } from "./verdict.ts";

export type LoginNameKey = "loginLength" | "loginDigits";

const MIN = 8;
const MAX = 32;

/** All that is wrong with a new login name, the first to be told first (VAL-02): its length, nothing but digits. */
export function loginNameComplaints(value: string): readonly Complaint<LoginNameKey>[] {
  const length = textLength(value);
  return [
    ...(length < MIN || length > MAX ? [complain("loginLength" as const, { min: MIN, max: MAX })] : []),
    ...(/[^0-9]/.test(value) ? [] : [complain("loginDigits" as const)]),
  ];
}

/** A new login name: 8 to 32 characters, not digits alone (VAL-02). */
export function loginName(value: string): Verdict<LoginNameKey> {
  return loginNameComplaints(value)[0] ?? "valid";
}
