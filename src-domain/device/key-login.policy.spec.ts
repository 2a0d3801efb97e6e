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

it("(part of WRAP-03) allows biometric login only with biometry, automatic login always", () => {
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

it("(part of SET-03) reports a key login as on if both agree, off if one denies, else unknown", () => {
  const states = ([true, false, undefined] as const).map((hasKey) =>
    ([true, false, undefined] as const).map((isAccepted) => isKeyLoginOn(hasKey, isAccepted)),
  );
  expect(states).toEqual([
    [true, false, undefined],
    [false, false, false],
    [undefined, false, undefined],
  ]);
});

it("(part of SET-03) offers only a check of an unknown key login; shows it if it may be on", () => {
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

it("(part of SET-03) shows a device key only the server has as lost, even without biometry", () => {
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

it("(part of WRAP-03, SESS-06) uses the key when just opened, not after logout or while typing", () => {
  const opening = { isFreshlyOpened: true, hasLoggedOut: false, isTyping: false };
  expect(
    [
      opening,
      { ...opening, isFreshlyOpened: false },
      { ...opening, hasLoggedOut: true },
      { ...opening, isTyping: true },
    ].map(shouldLogInAutomatically),
  ).toEqual([true, false, false, false]);
});

it("(part of WRAP-02) offers to allow notifications or report them, nothing if denied", () => {
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
