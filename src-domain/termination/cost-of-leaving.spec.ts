import { expect, it } from "vitest";
import { aTerminationContract, day, zloty } from "#test/mothers/index.ts";
import table from "#test/vectors/leaving-costs.json" with { type: "json" };
import { computeLeavingCosts } from "#test/vectors/leaving-costs.ts";
import { grosze } from "../shared-kernel/index.ts";
import { costOfLeaving, costsByMonth } from "./cost-of-leaving.ts";
import { terminationEnd } from "./termination-end.ts";

const CONTRACTS = computeLeavingCosts();
const YEAR = { from: day("2026-01-01"), to: day("2026-12-31") };
const keeping = (subsidy: string) => [{ name: "Router", after: "keep" as const, subsidy: zloty(subsidy) }];

it("(part of TERM-01) has a table of 500 contracts that its generator reproduces", () => {
  expect(table.rows).toHaveLength(500);
  expect(table.rows).toEqual(CONTRACTS.map((contract) => Object.values(contract)));
  expect(CONTRACTS.every((contract) => Object.keys(contract).join() === table.columns.join())).toBe(true);
});

it("[TERM-01] computes the end and the cost of 500 contracts as an independent table does", () => {
  const computed = CONTRACTS.map((row) => {
    const contract = aTerminationContract({
      noticeMonths: row.noticeMonths,
      term: row.termFrom === "" ? undefined : { from: day(row.termFrom), to: day(row.termTo) },
      monthlyFee: grosze(row.monthlyFee),
      relief: grosze(row.relief),
      equipment: [
        { name: "Telefon", after: "keep", subsidy: grosze(row.subsidy) },
        // Costs nothing: it belongs to the operator.
        { name: "Router", after: "return", subsidy: zloty("500.00") },
      ],
    });
    const end = terminationEnd(contract, day(row.today));
    const { relief, equipment } = costOfLeaving(contract, end);
    return { ...row, end, reliefLeft: relief, equipmentLeft: equipment };
  });
  expect(computed).toEqual(CONTRACTS);
});

// Checked by hand: 365 days of the term, `left` of them after the end.
it.each([
  ["2026-12-31", "365.00", "0.00"], // the last day: 0 left
  ["2026-12-30", "365.00", "1.00"], // 1 left
  ["2026-12-01", "365.00", "30.00"], // 30 left
  ["2026-06-30", "365.00", "184.00"], // July to December: 184 left
  ["2026-01-31", "365.00", "334.00"], // 365 - 31
  ["2025-12-31", "365.00", "365.00"], // the day before the term: all of it
  ["2025-06-30", "365.00", "365.00"], // never more than all of it
  ["2026-12-30", "1.00", "0.00"], // 100 grosze / 365 = 0.27, rounded down
  ["2026-12-27", "1.00", "0.01"], // 4 x 100 / 365 = 1.09, rounded down
  ["2026-12-01", "999.99", "82.19"], // 30 x 99999 / 365 = 8219.09
  ["2026-06-30", "480.00", "241.97"], // 184 x 48000 / 365 = 24197.26
  ["2027-03-01", "480.00", "0.00"], // after the term
])("(part of TERM-01) returns for an end on %s of a relief of %s the part %s", (end, relief, expected) => {
  const contract = aTerminationContract({ term: YEAR, relief: zloty(relief), equipment: [] });
  expect(costOfLeaving(contract, day(end)).total).toBe(zloty(expected));
});

it("(part of TERM-01) charges for kept devices at most the fees until the end of the term", () => {
  const contract = aTerminationContract({ term: YEAR, relief: zloty("0.00"), monthlyFee: zloty("10.00") });
  // 30 of 365 days: 1,095.00 gives 90.00, the fees of 12 months give 9.86.
  expect(costOfLeaving({ ...contract, equipment: keeping("1095.00") }, day("2026-12-01")).equipment).toBe(
    zloty("9.86"),
  );
  expect(costOfLeaving({ ...contract, equipment: keeping("73.00") }, day("2026-12-01")).equipment).toBe(zloty("6.00"));
});

it("(part of TERM-01) returns only the part for kept devices after changed terms", () => {
  const contract = aTerminationContract({
    term: YEAR,
    relief: zloty("365.00"),
    monthlyFee: zloty("100.00"),
    equipment: keeping("73.00"),
  });
  expect(costOfLeaving(contract, day("2026-12-01"), "changed-terms")).toEqual({
    relief: zloty("0.00"),
    equipment: zloty("6.00"),
    total: zloty("6.00"),
  });
});

it("[TERM-02] lists the cost of each later month until the end of the term, which costs nothing", () => {
  const contract = aTerminationContract({ term: YEAR, relief: zloty("365.00"), equipment: [] });
  expect(costsByMonth(contract, day("2026-09-30")).map(({ end, total }) => [end, total])).toEqual([
    ["2026-09-30", zloty("92.00")],
    ["2026-10-30", zloty("62.00")],
    ["2026-11-30", zloty("31.00")],
    ["2026-12-31", zloty("0.00")],
  ]);
});

it("(part of TERM-02) lists no months when the end costs nothing", () => {
  expect(costsByMonth(aTerminationContract({ term: undefined }), day("2026-09-30"))).toEqual([]);
  expect(costsByMonth(aTerminationContract({ term: YEAR }), day("2026-12-31"))).toEqual([]);
});

it.each([
  [
    "between two months",
    "2026-11-15",
    [
      ["2026-09-30", "own-decision", "92.00"],
      ["2026-10-30", "own-decision", "62.00"],
      ["2026-11-15", "changed-terms", "0.00"],
      ["2026-11-30", "own-decision", "31.00"],
      ["2026-12-31", "own-decision", "0.00"],
    ],
  ],
  [
    "instead of the same day",
    "2026-10-30",
    [
      ["2026-09-30", "own-decision", "92.00"],
      ["2026-10-30", "changed-terms", "0.00"],
      ["2026-11-30", "own-decision", "31.00"],
      ["2026-12-31", "own-decision", "0.00"],
    ],
  ],
] as const)("[TERM-13] lists the end before changed terms %s", (_where, end, expected) => {
  const contract = aTerminationContract({ term: YEAR, relief: zloty("365.00"), equipment: [] });
  const listed = costsByMonth(contract, day("2026-09-30"), day(end));
  expect(listed.map((row) => [row.end, row.reason, row.total])).toEqual(
    expected.map(([on, reason, total]) => [on, reason, zloty(total)]),
  );
});

it("(part of TERM-13) leaves out an end after the term, and counts subsidies", () => {
  const contract = aTerminationContract({ term: YEAR, relief: zloty("365.00"), equipment: [] });
  const reasons = (last: string) => costsByMonth(contract, day("2026-09-30"), day(last)).map(({ reason }) => reason);
  expect(reasons("2026-12-31")).not.toContain("changed-terms");
  const withDevice = { ...contract, equipment: keeping("365.00") };
  const row = costsByMonth(withDevice, day("2026-09-30"), day("2026-11-30")).find(
    ({ reason }) => reason === "changed-terms",
  );
  expect(row).toMatchObject({ relief: zloty("0.00"), equipment: zloty("31.00") });
});
