import { describe, expect, it } from "vitest";
import { MIN_IN_APP, MAX_LEFT_OUT } from "./bars.ts";
import { countedTags, leftOutProblems } from "./in-app.ts";

describe("tests skipped by the in-app part", () => {
  it("counts skipped tests by tag over all suites, each test once", () => {
    const report = {
      suites: [
        {
          specs: [{ tags: ["wide"] }, { tags: [] }, { tags: ["@browser"] }],
          suites: [{ specs: [{ tags: ["wide", "browser"] }, { tags: ["slow"] }, {}] }],
        },
        { specs: [{ tags: ["browser"] }] },
      ],
    };
    expect(countedTags(report)).toEqual({ wide: 2, browser: 2 });
    expect(countedTags(undefined)).toEqual({ wide: 0, browser: 0 });
  });

  it("limits the number of skipped tests for each tag", () => {
    const most = { ...MAX_LEFT_OUT };
    expect(leftOutProblems(most, MIN_IN_APP)).toEqual([]);
    expect(leftOutProblems({ ...most, browser: most.browser + 1 }, MIN_IN_APP)).toEqual([
      `${most.browser + 1} tests are left out as @browser, and at most ${most.browser} may be`,
    ]);
    expect(leftOutProblems({ ...most, wide: most.wide + 1 }, MIN_IN_APP)).toHaveLength(1);
  });
});

it("reports a run in which too few pages used the bridge", () => {
  expect(leftOutProblems({ wide: 0, browser: 0 }, MIN_IN_APP - 1)).toEqual([
    `in ${MIN_IN_APP - 1} tests a page spoke to the app, and it should have been ${MIN_IN_APP} at least`,
  ]);
});
