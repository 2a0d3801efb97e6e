import { describe, expect, it } from "vitest";
import { isNews, SAME_REPORT_MS, type RecentReports } from "./repeats.ts";

/** Which of these reports, each at its moment, are sent. */
function sent(...reports: readonly (readonly [text: string, at: number])[]): readonly string[] {
  let recent: RecentReports = new Map();
  return reports.flatMap(([text, at]) => {
    const answer = isNews(recent, text, at);
    recent = answer.recent;
    return answer.news ? [`${text} ${at}`] : [];
  });
}

describe("the same report", () => {
  it("is sent once a minute, each by itself", () => {
    expect(sent(["a", 0], ["a", 1], ["b", 2], ["a", SAME_REPORT_MS - 1], ["a", SAME_REPORT_MS], ["b", SAME_REPORT_MS])).toEqual([
      "a 0", "b 2", `a ${SAME_REPORT_MS}`,
    ]);
  });

  it("is news again on a clock that was set back", () => expect(sent(["a", 1_000], ["a", 500])).toEqual(["a 1000", "a 500"]));

  it("is forgotten after a minute", () => {
    const { recent } = isNews(new Map([["old", 0]]), "new", SAME_REPORT_MS);
    expect([...recent.keys()]).toEqual(["new"]);
  });
});
