import { describe, expect, it } from "vitest";
import { FEWEST_IN_APP, MOST_LEFT_OUT } from "./bars.ts";
import { countedTags, shortfalls } from "./in-app.ts";

describe("what the part inside the app leaves out", () => {
  it("is counted by tag over all suites, with the mark or without; two tags count once, others not at all", () => {
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

  it("is held down by a bar of its own for each tag", () => {
    const most = { ...MOST_LEFT_OUT };
    expect(shortfalls(most, FEWEST_IN_APP)).toEqual([]);
    expect(shortfalls({ ...most, browser: most.browser + 1 }, FEWEST_IN_APP)).toEqual([
      `${most.browser + 1} tests are left out as @browser, and at most ${most.browser} may be`,
    ]);
    expect(shortfalls({ ...most, wide: most.wide + 1 }, FEWEST_IN_APP)).toHaveLength(1);
  });
});

it("pages that never spoke to the app were not in it, whatever passed", () => {
  expect(shortfalls({ wide: 0, browser: 0 }, FEWEST_IN_APP - 1)).toEqual([
    `in ${FEWEST_IN_APP - 1} tests a page spoke to the app, and it should have been ${FEWEST_IN_APP} at least`,
  ]);
});
