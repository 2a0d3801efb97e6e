import { optional, unless, type Rule, type Verdict } from "./verdict.ts";

export type EmailKey = "email";

const ATOM = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9-]{1,63}$/;
const TOP = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/i;

const isLabel = (label: string): boolean => LABEL.test(label) && !label.startsWith("-") && !label.endsWith("-");

/** The address without blanks around it, as a keyboard's suggestion leaves them. */
export function emailOf(text: string): string {
  return text.trim();
}

/** An address of the dialect that docs/validation.md writes down; blanks around it do not count (VAL-03). */
export function email(value: string): Verdict<EmailKey> {
  const address = emailOf(value);
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split(".");
  const fits =
    address.length <= 254 &&
    local.length <= 64 &&
    local.split(".").every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    TOP.test(labels.at(-1) ?? "");
  return unless(fits, "email");
}

/** The same, and an empty field passes (VAL-03). */
export const optionalEmail: Rule<string, EmailKey> = (value) => optional(email)(value);
