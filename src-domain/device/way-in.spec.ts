import { expect, it } from "vitest";
import { isOpen, isWayOn, isWayShown, pushDeed, wayDeed } from "./way-in.ts";

it("(part of WRAP-03) nobody comes in by a finger where none is set up; by itself a device does without", () => {
  const open = (["fingerprint", "face", "none"] as const).map((biometry) => [isOpen("biometric", biometry), isOpen("automatic", biometry)]);
  expect(open).toEqual([[true, true], [true, true], [false, true]]);
});

it("(part of SET-03) a way is on where both say so, off where one says no, and unknown where nobody says no but one is silent", () => {
  const told = ([true, false, undefined] as const).map((hasKey) => ([true, false, undefined] as const).map((isTaken) => isWayOn(hasKey, isTaken)));
  expect(told).toEqual([[true, false, undefined], [false, false, false], [undefined, false, undefined]]);
});

it("(part of SET-03) of a way that nobody told is only asked again; a finger shows where one is set up, and where it may still be on", () => {
  expect([true, false, undefined].map(wayDeed)).toEqual(["turnOff", "turnOn", "check"]);
  const shown = (["fingerprint", "none"] as const).map((biometry) => [true, false, undefined].map((isOn) => isWayShown("biometric", biometry, isOn)));
  expect(shown).toEqual([[true, true, true], [true, false, true]]);
  expect([true, false, undefined].map((isOn) => isWayShown("automatic", "none", isOn))).toEqual([true, true, true]);
});

it("(part of WRAP-02) notifications are asked about once, told again where the provider may not have heard, and left to the phone where they are blocked", () => {
  const deeds = ([undefined, "unasked", "granted", "denied"] as const).map((push) => [pushDeed(push, false), pushDeed(push, true)]);
  expect(deeds).toEqual([["check", "check"], ["allow", "allow"], [undefined, "again"], [undefined, undefined]]);
});
