import { describe, expect, it } from "vitest";
import { loginRules } from "./login-rules.ts";

const isMet = (typed: string) => Object.fromEntries(loginRules(typed).map((rule) => [rule.key, rule.isMet]));

describe("(part of VAL-02) rules of a new login while typing", () => {
  it.each([
    ["", { length: false, digits: false }],
    ["1234567", { length: false, digits: false }],
    ["12345678", { length: true, digits: false }],
    ["mewa", { length: false, digits: true }],
    ["mewa-2026", { length: true, digits: true }],
    ["m".repeat(33), { length: false, digits: true }],
  ])("checks the length and the characters of a new login while typing: %j", (typed, rules) => {
    expect(isMet(typed)).toEqual(rules);
  });

  it("applies the rules of a new login to the trimmed text", () => {
    expect(isMet("  mewa  ")).toEqual({ length: false, digits: true });
    expect(isMet(" 12345678 ")).toEqual({ length: true, digits: false });
    expect(isMet(` ${"m".repeat(32)} `)).toEqual({ length: true, digits: true });
  });
});
