import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passwordStrengthOf } from "./password-strength.ts";

describe("password strength", () => {
  it.each([
    ["", "weak"],
    ["12345678", "weak"],
    ["aaaaaaaaaaaa", "weak"],
    ["qwerty123456", "weak"],
    ["haslo12345678", "weak"],
    ["Andersa14", "weak"],
    ["abcdefghijklmnop", "weak"],
    ["87654321", "weak"],
    ["kotPies7b", "fair"],
    ["zupa-drzwi", "fair"],
    ["SzumiBaltyk1926", "strong"],
    ["lampa krzeslo wiatr most", "strong"],
    ["x9!Kq2#vT7pLmZ", "strong"],
  ] as const)("rates the Wi-Fi password %j as %s", (password, strength) => {
    expect(passwordStrengthOf(password, "Andersa14")).toBe(strength);
  });

  it("ignores the name of the network when it rates a Wi-Fi password", () => {
    expect(passwordStrengthOf("SzumiBaltyk")).not.toBe("weak");
    expect(passwordStrengthOf("SzumiBaltyk", "szumibaltyk")).toBe("weak");
  });

  it("finds common words in a password after letters without a single lower-case letter", () => {
    expect(passwordStrengthOf("İİİİxhaslo!")).toBe(passwordStrengthOf("ŁŁŁŁxhaslo!"));
    expect(passwordStrengthOf("İİİİİİhaslox7")).toBe("weak");
  });

  it("never lowers the password strength for a further character outside a sequence", () => {
    const rank = { weak: 0, fair: 1, strong: 2 };
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (password) => {
        expect(rank[passwordStrengthOf(`${password}Q`)]).toBeGreaterThanOrEqual(rank[passwordStrengthOf(password)]);
      }),
    );
  });
});
