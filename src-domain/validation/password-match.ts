import { unless, type Rule } from "./verdict.ts";

export type PasswordMatchKey = "passwordMismatch";

/** The password typed again is the same (VAL-01). */
export function passwordMatch(password: string): Rule<string, PasswordMatchKey> {
  return (value) => unless(value === password, "passwordMismatch");
}
