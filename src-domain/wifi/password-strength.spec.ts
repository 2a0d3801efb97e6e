import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passwordStrengthOf } from "./password-strength.ts";

describe("how strong a password is", () => {
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
  ] as const)("%j is %s", (password, strength) => {
    expect(passwordStrengthOf(password, "Andersa14")).toBe(strength);
  });

  it("the name of the network is no secret", () => {
    expect(passwordStrengthOf("SzumiBaltyk")).not.toBe("weak");
    expect(passwordStrengthOf("SzumiBaltyk", "szumibaltyk")).toBe("weak");
  });

  it("what everybody tries is found behind letters that have no small one of their own", () => {
    expect(passwordStrengthOf("İİİİxhaslo!")).toBe(passwordStrengthOf("ŁŁŁŁxhaslo!"));
    expect(passwordStrengthOf("İİİİİİhaslox7")).toBe("weak");
  });

  it("one sign more that follows none never weakens it", () => {
    const rank = { weak: 0, fair: 1, strong: 2 };
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (password) => {
        expect(rank[passwordStrengthOf(`${password}Q`)]).toBeGreaterThanOrEqual(rank[passwordStrengthOf(password)]);
      }),
    );
  });
});
