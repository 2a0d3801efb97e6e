import { textLength } from "./text.ts";
import { ruleViolation, violationUnless, type RuleViolation, type Rule, type RuleResult } from "./verdict.ts";

export type LoginNameKey = "loginLength" | "loginDigits";

export type PasswordKey =
  | "passwordIncorrect"
  | "passwordShort"
  | "passwordLong"
  | "passwordLowercase"
  | "passwordUppercase"
  | "passwordNumber";

export type PasswordMatchKey = "passwordMismatch";
export type SmsCodeKey = "smsCode";

/** Length of a new login name and of a new password, characters (VAL-01, VAL-02). */
const MIN = 8;
const MAX = 32;

/** Returns all violations of a new login name, most important first (VAL-02): its length, digits only. */
export function loginNameViolations(value: string): readonly RuleViolation<LoginNameKey>[] {
  const length = textLength(value);
  return [
    ...(length < MIN || length > MAX ? [ruleViolation("loginLength" as const, { min: MIN, max: MAX })] : []),
    ...(/[^0-9]/.test(value) ? [] : [ruleViolation("loginDigits" as const)]),
  ];
}

/** Requires a new login name of 8 to 32 characters with at least one other than a digit (VAL-02). */
export function loginName(value: string): RuleResult<LoginNameKey> {
  return loginNameViolations(value)[0] ?? "valid";
}

/** Symbols that a password may contain beside the letters A to Z and digits (VAL-01). */
export const PASSWORD_SYMBOLS = "!@#$%^&*()_+-=[]{};:,.?/|~";

const ALLOWED = /^[A-Za-z0-9!@#$%^&*()_+\-=[\]{};:,.?/|~]*$/;

/**
 * Returns all violations of a new password, most important first (VAL-01): a forbidden character, the length, a missing
 * lowercase letter, uppercase letter or digit. Only English letters are allowed, because not every keyboard has `ż`.
 */
export function passwordViolations(value: string): readonly RuleViolation<PasswordKey>[] {
  const length = textLength(value);
  const violations: RuleViolation<PasswordKey>[] = [];
  if (!ALLOWED.test(value)) violations.push(ruleViolation("passwordIncorrect"));
  if (length < MIN) violations.push(ruleViolation("passwordShort", { count: length, min: MIN }));
  if (length > MAX) violations.push(ruleViolation("passwordLong", { max: MAX }));
  if (!/[a-z]/.test(value)) violations.push(ruleViolation("passwordLowercase"));
  if (!/[A-Z]/.test(value)) violations.push(ruleViolation("passwordUppercase"));
  if (!/[0-9]/.test(value)) violations.push(ruleViolation("passwordNumber"));
  return violations;
}

/** Requires a valid new password; returns the first violation (VAL-01). */
export function password(value: string): RuleResult<PasswordKey> {
  return passwordViolations(value)[0] ?? "valid";
}

/** Requires the repeated password to be the same (VAL-01). */
export function passwordMatch(password: string): Rule<string, PasswordMatchKey> {
  return (value) => violationUnless(value === password, "passwordMismatch");
}

/** Requires the code of an SMS: exactly six digits (VAL-12). */
export function smsCode(value: string): RuleResult<SmsCodeKey> {
  return violationUnless(/^[0-9]{6}$/.test(value), "smsCode");
}
