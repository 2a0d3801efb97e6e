import { expect, it } from "vitest";
import { isOpen, isWayOn } from "./way-in.ts";

it("(part of WRAP-03) nobody comes in by a finger where none is set up; by itself a device does without", () => {
  const open = (["fingerprint", "face", "none"] as const).map((biometry) => [isOpen("biometric", biometry), isOpen("automatic", biometry)]);
  expect(open).toEqual([[true, true], [true, true], [false, true]]);
});

it("(part of SET-03) a way is on where both say so, off where one says no, and unknown where nobody says no but one is silent", () => {
  const told = ([true, false, undefined] as const).map((hasKey) => ([true, false, undefined] as const).map((isTaken) => isWayOn(hasKey, isTaken)));
  expect(told).toEqual([[true, false, undefined], [false, false, false], [undefined, false, undefined]]);
});
