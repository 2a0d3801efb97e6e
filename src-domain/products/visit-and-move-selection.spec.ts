import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { unavailableFields, type VisitDay } from "./appointment.ts";
import { offeredDay } from "./service-move.ts";

const slot = (slotId: string) => ({ slotId, from: 0, to: 1 });
const DAYS: readonly VisitDay[] = [
  { day: day("2026-11-23"), slots: [slot("a"), slot("b")] },
  { day: day("2026-11-24"), slots: [slot("c")] },
];

describe("selection among offered days and slots (part of PROD-08)", () => {
  it("accepts an offered day only for a move", () => {
    const days = [day("2026-11-26"), day("2026-11-27")];
    expect(offeredDay("2026-11-27", days)).toBe("2026-11-27");
    expect(["2026-11-25", "", "jutro", "2026-11-27 "].map((text) => offeredDay(text, days))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ["2026-11-23", "a", []],
    ["2026-11-23", "", []],
    ["", "", []],
    ["2026-11-24", "a", ["slotId"]],
    ["2026-11-25", "", ["day"]],
    ["2026-11-25", "a", ["day", "slotId"]],
    ["", "a", ["slotId"]],
  ])("selects a visit on %j in slot %j with the unavailable fields %j", (chosen, slotId, gone) => {
    expect(unavailableFields({ day: chosen, slotId }, DAYS)).toEqual(gone);
  });

  it("returns a slot of the day when no field of the visit is unavailable", () => {
    const selection = fc.record({
      day: fc.constantFrom("2026-11-23", "2026-11-24", "2026-11-25"),
      slotId: fc.constantFrom("a", "b", "c", "d"),
    });
    fc.assert(
      fc.property(selection, (chosen) => {
        const isOffered = DAYS.some(
          (one) => one.day === chosen.day && one.slots.some(({ slotId }) => slotId === chosen.slotId),
        );
        expect(unavailableFields(chosen, DAYS).length === 0).toBe(isOffered);
      }),
    );
  });
});
