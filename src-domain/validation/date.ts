import { parsePolishDate, type WarsawDate } from "../shared-kernel/index.ts";
import { complain, unless, type Verdict } from "./verdict.ts";

export type DateKey = "dateForm" | "dateUnreal";

/** The day that a customer has typed; `undefined` when it is none (VAL-10). */
export function dateOf(text: string): WarsawDate | undefined {
  const day = parsePolishDate(text);
  // the calendar has no year zero
  return day?.startsWith("0000") === true ? undefined : day;
}

/** A day, DD-MM-YYYY, that there is (VAL-10). */
export function date(value: string): Verdict<DateKey> {
  if (!/^[0-9]{2}-[0-9]{2}-[0-9]{4}$/.test(value)) return complain("dateForm");
  return unless(dateOf(value) !== undefined, "dateUnreal");
}
