import { pesel } from "../validation/index.ts";
import type { DraftValue, DraftValues } from "./draft.ts";

/** Fields that hold a bank account, whatever its form. */
const ACCOUNT_FIELDS: readonly string[] = ["account"];

/** Length of a PESEL, and of a phone with its country. */
const PESEL_DIGITS = 11;

/** Digits with blanks or hyphens between them, at least as many as a PESEL has. */
const LONG_NUMBER = /\d(?:[\s-]?\d){10,}/gu;

/** From this number of digits on, it is a payment card or a bank account. */
const MIN_ACCOUNT_DIGITS = 13;

/** Returns true if the last or the first digits are a PESEL: a number of a house or a file may stand beside it. */
function holdsPesel(digits: string): boolean {
  return [digits.slice(-PESEL_DIGITS), digits.slice(0, PESEL_DIGITS)].some((part) => pesel(part) === "valid");
}

function holdsPersonalNumber(text: string): boolean {
  return [...text.matchAll(LONG_NUMBER)].some(([found]) => {
    const digits = found.replace(/\D/gu, "");
    return digits.length >= MIN_ACCOUNT_DIGITS || holdsPesel(digits);
  });
}

function isSensitive(field: string, value: DraftValue): boolean {
  if (typeof value === "boolean") return false;
  if (ACCOUNT_FIELDS.includes(field)) return true;
  return typeof value === "string" ? holdsPersonalNumber(value) : value.some(holdsPersonalNumber);
}

/**
 * Leaves out values with a PESEL, a bank account or a payment card: a draft outlives an expired session in the
 * browser's storage, which is plain text.
 */
export function withoutSensitiveValues(values: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSensitive(field, value)));
}
