import { expect, it } from "vitest";
import { formatDeadline, formatMoment } from "./format-deadline.ts";

const utc = Date.parse;

it("formats a moment as day and time in Warsaw, in summer and in winter", () => {
  expect(formatMoment(utc("2026-11-20T09:05Z"))).toBe("20-11-2026\u00a010:05");
  expect(formatMoment(utc("2026-07-20T09:05Z"))).toBe("20-07-2026\u00a011:05");
  expect(formatMoment(utc("2026-11-20T23:00Z"))).toBe("21-11-2026\u00a000:00");
});

it.each([
  { until: "2026-11-20T09:05Z", now: "2026-11-20T08:35Z", shown: "10:05", when: "today" },
  {
    until: "2026-11-20T23:10Z",
    now: "2026-11-20T22:40Z",
    shown: "21-11-2026\u00a000:10",
    when: "after midnight in Warsaw",
  },
  { until: "2026-11-21T06:15Z", now: "2026-11-20T08:35Z", shown: "21-11-2026\u00a007:15", when: "tomorrow" },
  { until: "2026-12-20T08:35Z", now: "2026-11-20T08:35Z", shown: "20-12-2026\u00a009:35", when: "in a month" },
  { until: "2026-11-21T00:10Z", now: "2026-11-20T23:40Z", shown: "01:10", when: "today in Warsaw, tomorrow in UTC" },
])("(part of LOGIN-07) shows $shown for a deadline $when", ({ until, now, shown }) => {
  expect(formatDeadline(utc(until), utc(now))).toBe(shown);
});
