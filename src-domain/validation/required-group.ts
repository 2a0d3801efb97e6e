import { unless, type Verdict } from "./verdict.ts";

export type RequiredGroupKey = "requiredGroup";

/** At least one box of the group is ticked; takes the names of the ticked ones (VAL-09). */
export function requiredGroup(ticked: readonly string[]): Verdict<RequiredGroupKey> {
  return unless(ticked.length > 0, "requiredGroup");
}
