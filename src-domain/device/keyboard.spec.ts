import { expect, it } from "vitest";
import { hasKeyboard } from "./keyboard.ts";

it("(part of WRAP-01) a keyboard is told from an address bar by how much it takes", () => {
  expect(hasKeyboard({ seen: 508, most: 844 }), "a phone").toBe(true);
  expect(hasKeyboard({ seen: 190, most: 390 }), "on its side").toBe(true);
  expect(hasKeyboard({ seen: 314, most: 568 }), "a small one").toBe(true);
  expect(hasKeyboard({ seen: 844, most: 844 })).toBe(false);
  expect(hasKeyboard({ seen: 760, most: 844 }), "an address bar").toBe(false);
  expect(hasKeyboard({ seen: 970, most: 1_024 }), "suggestions above a keyboard on the desk").toBe(false);
});
