import { expect, it } from "vitest";
import {
  shouldLogInAutomatically,
  isKeyUseAvailable,
  isKeyMissingOnDevice,
  isKeyLoginOn,
  isKeyLoginShown,
  pushAction,
  keyLoginAction,
} from "./key-login.policy.ts";

it("(part of WRAP-03) nobody comes in by a finger where none is set up; by itself a device does without", () => {
  const open = (["fingerprint", "face", "none"] as const).map((biometry) => [
    isKeyUseAvailable("biometric", biometry),
    isKeyUseAvailable("automatic", biometry),
  ]);
  expect(open).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ]);
});

it("(part of SET-03) a way is on where both say so, off where one says no, and unknown where nobody says no but one is silent", () => {
  const states = ([true, false, undefined] as const).map((hasKey) =>
    ([true, false, undefined] as const).map((isAccepted) => isKeyLoginOn(hasKey, isAccepted)),
  );
  expect(states).toEqual([
    [true, false, undefined],
    [false, false, false],
    [undefined, false, undefined],
  ]);
});

it("(part of SET-03) of a way that nobody told is only asked again; a finger shows where one is set up, and where it may still be on", () => {
  expect([true, false, undefined].map(keyLoginAction)).toEqual(["turnOff", "turnOn", "check"]);
  const shown = (["fingerprint", "none"] as const).map((biometry) =>
    [true, false, undefined].map((isOn) => isKeyLoginShown("biometric", biometry, { isOn, isLost: false })),
  );
  expect(shown).toEqual([
    [true, true, true],
    [true, false, true],
  ]);
  expect([true, false, undefined].map((isOn) => isKeyLoginShown("automatic", "none", { isOn, isLost: false }))).toEqual(
    [true, true, true],
  );
});

it("(part of SET-03) a way is lost where the provider takes a key that the device has no more; it is shown then, also where no finger is set up, so that it can be switched off", () => {
  const lost = ([true, false, undefined] as const).map((hasKey) =>
    ([true, false, undefined] as const).map((isAccepted) => isKeyMissingOnDevice(hasKey, isAccepted)),
  );
  expect(lost).toEqual([
    [false, false, false],
    [true, false, false],
    [false, false, false],
  ]);
  expect(isKeyLoginShown("biometric", "none", { isOn: false, isLost: true })).toBe(true);
});

it("(part of WRAP-03, SESS-06) a device logs in by itself where the app has just been opened, never over a logout, and never while somebody types", () => {
  const opening = { isFreshlyOpened: true, hasLeft: false, isTyping: false };
  expect(
    [
      opening,
      { ...opening, isFreshlyOpened: false },
      { ...opening, hasLeft: true },
      { ...opening, isTyping: true },
    ].map(shouldLogInAutomatically),
  ).toEqual([true, false, false, false]);
});

it("(part of WRAP-02) notifications are asked about once, told again where the provider may not have heard, and left to the phone where they are blocked", () => {
  const actions = ([undefined, "unasked", "granted", "denied"] as const).map((push) => [
    pushAction(push, false),
    pushAction(push, true),
  ]);
  expect(actions).toEqual([
    ["check", "check"],
    ["allow", "allow"],
    [undefined, "again"],
    [undefined, undefined],
  ]);
});
