import { textLength } from "./text.ts";
import { ruleViolation, violationUnless, type RuleViolation, type Rule, type RuleResult } from "./verdict.ts";

export type LoginNameKey = "loginLength" | "loginDigits";

export type PasswordKey = "passwordIncorrect" | "passwordShort" | "passwordLong";

export type PasswordMatchKey = "passwordMismatch";
export type SmsCodeKey = "smsCode";

/** Length of a new login name, characters (VAL-02). */
const MIN = 8;
const MAX = 32;

/** Length of a new password, characters (VAL-01). */
const PASSWORD_MIN = 10;
const PASSWORD_MAX = 64;

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

/** Letters, digits, symbols and the plain space; no control, format or half characters. */
const ALLOWED = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

/**
 * Returns all violations of a new password, most important first (VAL-01): a forbidden character, the length. No kind
 * of character is required. The provider also refuses common passwords and those with names.
 */
export function passwordViolations(value: string): readonly RuleViolation<PasswordKey>[] {
  const length = textLength(value);
  const violations: RuleViolation<PasswordKey>[] = [];
  if (!ALLOWED.test(value)) violations.push(ruleViolation("passwordIncorrect"));
  if (length < PASSWORD_MIN) violations.push(ruleViolation("passwordShort", { count: length, min: PASSWORD_MIN }));
  if (length > PASSWORD_MAX) violations.push(ruleViolation("passwordLong", { max: PASSWORD_MAX }));
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
