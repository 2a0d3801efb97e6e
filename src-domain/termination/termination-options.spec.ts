import { expect, it } from "vitest";
import { aTerminationContract, day, zloty } from "#test/mothers/index.ts";
import { terminationOptions } from "./termination-options.ts";

const TODAY = day("2026-11-16");
const waysOf = (changes: Parameters<typeof aTerminationContract>[0]) =>
  terminationOptions(aTerminationContract(changes), TODAY).map(({ way, endsOn }) => [way, endsOn]);

it.each([
  ["without a term", undefined, [["notice", "2026-12-16"]]],
  ["after its term", { from: day("2024-01-01"), to: day("2026-11-15") }, [["notice", "2026-12-16"]]],
  [
    "whose term ends within the notice",
    { from: day("2025-01-01"), to: day("2026-12-15") },
    [["term-end", "2026-12-15"]],
  ],
  [
    "whose term ends on the day of the notice",
    { from: day("2025-01-01"), to: day("2026-12-16") },
    [["term-end", "2026-12-16"]],
  ],
  [
    "whose term goes on",
    { from: day("2025-01-01"), to: day("2026-12-31") },
    [
      ["notice", "2026-12-16"],
      ["term-end", "2026-12-31"],
    ],
  ],
])("(part of TERM-01) offers the ways to end a contract %s", (_, term, expected) => {
  expect(waysOf({ term, noticeMonths: 1 })).toEqual(expected);
});

it("(part of TERMS-02) offers the end before changed terms first, until its last day", () => {
  const contract = aTerminationContract({
    term: { from: day("2026-01-01"), to: day("2027-12-31") },
    relief: zloty("730.00"),
    equipment: [],
    changedTerms: { until: TODAY, endsOn: day("2026-12-31") },
  });
  expect(terminationOptions(contract, TODAY)[0]).toMatchObject({
    way: "changed-terms",
    endsOn: "2026-12-31",
    cost: { total: 0 },
  });
  expect(terminationOptions(contract, day("2026-11-17"))[0]).toMatchObject({ way: "notice" });
});
