import { describe, expect, it } from "vitest";
import { both, decided, either } from "./decision.ts";

describe("decisions of three values", () => {
  it.each([
    ["yes", "yes", "yes", "yes"],
    ["yes", "no", "yes", "no"],
    ["yes", "unknown", "yes", "unknown"],
    ["no", "no", "no", "no"],
    ["no", "unknown", "unknown", "no"],
    ["unknown", "unknown", "unknown", "unknown"],
  ] as const)("%s and %s: either is %s, both is %s", (one, other, any, all) => {
    expect(either(one, other)).toBe(any);
    expect(either(other, one)).toBe(any);
    expect(both(one, other)).toBe(all);
    expect(both(other, one)).toBe(all);
  });

  it("what is not loaded is unknown", () => {
    expect(decided(undefined, () => true)).toBe("unknown");
    expect(decided(0, () => false)).toBe("no");
    expect(decided(0, () => true)).toBe("yes");
  });
});
