import { phoneDigits } from "./phone.ts";
import { unless, type Rule } from "./verdict.ts";

export type UniquePhoneKey = "phoneRepeated";

/** None of the other phones is the same number, however it is typed; an empty field repeats nothing (VAL-05). */
export function uniquePhone(others: readonly string[]): Rule<string, UniquePhoneKey> {
  return (value) => {
    const digits = phoneDigits(value);
    return unless(digits === "" || others.every((other) => phoneDigits(other) !== digits), "phoneRepeated");
  };
}
