import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { maskitoTransform } from "@maskito/core";
import { describe, expect, it } from "vitest";
import { grosze, warsawDate } from "#domain/shared-kernel/index.ts";
import {
  amount,
  bankAccount,
  clientNumber,
  contactCode,
  contactText,
  date,
  dateFrom,
  dateTo,
  email,
  exactLength,
  fileSize,
  laterThanNewYear,
  loginName,
  maxLength,
  minLength,
  notAfterToday,
  optionalEmail,
  password,
  passwordMatch,
  phone,
  phoneLength,
  required,
  requiredGroup,
  requiredPermissions,
  smsCode,
  startBefore,
  uniquePhone,
  type RuleResult,
} from "#domain/validation/index.ts";
import { DATE_MASK } from "#ui/design-system/forms/date-amount-masks.ts";
import { bankAccountMask, clientNumberMask, landlineMask, phoneMask, smsCodeMask } from "./customer-data-masks.ts";
import { type MessageKey, messageOf } from "./messages.ts";

/** Returns the error text under the field; empty for a valid value. */
const messageFor = (verdict: RuleResult<MessageKey>): string =>
  verdict === "valid" ? "" : unjoinedText(messageOf(verdict));
const day = (text: string) => {
  const found = warsawDate(text);
  if (found === undefined) throw new Error(`not a date: ${text}`);
  return found;
};
const digits = "5".repeat(40);

describe("rules and their texts", () => {
  it("[VAL-01] accepts passwords of 10 to 64 characters of any kind", () => {
    for (const good of ["abcdefghij", "Zażółć gęś", "0123456789", `Aa1${"x".repeat(61)}`])
      expect(messageFor(password(good)), good).toBe("");
    const failures = [
      messageFor(password("Abcdefghi\t")),
      messageFor(password("Abcdefghi\u200b")),
      messageFor(password("Abcdef1")),
      messageFor(password(`Aa1${"x".repeat(62)}`)),
      messageFor(passwordMatch("Abcdefg1")("Abcdefg2")),
    ];
    expect(failures.map((text) => text.slice(0, 26))).toEqual([
      "Hasło ma niedozwolony znak",
      "Hasło ma niedozwolony znak",
      "Hasło ma 7 znaków, a musi ",
      "Hasło jest za długie. Skró",
      "Hasła nie są takie same. W",
    ]);
    expect(messageFor(passwordMatch("Abcdefg1")("Abcdefg1"))).toBe("");
  });

  it("[VAL-02] accepts login names of 8 to 32 characters with at least one that is not a digit", () => {
    expect(["1234567a", "a".repeat(32), "zażółć-gęś"].map((name) => messageFor(loginName(name)))).toEqual(["", "", ""]);
    expect(["1234567", "a".repeat(7), "a".repeat(33)].map((name) => messageFor(loginName(name)))).toEqual(
      Array(3).fill("Wpisz login, który ma od 8 do 32 znaków"),
    );
    expect(messageFor(loginName("12345678"))).toBe("Login nie może składać się z samych cyfr. Dodaj literę.");
  });

  it("[VAL-03] accepts e-mails of the usual pattern, and an empty optional one", () => {
    expect([
      messageFor(email("anna.nowak+ebok@poczta.example.pl")),
      messageFor(optionalEmail("")),
      messageFor(optionalEmail("a@b.pl")),
    ]).toEqual(["", "", ""]);
    for (const wrong of [
      "anna",
      "anna@",
      "@poczta.pl",
      "anna@poczta",
      "anna nowak@poczta.pl",
      "anna@poczta..pl",
      "a@b.pl.c",
    ]) {
      for (const rule of [email, optionalEmail])
        expect(messageFor(rule(wrong)), wrong).toBe(
          "Nieprawidłowy format adresu e-mail. Wpisz go tak: nazwa@domena.pl",
        );
    }
    expect(messageFor(email(""))).not.toBe("");
  });

  it("[VAL-04] accepts phones of nine digits with blanks and dashes, within 11 or 12 characters", () => {
    expect(
      ["601234567", "601 234 567", "601-234-567", "58 320-10-20", " 601\u00a0234\u00a0567 "].map((number) =>
        messageFor(phone(number)),
      ),
    ).toEqual(["", "", "", "", ""]);
    expect(["60123456", "6012345678", "60123456a", ""].map((number) => messageFor(phone(number)))).toEqual(
      Array(4).fill("Wpisz 9 cyfr"),
    );
    expect(
      [maskitoTransform(digits, phoneMask), maskitoTransform(digits, landlineMask)].map((text) => text.length),
    ).toEqual([11, 12]);
    expect(
      messageFor(phone(maskitoTransform(digits, phoneMask))) +
        messageFor(phone(maskitoTransform(digits, landlineMask))),
    ).toBe("");
  });

  it("[VAL-05] rejects a phone that occurs twice, in any grouping", () => {
    const others = ["601-234-567", "", "58 320-10-20"];
    expect(["601 234 567", "583201020"].map((number) => messageFor(uniquePhone(others)(number)))).toEqual(
      Array(2).fill("Ten numer jest już wpisany"),
    );
    expect(["602234567", ""].map((number) => messageFor(uniquePhone(others)(number)))).toEqual(["", ""]);
  });

  it("[VAL-06] limits contact fields to 250 characters and their codes to one to eight", () => {
    expect([messageFor(contactText("ż".repeat(250))), messageFor(contactText("ż".repeat(251)))]).toEqual([
      "",
      "Skróć tekst do 250 znaków",
    ]);
    expect(["1", "12345678", "a-1"].map((code) => messageFor(contactCode(code)))).toEqual(["", "", ""]);
    expect(["", " ", "123456789"].map((code) => messageFor(contactCode(code)))).toEqual(
      Array(3).fill("Wpisz kod, który ma od 1 do 8 znaków"),
    );
  });

  it("[VAL-07] accepts bank accounts of 26 digits with a valid checksum, or 9 to 18 if configured", () => {
    const account = "61 1090 1014 0000 0712 1981 2874";
    const masked = maskitoTransform(account, bankAccountMask);
    expect([masked, messageFor(bankAccount("polish")(masked)), messageFor(bankAccount("polish")(account))]).toEqual([
      "61-1090-1014-0000-0712-1981-2874",
      "",
      "",
    ]);
    expect(masked.replaceAll("-", "")).toHaveLength(26);
    expect(messageFor(bankAccount("polish")(account.replace("61", "16")))).toBe(
      "Numer rachunku jest błędny. Sprawdź cyfry.",
    );
    for (const wrong of [`${account}0`, account.slice(0, -1), "123456789"])
      expect(messageFor(bankAccount("polish")(wrong)), wrong).toBe("Wpisz 26 cyfr numeru rachunku");
    expect(["5".repeat(9), "5".repeat(18)].map((number) => messageFor(bankAccount("short")(number)))).toEqual(["", ""]);
    expect(["5".repeat(8), "5".repeat(19), account].map((number) => messageFor(bankAccount("short")(number)))).toEqual(
      Array(3).fill("Wpisz numer rachunku, od 9 do 18 cyfr"),
    );
  });

  it("[VAL-08] accepts amounts with a comma or dot, above zero and up to the overpayment", () => {
    const rule = amount("space", grosze(18_743));
    expect(["187,43", "187.4", "1", "0,01"].map((text) => messageFor(rule(text)))).toEqual(["", "", "", ""]);
    expect(["187,44", "188"].map((text) => messageFor(rule(text)))).toEqual(
      Array(2).fill("Wpisz kwotę nie większą niż 187,43 zł"),
    );
    expect(["0", "0,00", "-5"].map((text) => messageFor(rule(text)))).toEqual(
      Array(3).fill("Wpisz kwotę większą niż 0"),
    );
    expect(["", "1,", "1,234", "1e3", "abc"].map((text) => messageFor(rule(text)))).toEqual(
      Array(5).fill("Wpisz kwotę w złotych, a grosze po przecinku"),
    );
    expect(messageFor(amount("space")("999999,99"))).toBe("");
  });

  it("[VAL-09] requires a field, a group of boxes and permissions", () => {
    expect([messageFor(required("a")), messageFor(required("")), messageFor(required(" \u00a0 "))]).toEqual([
      "",
      "Pole jest wymagane",
      "Pole jest wymagane",
    ]);
    expect([messageFor(requiredGroup(["sms"])), messageFor(requiredGroup([]))]).toEqual([
      "",
      "Zaznacz co najmniej jedną odpowiedź",
    ]);
    expect(
      messageFor(
        requiredPermissions([
          { required: true, state: true },
          { required: false, state: false },
        ]),
      ),
    ).toBe("");
    expect(
      messageFor(
        requiredPermissions([
          { required: true, state: false },
          { required: false, state: true },
        ]),
      ),
    ).toBe("Zaznacz wszystkie wymagane zgody");
  });

  it("[VAL-10] accepts real dates as DD-MM-YYYY, in order, within bounds and not after today", () => {
    expect(["29-02-2028", "31-12-1999"].map((text) => messageFor(date(text)))).toEqual(["", ""]);
    expect(["2026-11-20", "1-1-2026", "01-01-26", ""].map((text) => messageFor(date(text)))).toEqual(
      Array(4).fill("Wpisz datę w formacie DD-MM-RRRR"),
    );
    expect(["29-02-2027", "31-04-2026", "00-01-2026"].map((text) => messageFor(date(text)))).toEqual(
      Array(3).fill("Nie ma takiego dnia w kalendarzu. Sprawdź datę."),
    );
    expect(["02-01-2020", "01-01-2020", "31-12-2019"].map((text) => messageFor(laterThanNewYear(2020)(text)))).toEqual([
      "",
      ...Array<string>(2).fill("Wpisz datę późniejszą niż 01-01-2020"),
    ]);
    expect(["20-11-2026", "21-11-2026"].map((text) => messageFor(startBefore("20-11-2026")(text)))).toEqual([
      "",
      "Data początku jest późniejsza niż data końca. Zmień jedną z nich.",
    ]);
    expect(["20-11-2026", "19-11-2026"].map((text) => messageFor(dateFrom(day("2026-11-20"))(text)))).toEqual([
      "",
      "Wpisz datę nie wcześniejszą niż 20-11-2026",
    ]);
    expect(["20-11-2026", "21-11-2026"].map((text) => messageFor(dateTo(day("2026-11-20"))(text)))).toEqual([
      "",
      "Wpisz datę nie późniejszą niż 20-11-2026",
    ]);
    expect(["20-11-2026", "21-11-2026"].map((text) => messageFor(notAfterToday(day("2026-11-20"))(text)))).toEqual([
      "",
      "Wpisz datę nie późniejszą niż dzisiejsza",
    ]);
  });

  it("[VAL-11] checks minimum, maximum and exact lengths, and that of a phone", () => {
    expect([messageFor(minLength(3)("abc")), messageFor(minLength(3)("ab"))]).toEqual([
      "",
      "Wpisz co najmniej 3 znaki",
    ]);
    expect([messageFor(maxLength(3)("ab😀")), messageFor(maxLength(3)("abcd"))]).toEqual([
      "",
      "Skróć tekst do 3 znaków",
    ]);
    expect(["abc", "ab", "abcd"].map((text) => messageFor(exactLength(3)(text)))).toEqual([
      "",
      ...Array<string>(2).fill("Wpisz dokładnie 3 znaki"),
    ]);
    expect(
      ["58 320-10", "5832010", "583201", "58320100", "583201a"].map((text) => messageFor(phoneLength(7)(text))),
    ).toEqual(["", "", ...Array<string>(3).fill("Wpisz 7 cyfr")]);
  });

  it("[VAL-12] masks the client number, phones, SMS code and date, and accepts what fits", () => {
    const masked = [clientNumberMask, phoneMask, landlineMask, smsCodeMask].map((mask) =>
      maskitoTransform(digits, mask),
    );
    expect(masked).toEqual(["555555555", "555-555-555", "55 555-55-55", "555555"]);
    expect(maskitoTransform("20112026999", DATE_MASK)).toBe("20-11-2026");
    expect(["1", "123456789", "", "1234567890", "12a"].map((text) => messageFor(clientNumber(text)) === "")).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([messageFor(smsCode("480213")), messageFor(smsCode("48021")), messageFor(smsCode("4802133"))]).toEqual([
      "",
      "Wpisz 6 cyfr kodu z SMS-a",
      "Wpisz 6 cyfr kodu z SMS-a",
    ]);
  });

  it("[VAL-13] accepts files that are not empty, up to 5,000,000 bytes or the configured megabytes", () => {
    expect([messageFor(fileSize()(1)), messageFor(fileSize()(5_000_000)), messageFor(fileSize(2)(2_000_000))]).toEqual([
      "",
      "",
      "",
    ]);
    expect([messageFor(fileSize()(0)), messageFor(fileSize()(5_000_001)), messageFor(fileSize(2)(2_000_001))]).toEqual([
      "Plik jest pusty. Wybierz inny.",
      "Plik jest za duży. Wybierz taki, który ma do 5 MB.",
      "Plik jest za duży. Wybierz taki, który ma do 2 MB.",
    ]);
  });
});
