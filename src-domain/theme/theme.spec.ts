import { describe, expect, it } from "vitest";
import { themeChoice, themeFor } from "./theme.ts";

describe("theme", () => {
  it.each([
    ["light", "light", "light"],
    ["light", "dark", "light"],
    ["dark", "light", "dark"],
    ["dark", "dark", "dark"],
    ["system", "light", "light"],
    ["system", "dark", "dark"],
  ] as const)("[THEME-01] resolves the theme choice %s on a device that prefers %s to %s", (choice, device, theme) => {
    expect(themeFor(choice, device)).toBe(theme);
  });

  it("[THEME-01] uses the device's theme without a valid choice", () => {
    expect([undefined, "", "DARK", "blue", "dark", "light"].map((text) => themeChoice(text))).toEqual([
      "system",
      "system",
      "system",
      "system",
      "dark",
      "light",
    ]);
  });
});
