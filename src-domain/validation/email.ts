import { optional, violationUnless, type Rule, type RuleResult } from "./verdict.ts";

export type EmailKey = "email";

const ATOM = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9-]{1,63}$/;
const TOP = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/i;

const isLabel = (label: string): boolean => LABEL.test(label) && !label.startsWith("-") && !label.endsWith("-");

/** Trims the address: a keyboard's suggestion adds blanks around it. */
export function emailOf(text: string): string {
  return text.trim();
}

/** Requires an address of the dialect in docs/guides/forms.md; ignores blanks around it (VAL-03). */
export function email(value: string): RuleResult<EmailKey> {
  const address = emailOf(value);
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split(".");
  const isValid =
    address.length <= 254 &&
    local.length <= 64 &&
    local.split(".").every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    TOP.test(labels.at(-1) ?? "");
  return violationUnless(isValid, "email");
}

/** Requires an address as `email` does, and accepts an empty field (VAL-03). */
export const optionalEmail: Rule<string, EmailKey> = (value) => optional(email)(value);
