import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "#test/vectors/numbers.json" with { type: "json" };
import { accountDigits, bankAccount, nip, notCollectingAccount, pesel, type Rule } from "./index.ts";

const account = bankAccount("polish");
const NUMBERS: readonly (readonly [string, readonly string[], Rule<string, string>])[] = [
  ["PESEL", vectors.pesel, pesel],
  ["NIP", vectors.nip, nip],
  ["account", vectors.nrb, account],
];

const withDigit = (value: string, place: number, digit: number): string =>
  `${value.slice(0, place)}${digit}${value.slice(place + 1)}`;

describe.each(NUMBERS)("%s", (_name, valid, rule) => {
  it.each(valid)("accepts the number %s and detects every single wrong digit", (value) => {
    expect(rule(value)).toBe("valid");
    for (let place = 0; place < value.length; place += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        if (String(digit) !== value[place]) expect(rule(withDigit(value, place, digit))).not.toBe("valid");
      }
    }
  });

  it("rejects any other text as a number, however similar", () => {
    const [value = ""] = valid;
    for (const text of [
      "",
      value.slice(1),
      value.slice(0, -1),
      `${value}0`,
      `0${value}`,
      `${value}\n0`,
      `x${value.slice(1)}`,
      value.replace(/\d$/, "٣"),
    ]) {
      expect(rule(text)).not.toBe("valid");
    }
  });
});

/** Computes the checksum with BigInt, as ISO 7064 defines it. */
const nrbOf = (body: string): string => `${String(98n - (BigInt(`${body}252100`) % 97n)).padStart(2, "0")}${body}`;
const digits = (count: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(""));

describe("bank account", () => {
  it("(part of VAL-07) checks an account checksum like BigInt; detects wrong or swapped digits", () => {
    fc.assert(
      fc.property(digits(24), fc.nat(25), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
        const number = nrbOf(body);
        expect(account(number)).toBe("valid");
        expect(account(withDigit(number, place, (Number(number[place]) + step) % 10))).toEqual({
          key: "accountChecksum",
          params: {},
        });
        const [one, other] = [number[place], number[place + 1]];
        if (other !== undefined && one !== other)
          expect(account(`${number.slice(0, place)}${other}${one}${number.slice(place + 2)}`)).not.toBe("valid");
      }),
    );
  });

  it("(part of VAL-07) accepts bank account check digits from 02 to 98", () => {
    const bodies = Array.from({ length: 400 }, (_, index) => String(index).padStart(24, "0"));
    for (const check of ["00", "01", "99"]) for (const body of bodies) expect(account(check + body)).not.toBe("valid");
    const given = bodies.map((body) => nrbOf(body).slice(0, 2)).toSorted();
    expect([given[0], given.at(-1)]).toEqual(["02", "98"]);
    for (const body of bodies) expect(account(nrbOf(body))).toBe("valid");
  });

  it("(part of VAL-90) refuses accounts of the operator in any notation, none if unknown", () => {
    const own = notCollectingAccount(["61109010140000071219812874"]);
    expect(own("61 1090-1014 0000 0712 1981 2874")).toEqual({ key: "accountOfOperator", params: {} });
    expect(own("82109010980000000123456789")).toBe("valid");
    expect(notCollectingAccount([])("61109010140000071219812874")).toBe("valid");
  });

  it("(part of VAL-07) accepts a bank account typed in groups", () => {
    expect(account("61 1090 1014 0000 0712 1981 2874")).toBe("valid");
    expect(account("61-1090–1014\u00a00000-0712-1981-2874 ")).toBe("valid");
    expect(accountDigits("61-1090 1014")).toBe("6110901014");
    expect(account("PL61109010140000071219812874")).toEqual({ key: "accountForm", params: {} });
    expect(account("6110901014000007121981287")).toEqual({ key: "accountForm", params: {} });
  });

  it("(part of VAL-07) accepts a bank account of 9 to 18 digits when configured as short", () => {
    const short = bankAccount("short");
    for (const text of ["123456789", "123456789012345678", "123-456 789"]) expect(short(text)).toBe("valid");
    for (const text of ["", "12345678", "1234567890123456789", "12345678x", "x123456789", "123456789x"])
      expect(short(text)).toEqual({ key: "accountLength", params: { min: 9, max: 18 } });
  });
});

/** Returns a PESEL for this date of birth; computes the checksum independently. */
function peselOf(birth: string, serial: string): string {
  const [weights, body] = ["9731973197", birth + serial];
  const sum = Array.from(body).reduce((total, digit, place) => total + Number(digit) * Number(weights[place]), 0);
  return `${body}${sum % 10}`;
}

describe("PESEL", () => {
  it.each(["990131", "002229", "002101", "993231", "995231", "997231", "999231", "008101", "048229", "046229"])(
    "accepts the PESEL digits %s as a date of birth",
    (birth) => {
      expect(pesel(peselOf(birth, "0001"))).toBe("valid");
    },
  );

  it.each([
    "000229",
    "004229",
    "006230",
    "008229",
    "010229",
    "990132",
    "990431",
    "990100",
    "990001",
    "991301",
    "992001",
    "993301",
    "999301",
    "999931",
  ])("rejects the PESEL digits %s as a date of birth", (birth) => {
    expect(pesel(peselOf(birth, "0001"))).toEqual({ key: "peselDate", params: {} });
  });

  it("[VAL-92] ignores blanks and dashes between the digits of a PESEL", () => {
    expect(pesel("440514 01359")).toBe("valid");
    expect(pesel("440514-01359")).toBe("valid");
  });

  it("reports a wrong form and a wrong checksum of a PESEL", () => {
    expect(pesel("4405140135")).toEqual({ key: "peselForm", params: {} });
    expect(pesel("44051401358")).toEqual({ key: "peselChecksum", params: {} });
  });
});

describe("NIP", () => {
  it("accepts a NIP typed with dashes, and reports a wrong form and checksum", () => {
    expect(nip("525-234-40-78")).toBe("valid");
    expect(nip("8567346216")).toEqual({ key: "nipChecksum", params: {} });
    expect(nip("0000000000")).toEqual({ key: "nipForm", params: {} });
    expect(nip("856734621")).toEqual({ key: "nipForm", params: {} });
  });

  it("rejects every NIP with the remainder ten", () => {
    // 6*1 + 2*2 = 10
    for (let last = 0; last < 10; last += 1)
      expect(nip(`100200000${last}`)).toEqual({ key: "nipChecksum", params: {} });
  });
});

describe("similar numbers", () => {
  it("rejects a bank account with one digit more than a valid one (part of VAL-07)", () => {
    expect(bankAccount("polish")("61109010140000071219812874")).toBe("valid");
    for (const text of ["611090101400000712198128740", "061109010140000071219812874"])
      expect(bankAccount("polish")(text)).toMatchObject({ key: "accountForm" });
  });
});
