import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rememberReport, SAME_REPORT_MS, type RecentReports } from "./recent-reports.ts";

/** Returns the reports that are sent, each at its time. */
function sent(...reports: readonly (readonly [text: string, at: number])[]): readonly string[] {
  let recent: RecentReports = new Map();
  return reports.flatMap(([text, at]) => {
    const answer = rememberReport(recent, text, at);
    recent = answer.recent;
    return answer.isNew ? [`${text} ${at}`] : [];
  });
}

describe("repeated report", () => {
  it("sends a repeated report once a minute per text", () => {
    expect(
      sent(["a", 0], ["a", 1], ["b", 2], ["a", SAME_REPORT_MS - 1], ["a", SAME_REPORT_MS], ["b", SAME_REPORT_MS]),
    ).toEqual(["a 0", "b 2", `a ${SAME_REPORT_MS}`]);
  });

  it("sends a repeated report again after the clock was set back", () =>
    expect(sent(["a", 1_000], ["a", 500])).toEqual(["a 1000", "a 500"]));

  it("sends a report exactly when no identical one was sent within a minute", () => {
    /** Short steps, steps that may cross the minute, and steps that set the clock back. */
    const step = fc.oneof(
      fc.nat({ max: 5_000 }),
      fc.nat({ max: 90_000 }),
      fc.integer({ min: -30_000, max: -1 }),
      fc.constantFrom(0, SAME_REPORT_MS - 1, SAME_REPORT_MS),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), step), { maxLength: 40 }), (steps) => {
        let recent: RecentReports = new Map();
        let now = 1_000_000;
        /** Sent reports, each with the times of all later checks. */
        const recentlySent: { readonly text: string; readonly at: number; readonly asked: number[] }[] = [];
        for (const [text, passed] of steps) {
          now += passed;
          for (const { asked } of recentlySent) asked.push(now);
          const held = recentlySent.some(
            (one) =>
              one.text === text && one.asked.every((moment) => moment >= one.at && moment - one.at < SAME_REPORT_MS),
          );
          const answer = rememberReport(recent, text, now);
          expect(answer.isNew).toBe(!held);
          recent = answer.recent;
          if (answer.isNew) recentlySent.push({ text, at: now, asked: [] });
          expect(recent.size, "no more than there are texts").toBeLessThanOrEqual(3);
          for (const at of recent.values()) expect(now - at).toBeLessThan(SAME_REPORT_MS);
        }
      }),
    );
  });

  it("forgets a sent report after a minute", () => {
    const { recent } = rememberReport(new Map([["old", 0]]), "new", SAME_REPORT_MS);
    expect([...recent.keys()]).toEqual(["new"]);
  });
});
