import { describe, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import {
  readOfferFloaterSettings,
  isSnoozed,
  snoozeMark,
  shouldSnooze,
  withSnooze,
  type FloaterKey,
} from "./offer-floater.policy.ts";

const of = (texts: Partial<Record<FloaterKey, string>>) => readOfferFloaterSettings((key) => texts[key]);
const ALL = {
  floaterDisableDays: "7",
  expandFloater: "true",
  showCheckbox: "true",
  popupTitle: "Szybszy internet",
  popupMessage: "Sprawdź, ile zyskasz.",
  popupBtnLabel: "Porównaj",
  floaterLabel: "Twoja oferta",
};

describe("offer floater settings (part of OFFER-07)", () => {
  it("reads every setting of the offer floater", () => {
    expect(of(ALL)).toEqual({
      label: "Twoja oferta",
      popup: { title: "Szybszy internet", message: "Sprawdź, ile zyskasz.", button: "Porównaj" },
      opensAutomatically: true,
      hasCheckbox: true,
      snoozeDays: 7,
    });
    expect(of({})).toEqual({
      label: undefined,
      popup: undefined,
      opensAutomatically: false,
      hasCheckbox: false,
      snoozeDays: 0,
    });
  });

  it("does not open the offer floater without texts and ignores an invalid number of days", () => {
    expect(of({ expandFloater: "true" }).opensAutomatically).toBe(false);
    expect(
      ["-3", "7,5", "wiele", "", " 9 ", "99999", "9999"].map(
        (floaterDisableDays) => of({ floaterDisableDays }).snoozeDays,
      ),
    ).toEqual([0, 0, 0, 0, 9, 0, 365]);
  });

  it("snoozes the offer floater after its popup is closed; with a checkbox only if ticked", () => {
    const cases = [
      [true, 7, true],
      [true, 7, false],
      [false, 7, false],
      [false, 0, true],
    ] as const;
    expect(cases.map(([hasCheckbox, snoozeDays, ticked]) => shouldSnooze({ hasCheckbox, snoozeDays }, ticked))).toEqual(
      [true, false, true, false],
    );
  });

  it("snoozes the offer floater through the last day and keeps other marks", () => {
    const marks = withSnooze(["x7", snoozeMark(day("2026-01-01"))], day("2026-11-27"));
    expect(marks).toEqual(["rest_20261127", "x7"]);
    expect([
      isSnoozed(marks, day("2026-11-27")),
      isSnoozed(marks, day("2026-11-28")),
      isSnoozed(["x7"], day("2026-11-20")),
    ]).toEqual([true, false, false]);
  });
});
