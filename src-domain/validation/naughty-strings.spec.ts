import { describe, expect, it } from "vitest";
import encoded from "#test/corpora/naughty-strings.base64.json" with { type: "json" };
import * as rules from "./index.ts";
import { zloty, TODAY } from "#test/mothers/index.ts";

const RULES: readonly rules.Rule<string, rules.RuleKey>[] = [
  rules.required,
  rules.password,
  rules.passwordMatch("x"),
  rules.loginName,
  rules.email,
  rules.optionalEmail,
  rules.phone,
  rules.phoneLength(9),
  rules.postalCode,
  rules.uniquePhone(["600700800"]),
  rules.contactText,
  rules.contactCode,
  rules.confirmedChange("a", "b"),
  rules.smsCode,
  rules.clientNumber,
  rules.pesel,
  rules.nip,
  rules.bankAccount("polish"),
  rules.bankAccount("short"),
  rules.amount("space", zloty("10")),
  rules.date,
  rules.dateFrom(TODAY),
  rules.dateTo(TODAY),
  rules.laterThanNewYear(2026),
  rules.notAfterToday(TODAY),
  rules.startBefore("x"),
  rules.minLength(3),
  rules.maxLength(3),
  rules.exactLength(3),
  rules.sendableText,
];

const naughty = encoded.map((text) => Buffer.from(text, "base64").toString("utf8"));

describe("naughty strings", () => {
  it("tests 515 naughty strings", () => {
    expect(naughty).toHaveLength(515);
  });

  it.each(RULES.map((rule, index) => [rule.name || `rule ${index}`, rule] as const))(
    "validates each naughty string with %s to a stable result",
    (_name, rule) => {
      for (const text of naughty) {
        const verdict = rule(text);
        expect(rule(text)).toEqual(verdict);
        if (verdict !== "valid") expect(verdict.key).toMatch(/^[a-z][A-Za-z]+$/);
      }
    },
  );

  it("rejects naughty strings as sendable text exactly when XML cannot carry them", () => {
    const carried = (text: string): boolean =>
      Array.from(text).every((sign) => {
        const code = sign.codePointAt(0) ?? 0;
        return code >= 0x20
          ? !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
          : [9, 10, 13].includes(code);
      });
    const refused = naughty.filter((text) => rules.sendableText(text) !== "valid");
    expect(refused).toEqual(naughty.filter((text) => !carried(text)));
    expect(refused.length).toBeGreaterThan(0);
  });
});

it("returns the same result from isXmlText and sendableText", () => {
  expect(["", "zażółć\t\r\n\u{1F600}"].map(rules.isXmlText)).toEqual([true, true]);
  expect(["a\u0000", "\u0007", "\ud800", "\uffff"].map(rules.isXmlText)).toEqual([false, false, false, false]);
});
