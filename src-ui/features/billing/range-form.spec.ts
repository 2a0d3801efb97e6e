import { describe, expect, it } from "vitest";
import type { BillingAvailability } from "#domain/finance/billing-range.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { day, month, TODAY } from "#test/mothers/index.ts";
import { createRangeForm } from "./range-form.ts";

/** Returns the keys of the violations of both days after a submission. */
async function violationsOf(last: string | undefined, from: string, to: string) {
  const availability: BillingAvailability = {
    first: day("2025-11-01"),
    last: last === undefined ? undefined : day(last),
    next: { month: month("2026-11"), expected: undefined },
  };
  const form = createRangeForm(
    { from: day("2026-10-01"), to: day("2026-10-31") },
    { availability, today: TODAY, idempotencyKeys: fakeIdempotencyKeys(), show: () => undefined },
  );
  form.set("from", from);
  form.set("to", to);
  await form.submit();
  return [form.violationOf("from")?.key, form.violationOf("to")?.key];
}

describe("range of the call billing", () => {
  it("(part of VAL-10) ends not later than today while nothing is billed", async () => {
    expect(await violationsOf(undefined, "01-11-2026", "20-11-2026")).toEqual([undefined, undefined]);
    expect(await violationsOf(undefined, "01-11-2026", "21-11-2026")).toEqual([undefined, "dateInFuture"]);
    expect(await violationsOf(undefined, "21-11-2026", "22-11-2026")).toEqual(["dateInFuture", "dateInFuture"]);
  });

  it("(part of VAL-10) ends with the last billed day", async () => {
    expect(await violationsOf("2026-10-31", "15-10-2026", "01-11-2026")).toEqual([undefined, "dateTooLate"]);
  });
});
