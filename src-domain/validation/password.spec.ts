import { describe, expect, it } from "vitest";
import { loginName, password, passwordViolations, passwordMatch } from "./index.ts";

const keys = (value: string): readonly string[] => passwordViolations(value).map(({ key }) => key);
const SYMBOLS = Array.from("!@#$%^&*()_+-=[]{};:,.?/|~");
const LETTERS = ["ż", "Ł", "ß", "٣", "Ａ", "ě", "n\u0303", " ", "😀", "€", "'", "<", "„"];
const FORBIDDEN = [
  "\u0000",
  "\u001f",
  "\t",
  "\n",
  "\u007f",
  "\u00a0",
  "\u00ad",
  "\u200b",
  "\u202e",
  "\ufeff",
  "\ud800",
  "\ue000",
];

describe("password", () => {
  it.each([...SYMBOLS, ...LETTERS])("(part of VAL-01) accepts a password that contains %j", (sign) => {
    expect(password(`Wiazka-20${sign}`)).toBe("valid");
    expect(password(`${sign}Wiazka-20`)).toBe("valid");
  });

  it.each(FORBIDDEN)("(part of VAL-01) rejects a password that contains %j", (sign) => {
    expect(password(`Wiazka-20${sign}`)).toEqual({ key: "passwordIncorrect", params: {} });
    expect(password(`${sign}Wiazka-20`)).toEqual({ key: "passwordIncorrect", params: {} });
  });

  it.each([
    ["Abcdefg-1", [["passwordShort", { count: 9, min: 10 }]]],
    ["", [["passwordShort", { count: 0, min: 10 }]]],
    [`A1${"a".repeat(63)}`, [["passwordLong", { max: 64 }]]],
  ])("(part of VAL-01) reports each violation of the password %j", (value, expected) => {
    expect(passwordViolations(value).map(({ key, params }) => [key, params])).toEqual(expected);
    expect(password(value)).toEqual(passwordViolations(value)[0]);
  });

  it.each(["abcdefghij", "ABCDEFGHIJ", "0123456789", "----------", "zielony kot", "a".repeat(64)])(
    "(part of VAL-01) accepts the password %j",
    (value) => {
      expect(keys(value)).toEqual([]);
      expect(password(value)).toBe("valid");
    },
  );

  it("reports a forbidden password character first, then all other violations", () => {
    expect(keys("\t")).toEqual(["passwordIncorrect", "passwordShort"]);
  });

  it("(part of VAL-01) requires that the password matches its repetition", () => {
    expect(passwordMatch("Abcdefg1")("Abcdefg1")).toBe("valid");
    expect(passwordMatch("Abcdefg1")("Abcdefg1 ")).toEqual({ key: "passwordMismatch", params: {} });
  });
});

describe("login name", () => {
  it.each(["m.brzezinska", "abcdefgh", "1234567a", "a".repeat(32), "😀".repeat(8), "12345678 "])(
    "(part of VAL-02) accepts the login name %j",
    (value) => {
      expect(loginName(value)).toBe("valid");
    },
  );

  it.each(["", "abcdefg", "a".repeat(33), "1234567"])(
    "(part of VAL-02) rejects the login name %j because of its length",
    (value) => {
      expect(loginName(value)).toEqual({ key: "loginLength", params: { min: 8, max: 32 } });
    },
  );

  it.each(["12345678", "0".repeat(32)])(
    "(part of VAL-02) rejects the login name %j because it contains digits only",
    (value) => {
      expect(loginName(value)).toEqual({ key: "loginDigits", params: {} });
    },
  );
});
