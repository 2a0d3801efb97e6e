import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays } from "../shared-kernel/index.ts";
import { anAddress, aProduct, day } from "#test/mothers/index.ts";
import { slotsByDay, type VisitSlot } from "./appointment.ts";
import { availableActions, canBeVisited } from "./service-actions.ts";
import { dataLeft, measureMegabytes } from "./mobile.ts";
import { daysToChoose } from "./service-move.ts";
import { visitCalendarFile } from "./visit-calendar-file.ts";
import { weekdayOf } from "../shared-kernel/weekday.ts";

const TODAY = day("2026-11-20");
const HOUR = 3_600_000;
const NOON = Date.parse("2026-11-20T12:00:00+01:00");
const accountFlags = (
  flags: Partial<{ showServiceMoveButton: boolean; showProductEndContactPopup: boolean }> = {},
  moveMessage?: string,
) => ({ flags: { showServiceMoveButton: false, showProductEndContactPopup: false, ...flags }, moveMessage });
const television = aProduct({ category: "television", showTvGuide: true, tvGuideId: "G", address: anAddress() });

describe("available actions of a service", () => {
  it("(part of WITHDRAW-05) offers no call about another service after a withdrawal", () => {
    const ending = aProduct({ status: "DURING_RESIGNATION", contractEnd: TODAY });
    const flags = accountFlags({ showProductEndContactPopup: true });
    expect(availableActions(ending, flags, TODAY).talk).toBe(true);
    expect(availableActions({ ...ending, withdrawnOn: TODAY }, flags, TODAY).talk).toBe(false);
  });

  it("[PROD-08] offers the TV guide, and a change of the move or the operator's message", () => {
    const moving = { ...television, moveOn: plusDays(TODAY, 9) };
    expect(availableActions(moving, accountFlags({ showServiceMoveButton: true }, "Zadzwoń."), TODAY)).toMatchObject({
      guideId: "G",
      move: { kind: "change" },
    });
    expect(availableActions(television, accountFlags({}, "Zadzwoń."), TODAY).move).toEqual({
      kind: "message",
      message: "Zadzwoń.",
    });
    expect(availableActions(television, accountFlags(), TODAY).move).toBeUndefined();
    expect(availableActions(television, accountFlags({}, " "), TODAY).move).toBeUndefined();
    expect(availableActions({ ...television, showTvGuide: false }, accountFlags(), TODAY).guideId).toBeUndefined();
    expect(availableActions({ ...television, category: "internet" }, accountFlags(), TODAY).guideId).toBeUndefined();
    for (const changes of [
      { category: "mobile_phone" },
      { status: "ORDERED" },
      { status: "SUSPENDED" },
      { address: undefined },
    ] as const)
      expect(
        availableActions({ ...moving, ...changes }, accountFlags({ showServiceMoveButton: true }, "Zadzwoń."), TODAY)
          .move,
      ).toBeUndefined();
  });

  it("[PROD-61] offers move and visit of a terminated service that still works", () => {
    const ending = { ...television, status: "DURING_RESIGNATION", moveOn: plusDays(TODAY, 9) } as const;
    const flags = accountFlags({ showServiceMoveButton: true });
    expect(availableActions(ending, flags, TODAY)).toMatchObject({ move: { kind: "change" }, visit: true });
    for (const changes of [{ withdrawnOn: TODAY }, { isSuspendedUntilEnd: true }])
      expect(availableActions({ ...ending, ...changes }, flags, TODAY)).toMatchObject({
        move: undefined,
        visit: false,
      });
  });

  it("(part of PROD-08) offers another day only for a move that is planned", () => {
    const moveOf = (moveOn: string | undefined) =>
      availableActions(
        { ...television, moveOn: moveOn === undefined ? undefined : day(moveOn) },
        accountFlags({ showServiceMoveButton: true }),
        TODAY,
      ).move;
    expect([undefined, "2026-11-19"].map(moveOf)).toEqual([undefined, undefined]);
    expect(moveOf("2026-11-20")).toEqual({ kind: "change" });
  });

  it("offers a call for a service only until its resignation ends, if the flag is set", () => {
    const ending = aProduct({ status: "DURING_RESIGNATION", contractEnd: TODAY });
    const wants = accountFlags({ showProductEndContactPopup: true });
    expect(availableActions(ending, wants, TODAY).talk).toBe(true);
    expect(availableActions({ ...ending, contractEnd: undefined }, wants, TODAY).talk).toBe(true);
    expect(availableActions(ending, wants, plusDays(TODAY, 1)).talk).toBe(false);
    expect(availableActions(ending, accountFlags(), TODAY).talk).toBe(false);
    expect(availableActions({ ...ending, status: "ACTIVE" }, wants, TODAY).talk).toBe(false);
  });

  it("offers a visit for active or ordered services at an address", () => {
    expect([canBeVisited(television), canBeVisited({ ...television, status: "ORDERED" })]).toEqual([true, true]);
    for (const changes of [
      { status: "INACTIVE" },
      { status: "SUSPENDED" },
      { category: "netflix" },
      { address: undefined },
      // A package of channels.
      { mainServiceId: "MAIN" },
    ] as const)
      expect(canBeVisited({ ...television, ...changes })).toBe(false);
  });
});

describe("days and slots", () => {
  it("offers future days of a move, each once, ascending, without the planned one", () => {
    const days = ["2026-11-30", "2026-11-20", "2026-11-25", "2026-11-30", "2026-12-12"].map(day);
    expect(daysToChoose({ days, plannedFor: day("2026-12-12") }, TODAY)).toEqual(["2026-11-25", "2026-11-30"]);
  });

  it("groups future visit slots by day in Warsaw, each once", () => {
    const slot = fc
      .record({
        slotId: fc.string({ minLength: 1, maxLength: 3 }),
        from: fc.integer({ min: -48, max: 400 }),
        length: fc.integer({ min: -2, max: 8 }),
      })
      .map(({ slotId, from, length }): VisitSlot => ({
        slotId,
        from: NOON + from * HOUR,
        to: NOON + (from + length) * HOUR,
      }));
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 40 }), (slots) => {
        const shown = slotsByDay(slots, NOON);
        const all = shown.flatMap((one) => one.slots);
        expect(shown.every((one) => one.slots.length > 0)).toBe(true);
        expect(shown.map((one) => one.day)).toEqual([...new Set(shown.map((one) => one.day))].toSorted());
        expect(all.map(({ from }) => from)).toEqual(all.map(({ from }) => from).toSorted((one, other) => one - other));
        expect(new Set(all.map(({ slotId }) => slotId))).toEqual(
          new Set(slots.filter(({ from, to }) => from > NOON && to > from).map(({ slotId }) => slotId)),
        );
        expect(all.every(({ from }) => from > NOON)).toBe(true);
      }),
    );
  });

  it("puts a slot after midnight in Warsaw on the next day, in any time zone", () => {
    expect(
      slotsByDay(
        [{ slotId: "a", from: Date.parse("2026-11-23T23:30:00Z"), to: Date.parse("2026-11-24T01:00:00Z") }],
        NOON,
      )[0]?.day,
    ).toBe("2026-11-24");
  });

  it.each([
    ["2026-11-20", 5],
    ["2026-11-22", 7],
    ["2026-11-23", 1],
    ["2024-02-29", 4],
    ["2023-12-31", 7],
  ])("returns for %s the weekday %i", (date, weekday) => {
    expect(weekdayOf(day(date))).toBe(weekday);
  });

  it("saves a visit with its hours, its place and a stable id", () => {
    const visit = {
      slotId: "S",
      from: Date.parse("2026-11-24T08:00:00+01:00"),
      to: Date.parse("2026-11-24T12:00:00+01:00"),
    };
    const file = visitCalendarFile(
      { visit, id: "visit-1", summary: "Wizyta technika: Dom, ogród", place: "ul. Długa 1, Gdańsk" },
      { name: "Wiązka", now: NOON },
    );
    expect(file.split("\r\n")).toEqual(
      expect.arrayContaining([
        "UID:visit-1@wiazka.ebok",
        "DTSTART:20261124T070000Z",
        "DTEND:20261124T110000Z",
        "SUMMARY:Wizyta technika: Dom\\, ogród",
        "LOCATION:ul. Długa 1\\, Gdańsk",
        "TRIGGER:-PT1H",
      ]),
    );
  });
});

describe("data of a mobile number", () => {
  it.each([
    [61_440, 23_808, 37_632],
    [100, 200, 0],
    [undefined, 5, undefined],
    [5, undefined, undefined],
  ])("computes the remaining mobile data of %s MB with %s used", (dataLimit, dataUsed, left) => {
    expect(dataLeft({ dataLimit, dataUsed })).toBe(left);
  });

  it.each([
    [37_632, 36.8, "gigabyte"],
    [61_440, 60, "gigabyte"],
    [1024, 1, "gigabyte"],
    [512, 512, "megabyte"],
    [0, 0, "megabyte"],
  ])("measures %i MB as %d %s", (megabytes, value, unit) => {
    expect(measureMegabytes(megabytes)).toEqual({ value, unit, hasDecimal: false });
  });
});
