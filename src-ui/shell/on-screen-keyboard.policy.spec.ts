import { expect, it } from "vitest";
import { isOnScreenKeyboardOpen } from "./on-screen-keyboard.policy.ts";

it("(part of WRAP-01) distinguishes an on-screen keyboard from an address bar by its height", () => {
  expect(isOnScreenKeyboardOpen({ visible: 508, largest: 844 }), "phone").toBe(true);
  expect(isOnScreenKeyboardOpen({ visible: 190, largest: 390 }), "phone in landscape").toBe(true);
  expect(isOnScreenKeyboardOpen({ visible: 314, largest: 568 }), "small phone").toBe(true);
  expect(isOnScreenKeyboardOpen({ visible: 844, largest: 844 }), "no keyboard").toBe(false);
  expect(isOnScreenKeyboardOpen({ visible: 760, largest: 844 }), "address bar").toBe(false);
  expect(isOnScreenKeyboardOpen({ visible: 970, largest: 1_024 }), "suggestions of a hardware keyboard").toBe(false);
});
