import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clientNumber,
  confirmedChange,
  contactCode,
  contactText,
  exactLength,
  maxLength,
  minLength,
  optional,
  phone,
  phoneDigits,
  phoneLength,
  required,
  requiredGroup,
  requiredPermissions,
  smsCode,
  textLength,
  uniquePhone,
} from "./index.ts";

const none = (key: string): object => ({ key, params: {} });

describe("required", () => {
  it("(part of VAL-09) accepts as required any text other than blanks", () => {
    for (const value of ["a", " a ", "0"]) expect(required(value)).toBe("valid");
    for (const value of ["", " ", "\t\n\u00a0\u2003"]) expect(required(value)).toEqual(none("required"));
  });

  it("(part of VAL-09) accepts a required group with at least one checked box", () => {
    expect(requiredGroup([])).toEqual(none("requiredGroup"));
    expect(requiredGroup(["mail"])).toBe("valid");
  });

  it("(part of VAL-09) accepts permissions with all required ones given", () => {
    const [given, missing, free] = [
      { required: true, state: true },
      { required: true, state: false },
      { required: false, state: false },
    ];
    for (const list of [[], [free], [given, free], [given, { required: false, state: true }]])
      expect(requiredPermissions(list)).toBe("valid");
    for (const list of [[missing], [given, missing], [missing, free]])
      expect(requiredPermissions(list)).toEqual(none("requiredPermissions"));
  });

  it("skips a rule as optional for empty fields only", () => {
    const rule = optional(phone);
    expect([rule(""), rule("  "), rule("600700800")]).toEqual(["valid", "valid", "valid"]);
    expect(rule("60070080")).toEqual(none("phone"));
  });
});

describe("phones", () => {
  it.each(["600700800", "600-700-800", "600 700 800", " 58 320-10-20", "600\u00a0700\u2013800", "000000000"])(
    "(part of VAL-04) accepts the phone number %j as nine digits",
    (value) => {
      expect(phone(value)).toBe("valid");
      expect(phoneDigits(value)).toMatch(/^\d{9}$/);
    },
  );

  it.each([
    "",
    "60070080",
    "6007008001",
    "60070080a",
    "+48600700800",
    "600.700.800",
    "٦٠٠٧٠٠٨٠٠",
    "a600700800",
    "600700800\u0000",
  ])("(part of VAL-04) rejects the phone number %j", (value) => {
    expect(phone(value)).toEqual(none("phone"));
  });

  it("(part of VAL-04) accepts any nine digits with any separators as a phone number", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        digits,
        fc.array(fc.constantFrom("", " ", "-", "–"), { minLength: 9, maxLength: 9 }),
        (list, marks) => {
          const text = list.map((digit, index) => `${marks[index]}${digit}`).join("");
          expect(phone(text)).toBe("valid");
          expect(uniquePhone([list.join("")])(text)).toEqual(none("phoneRepeated"));
        },
      ),
    );
  });

  it("[VAL-05] rejects a phone number because another field contains it", () => {
    const rule = uniquePhone(["600-700-800", "", "583201020"]);
    expect(rule("600700800")).toEqual(none("phoneRepeated"));
    expect(rule("58 320-10-20")).toEqual(none("phoneRepeated"));
    expect(rule("600700801")).toBe("valid");
    expect([rule(""), rule(" - ")]).toEqual(["valid", "valid"]);
  });

  it("(part of VAL-11) requires the exact number of phone digits", () => {
    expect(phoneLength(7)("320-10-20")).toBe("valid");
    for (const value of ["320102", "32010200", "320102a", "a320102"])
      expect(phoneLength(7)(value)).toEqual({ key: "phoneLength", params: { count: 7 } });
  });
});

describe("contact data and codes", () => {
  it("[VAL-06] allows 250 characters in a contact field and 1 to 8 in a code", () => {
    expect(contactText("ż".repeat(250))).toBe("valid");
    expect(contactText("ż".repeat(251))).toEqual({ key: "tooLong", params: { count: 250 } });
    for (const value of ["1", "12345678"]) expect(contactCode(value)).toBe("valid");
    for (const value of ["", " ", "123456789"]) expect(contactCode(value)).toEqual(none("contactCode"));
  });

  it("accepts a changed contact value only when it was confirmed", () => {
    const rule = confirmedChange("a@b.pl", "c@d.pl");
    expect([rule("a@b.pl"), rule("c@d.pl")]).toEqual(["valid", "valid"]);
    expect(rule("e@f.pl")).toEqual(none("unconfirmedChange"));
    expect(confirmedChange("a@b.pl", undefined)("")).toEqual(none("unconfirmedChange"));
  });

  it("(part of VAL-12) requires six digits in an SMS code and one to nine in a client number", () => {
    expect(smsCode("012345")).toBe("valid");
    for (const value of ["", "12345", "1234567", "12345a", "a123456", " 123456", "123456\n"])
      expect(smsCode(value)).toEqual(none("smsCode"));
    for (const value of ["1", "123456789"]) expect(clientNumber(value)).toBe("valid");
    for (const value of ["", "1234567890", "1a", "a1", "1 "]) expect(clientNumber(value)).toEqual(none("clientNumber"));
  });
});

describe("lengths", () => {
  it("counts the length of a text in code points", () => {
    expect(["", "ab", "żółw", "😀", "\ud800", "e\u0301"].map(textLength)).toEqual([0, 2, 4, 1, 1, 2]);
  });

  it("(part of VAL-11) accepts texts at their exact length bounds and rejects those beyond", () => {
    expect([minLength(3)("abc"), maxLength(3)("😀😀😀"), exactLength(3)("abc")]).toEqual(["valid", "valid", "valid"]);
    expect(minLength(3)("ab")).toEqual({ key: "tooShort", params: { count: 3 } });
    expect(maxLength(3)("abcd")).toEqual({ key: "tooLong", params: { count: 3 } });
    for (const value of ["ab", "abcd"])
      expect(exactLength(3)(value)).toEqual({ key: "wrongLength", params: { count: 3 } });
  });
});
