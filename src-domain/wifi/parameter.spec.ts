import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "#test/models/any-character.ts";
import { aWifiParameter } from "#test/mothers/wifi.mother.ts";
import { utf8Length, isEditable, validateParameter, type ParameterViolation } from "./parameter.ts";
import { PARAMETER_TYPES, type ParameterType, type WifiParameter } from "./wifi.ts";

type Case = readonly [value: string, violation: ParameterViolation | ParameterViolation["kind"] | "accepted"];
const short = (count: number): ParameterViolation => ({ kind: "tooShort", count, limit: 8 });
const long = (count: number, limit = 63): ParameterViolation => ({ kind: "tooLong", unit: "characters", count, limit });
const bytes = (count: number): ParameterViolation => ({ kind: "tooLong", unit: "bytes", count, limit: 32 });
const LONE = "\uD83D";

/** Accepted and rejected values of each type, at their limits. */
const MATRIX: readonly (readonly [what: string, parameter: Partial<WifiParameter>, cases: readonly Case[]])[] = [
  [
    "a name",
    { type: "SSID" },
    [
      ["a", "accepted"],
      ["Andersa 14", "accepted"],
      ["a".repeat(32), "accepted"],
      ["ż".repeat(16), "accepted"],
      ["🐈".repeat(8), "accepted"],
      ['";:,\\', "accepted"],
      ["", "required"],
      ["   ", "required"],
      ["a".repeat(33), bytes(33)],
      [`a${"ż".repeat(16)}`, bytes(33)],
      [`${"🐈".repeat(8)}a`, bytes(33)],
      [" a", "outerSpaces"],
      ["a ", "outerSpaces"],
      ["a\u00a0", "outerSpaces"],
      ["a\nb", "unseenCharacters"],
      ["a\tb", "unseenCharacters"],
      ["a\u007f", "unseenCharacters"],
      [`a${LONE}`, "unseenCharacters"],
    ],
  ],
  [
    "a name behind a prefix",
    { type: "SSID", prefix: "Wiazka_" },
    [
      ["a".repeat(25), "accepted"],
      ["a".repeat(26), bytes(33)],
      ["", "required"],
    ],
  ],
  [
    "a password",
    { type: "PASSWORD" },
    [
      ["12345678", "accepted"],
      ["a".repeat(63), "accepted"],
      ["a b c d e", "accepted"],
      ["~!@#$%^&*()\"'\\;:,", "accepted"],
      ["0123456789abcdefABCDEF0123456789abcdef0123456789abcdef0123456789", "accepted"],
      ["", "required"],
      ["Andersa", short(7)],
      ["1", short(1)],
      ["a".repeat(64), "accepted"],
      ["g".repeat(64), long(64)],
      ["a".repeat(65), long(65)],
      ["zażółć gęślą", "wrongCharacters"],
      ["hasło123", "wrongCharacters"],
      ["12345678€", "wrongCharacters"],
      ["1234567\n8", "unseenCharacters"],
      ["12345678\u007f", "unseenCharacters"],
      [" 12345678", "outerSpaces"],
      ["12345678 ", "outerSpaces"],
    ],
  ],
  [
    "a password behind a prefix",
    { type: "PASSWORD", prefix: "wb-" },
    [
      ["12345", "accepted"],
      ["1234", short(7)],
      ["a".repeat(61), long(64)],
    ],
  ],
  ...(["SECURITY", "CHANNEL", "CHOICE"] as const).map(
    (type) =>
      [
        `a choice of type ${type}`,
        { type, acceptableValues: ["AUTO", "1", "WPA2/WPA3"] },
        [
          ["AUTO", "accepted"],
          ["1", "accepted"],
          ["WPA2/WPA3", "accepted"],
          ["", "required"],
          ["auto", "notAccepted"],
          ["01", "notAccepted"],
          [" 1", "notAccepted"],
          ["2", "notAccepted"],
          ["1\n", "unseenCharacters"],
        ],
      ] as const,
  ),
  [
    "a number in ranges",
    { type: "NUMBER", acceptableValues: ["-5 - -1", "10-100", "250"] },
    [
      ["10", "accepted"],
      ["100", "accepted"],
      ["55", "accepted"],
      ["250", "accepted"],
      ["-5", "accepted"],
      ["-1", "accepted"],
      ["9", "outOfRange"],
      ["101", "outOfRange"],
      ["0", "outOfRange"],
      ["-6", "outOfRange"],
      ["251", "outOfRange"],
      ["", "required"],
      ["10.5", "notWhole"],
      ["10,5", "notWhole"],
      ["1e2", "notWhole"],
      ["010", "notWhole"],
      ["+10", "notWhole"],
      [" 10", "notWhole"],
      ["0x10", "notWhole"],
      ["dziesięć", "notWhole"],
      ["-0", "notWhole"],
      ["10000000000", "notWhole"],
    ],
  ],
  [
    "any number",
    { type: "NUMBER" },
    [
      ["0", "accepted"],
      ["-7", "accepted"],
      ["999999999", "accepted"],
      ["1000000000", "notWhole"],
    ],
  ],
  ...(["FLAG", "HIDDEN"] as const).map(
    (type) =>
      [
        `a flag of type ${type}`,
        { type },
        [
          ["true", "accepted"],
          ["false", "accepted"],
          ["", "required"],
          ["TRUE", "notAccepted"],
          ["1", "notAccepted"],
          ["tak", "notAccepted"],
        ],
      ] as const,
  ),
  [
    "a text",
    { type: "TEXT" },
    [
      ["a", "accepted"],
      ["ż".repeat(64), "accepted"],
      [" z odstępem ", "accepted"],
      ["", "required"],
      ["🐈".repeat(65), long(65, 64)],
      ["a\u0000", "unseenCharacters"],
    ],
  ],
  [
    "a text with acceptable values",
    { type: "TEXT", acceptableValues: ["PL", "DE"] },
    [
      ["PL", "accepted"],
      ["pl", "notAccepted"],
      ["", "required"],
    ],
  ],
  [
    "a read-only parameter",
    { type: "SSID", editable: false },
    [
      ["a", "notEditable"],
      ["", "notEditable"],
    ],
  ],
  ["a choice without choices", { type: "CHANNEL" }, [["1", "notEditable"]]],
];

describe("parameter values", () => {
  for (const [what, parameter, cases] of MATRIX) {
    it.each(cases)(`(part of DEV-01) validates for ${what} the value %j as %j`, (value, expected) => {
      const violation = validateParameter(
        aWifiParameter({ ...parameter, acceptableValues: parameter.acceptableValues ?? [] }),
        value,
      );
      if (expected === "accepted") expect(violation).toBeUndefined();
      else expect(violation).toEqual(typeof expected === "string" ? { kind: expected } : expected);
    });
  }

  it("tests each Wi-Fi parameter type with accepted and rejected values", () => {
    const wanted: readonly ParameterType[] = PARAMETER_TYPES;
    for (const type of wanted) {
      const cases = MATRIX.filter(([, parameter]) => parameter.type === type).flatMap(([, , one]) => one);
      expect(
        cases.some(([, violation]) => violation === "accepted"),
        type,
      ).toBe(true);
      expect(
        cases.some(([, violation]) => violation !== "accepted"),
        type,
      ).toBe(true);
    }
  });

  it("validates any value without throwing and rejects it for an uneditable parameter", () => {
    const types: readonly ParameterType[] = PARAMETER_TYPES;
    const row = fc.record({
      type: fc.constantFrom(...types),
      editable: fc.boolean(),
      prefix: fc.string({ maxLength: 4 }),
      acceptableValues: fc.array(fc.string({ maxLength: 4 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(row, fc.string({ unit: anyCharacter }), (one, value) => {
        const parameter = aWifiParameter(one);
        const violation = validateParameter(parameter, value);
        if (!isEditable(parameter)) expect(violation).toEqual({ kind: "notEditable" });
        if (!one.editable) expect(isEditable(parameter)).toBe(false);
      }),
    );
  });

  it("measures Wi-Fi parameter values in bytes of UTF-8", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});
