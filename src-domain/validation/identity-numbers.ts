import { warsawDate } from "../shared-kernel/index.ts";
import { withoutSeparators } from "./text.ts";
import { ruleViolation, violationUnless, type RuleResult } from "./verdict.ts";

export type ClientNumberKey = "clientNumber";
export type NipKey = "nipForm" | "nipChecksum";
/** Wrong length in a field that takes both numbers. */
export type PeselOrNipKey = "peselOrNipForm";
export type PeselKey = "peselForm" | "peselDate" | "peselChecksum";

/** Requires a client number: one to nine digits (VAL-12). */
export function clientNumber(value: string): RuleResult<ClientNumberKey> {
  return violationUnless(/^[0-9]{1,9}$/.test(value), "clientNumber");
}

/** Returns the sum of the digits times their weights. Ignores digits beyond the weights. */
function weighedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Requires a NIP: ten digits without a leading zero and the right check digit; ignores blanks and dashes. */
export function nip(value: string): RuleResult<NipKey> {
  const digits = withoutSeparators(value);
  if (!/^[1-9][0-9]{9}$/.test(digits)) return ruleViolation("nipForm");
  // Numbers with the remainder 10 are never issued.
  return violationUnless(weighedSum(digits, NIP_WEIGHTS) % 11 === Number(digits[9]), "nipChecksum");
}

const PESEL_WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];

/** Centuries by half of the month's tens: month 01 is in 1900, 21 in 2000, 41 in 2100, 61 in 2200, 81 in 1800. */
const CENTURIES = ["19", "20", "21", "22", "18"];

/** Returns true if the first six digits are an existing date between 1800 and 2299. */
function hasRealDate(digits: string): boolean {
  const coded = Number(digits.slice(2, 4));
  const month = String(coded % 20).padStart(2, "0");
  return (
    warsawDate(`${CENTURIES[Math.floor(coded / 20)]}${digits.slice(0, 2)}-${month}-${digits.slice(4, 6)}`) !== undefined
  );
}

/** Requires a PESEL: eleven digits, a real date of birth and the right check digit; ignores blanks and dashes. */
export function pesel(value: string): RuleResult<PeselKey> {
  const digits = withoutSeparators(value);
  if (!/^[0-9]{11}$/.test(digits)) return ruleViolation("peselForm");
  if (!hasRealDate(digits)) return ruleViolation("peselDate");
  return violationUnless(weighedSum(digits, PESEL_WEIGHTS) % 10 === 0, "peselChecksum");
}
