import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays } from "../shared-kernel/index.ts";
import { day } from "#test/mothers/index.ts";
import { commitmentLeft } from "./commitment.ts";

const TODAY = day("2026-11-20");
const from = (commitmentFrom: string | undefined, commitmentTo: string | undefined) =>
  commitmentLeft(
    {
      commitmentFrom: commitmentFrom === undefined ? undefined : day(commitmentFrom),
      commitmentTo: commitmentTo === undefined ? undefined : day(commitmentTo),
    },
    TODAY,
  );

describe("commitment (part of PROD-05)", () => {
  it.each([
    ["2025-03-01", "2027-02-28", { kind: "running", days: 100 }],
    [undefined, "2026-11-21", { kind: "running", days: 1 }],
    ["2025-03-01", "2026-11-20", { kind: "last-day" }],
    ["2025-03-01", "2026-11-19", { kind: "ended" }],
    ["2026-12-01", "2028-11-30", { kind: "not-started", from: "2026-12-01" }],
    ["2028-12-01", "2027-11-30", { kind: "running", days: 375 }],
  ])("returns the state of the commitment from %s to %s", (start, end, left) => {
    expect(from(start, end)).toEqual(left);
  });

  it("returns no countdown when the end of the commitment is unknown", () => {
    expect(from("2025-03-01", undefined)).toBeUndefined();
  });

  it("loses one commitment day per day across clock changes, ending after the last day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 1_500 }), (length, passed) => {
        const left = commitmentLeft(
          { commitmentFrom: TODAY, commitmentTo: plusDays(TODAY, length) },
          plusDays(TODAY, passed),
        );
        if (passed > length) expect(left).toEqual({ kind: "ended" });
        else
          expect(left).toEqual(passed === length ? { kind: "last-day" } : { kind: "running", days: length - passed });
      }),
    );
  });
});
