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

describe("the offer floater (part of OFFER-07)", () => {
  it("follows every one of its settings", () => {
    expect(of(ALL)).toEqual({
      label: "Twoja oferta",
      popup: { title: "Szybszy internet", message: "Sprawdź, ile zyskasz.", button: "Porównaj" },
      expands: true,
      hasCheckbox: true,
      snoozeDays: 7,
    });
    expect(of({})).toEqual({ label: undefined, popup: undefined, expands: false, hasCheckbox: false, snoozeDays: 0 });
  });

  it("does not open by itself what has no words, and takes no number for days that is none", () => {
    expect(of({ expandFloater: "true" }).expands).toBe(false);
    expect(
      ["-3", "7,5", "wiele", "", " 9 ", "99999", "9999"].map(
        (floaterDisableDays) => of({ floaterDisableDays }).snoozeDays,
      ),
    ).toEqual([0, 0, 0, 0, 9, 0, 365]);
  });

  it("stays away after its popup was closed: where it hasCheckbox, only if that was ticked", () => {
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

  it("stays away to the end of its last day, and leaves the other marks of the browser alone", () => {
    const marks = withSnooze(["x7", snoozeMark(day("2026-01-01"))], day("2026-11-27"));
    expect(marks).toEqual(["rest_20261127", "x7"]);
    expect([
      isSnoozed(marks, day("2026-11-27")),
      isSnoozed(marks, day("2026-11-28")),
      isSnoozed(["x7"], day("2026-11-20")),
    ]).toEqual([true, false, false]);
  });
});
