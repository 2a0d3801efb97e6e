import {
  formatPolishDate,
  parseInstant,
  plusDays,
  warsawDateAt,
  type WarsawDate,
} from "#domain/shared-kernel/warsaw-calendar.ts";
import type { Check } from "../check.ts";
import { textOf } from "../validation/response-tree.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days within which the next month's invoice may be missing. */
const RECENT_DAYS = 62;
const YEAR_DAYS = 365;

/** Offset of Warsaw at a moment, hours. */
function offsetAt(instant: number): number {
  const hour = new Intl.DateTimeFormat("en", { timeZone: "Europe/Warsaw", hour: "numeric", hourCycle: "h23" });
  return (Number(hour.format(instant)) - new Date(instant).getUTCHours() + 24) % 24;
}

/** Returns the days of the last year on which clocks changed in Warsaw. */
export function clockChanges(now: number): readonly WarsawDate[] {
  const noons = Array.from({ length: YEAR_DAYS - RECENT_DAYS }, (_, index) => now - (index + RECENT_DAYS) * DAY_MS);
  return noons
    .filter((instant) => offsetAt(instant) !== offsetAt(instant - DAY_MS))
    .map((instant) => warsawDateAt(instant));
}

const toWire = (day: WarsawDate): string => formatPolishDate(day).replaceAll(".", "-");

/** Days with 23 and 25 hours: a range over them has its days, no more and no fewer. */
export const clockChangeRules: Check = {
  id: "clock-change",
  title: "Days on which the clocks change",
  needs: "read",
  rules: ["values.clock-change"],
  async *run(context) {
    for (const account of context.accountsFor("read")) {
      const client = await context.logIn(account);
      if (client === undefined) continue;
      for (const day of clockChanges(context.now())) {
        const [from, to] = [plusDays(day, -1), plusDays(day, 1)];
        const answer = await client.call("getCallBilling", { from: toWire(from), to: toWire(to) });
        const days = answer.items("uses").map((use) => parseInstant(textOf(use, "at")));
        const isOutside = days.some(
          (instant) => instant !== undefined && (warsawDateAt(instant) < from || warsawDateAt(instant) > to),
        );
        if (isOutside || answer.errorCode === "WRONG_RANGE")
          yield {
            rule: "values.clock-change",
            operation: "getCallBilling",
            path: isOutside ? "uses.item.at" : "",
            expected: "uses of three days in Warsaw, the middle of which has 23 or 25 hours",
            found: isOutside ? "a use of another day" : answer.summary,
            effect: "calls of another day are shown, or those of the day are missing",
            requestId: answer.requestId,
          };
      }
      await client.call("sessionEnd");
    }
  },
};
