import { warsawDate } from "../shared-kernel/index.ts";
import { complain, unless, type Verdict } from "./verdict.ts";
import { weighed } from "./weights.ts";

export type PeselKey = "peselForm" | "peselDate" | "peselChecksum";

const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];

/** The century by the month's tens, halved: 01 is 1900, 21 is 2000, 41 is 2100, 61 is 2200, 81 is 1800. */
const CENTURIES = ["19", "20", "21", "22", "18"];

/** Whether the first six digits are a day that there was or will be, 1800 to 2299. */
function hasRealDate(digits: string): boolean {
  const coded = Number(digits.slice(2, 4));
  const month = String(coded % 20).padStart(2, "0");
  return (
    warsawDate(`${CENTURIES[Math.floor(coded / 20)]}${digits.slice(0, 2)}-${month}-${digits.slice(4, 6)}`) !== undefined
  );
}

/** A PESEL number: eleven digits, a real date of birth, the right last digit. */
export function pesel(value: string): Verdict<PeselKey> {
  if (!/^[0-9]{11}$/.test(value)) return complain("peselForm");
  if (!hasRealDate(value)) return complain("peselDate");
  return unless(weighed(value, WEIGHTS) % 10 === 0, "peselChecksum");
}
