import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { FindingDetails } from "../finding.ts";
import { valuesIn } from "./response-tree.ts";

/** Day of a visit or move, by operation. */
const OFFERED_DAYS: Readonly<Record<string, RegExp>> = {
  getAppointmentSlots: /^slots\.item\[\d+\]\.from$/,
  getServiceMove: /^days\.item\[\d+\]$/,
};

/** Public holidays of Poland with a fixed day, as DD-MM. The movable ones are left out. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  "01-01",
  "06-01",
  "01-05",
  "03-05",
  "15-08",
  "01-11",
  "11-11",
  "24-12",
  "25-12",
  "26-12",
]);

/** Returns the day of a moment or of a day as DD-MM. */
function dayAndMonthOf(text: string): string {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})T/.exec(text) ?? [];
  return day === undefined ? text.slice(0, 5) : `${day}-${month}`;
}

/** Finds visits and moves that are offered on a fixed public holiday. */
export function holidayVisits(
  result: XmlElement,
  operation: string,
): readonly Pick<FindingDetails, "rule" | "path" | "expected" | "found" | "effect">[] {
  const pattern = OFFERED_DAYS[operation];
  if (pattern === undefined) return [];
  return valuesIn(result)
    .filter(({ path, text }) => pattern.test(path) && FIXED_HOLIDAYS.has(dayAndMonthOf(text.trim())))
    .map(({ path }) => ({
      rule: "visits.no-holiday",
      path,
      expected: "a day that is no public holiday",
      found: "a public holiday",
      effect: "the customer waits for a technician who does not work",
    }));
}
