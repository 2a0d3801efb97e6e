import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { afterEach, describe, expect, it } from "vitest";
import { createLocalFormats } from "#domain/language/local-formats.ts";
import { warsawDate } from "#domain/shared-kernel/warsaw-calendar.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import {
  contactText,
  dateFrom,
  email,
  laterThanNewYear,
  maxLength,
  minLength,
  passwordViolations,
  phone,
  phoneLength,
  postalCode,
  required,
  uniquePhone,
  notLongerThan,
  type RuleResult,
} from "#domain/validation/index.ts";
import { type MessageKey, messageOf } from "./messages.ts";
import en from "./en.json";
import pl from "./pl.json";

afterEach(() => pageTexts.show("pl"));

const messageFor = (verdict: RuleResult<MessageKey>): string =>
  verdict === "valid" ? "" : unjoinedText(messageOf(verdict));

describe("text of a field error", () => {
  it("ends with a full stop when it has two sentences, unless it ends with an example", () => {
    const sentences = Object.entries(pl).filter(
      ([key, text]) => key.startsWith("rules.") && /[^.]\. \p{Lu}/u.test(text),
    );
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter(([, text]) => !text.endsWith(".")).map(([key]) => key)).toEqual(["rules.email"]);
  });

  it.each([
    [phone("1"), "Wpisz 9 cyfr"],
    [uniquePhone(["1"])("1"), "Ten numer jest już wpisany"],
    [postalCode("80309"), "Wpisz kod pocztowy w postaci 00-000"],
    [required(""), "Pole jest wymagane"],
    [maxLength(4000)("a".repeat(4001)), "Skróć tekst do 4000 znaków"],
    [contactText("a".repeat(251)), "Skróć tekst do 250 znaków"],
    [{ key: "unconfirmedChange", params: {} }, "Potwierdź zmiany za pomocą kodu"],
    [email("a"), "Nieprawidłowy format adresu e-mail. Wpisz go tak: nazwa@domena.pl"],
    [passwordViolations("Abcdef1")[0] ?? "valid", "Hasło ma 7 znaków, a musi mieć ich co najmniej 10"],
    [passwordViolations("Ab1")[0] ?? "valid", "Hasło ma 3 znaki, a musi mieć ich co najmniej 10"],
    [passwordViolations("")[0] ?? "valid", "Wpisz hasło"],
    [minLength(3)(""), "Wpisz co najmniej 3 znaki"],
    [phoneLength(7)(""), "Wpisz 7 cyfr"],
    [notLongerThan(31, "01-10-2026")("01-11-2026"), "Wybierz najwyżej 31 dni"],
    [{ key: "codeExpired", params: {} }, "Kod stracił ważność. Wyślij nowy i wpisz go od razu."],
  ] as const)("returns a message for the violation %j: %j", (verdict, text) => {
    expect(messageFor(verdict)).toBe(text);
  });

  it("[I18N-28] names the bound of a date in the language of the page", () => {
    const bound = warsawDate("2026-11-20");
    if (bound === undefined) throw new Error("no day");
    const messages = () => [
      messageFor(dateFrom(bound)("19-11-2026")),
      messageFor(laterThanNewYear(2026)("01-01-2026")),
    ];
    expect(messages()).toEqual(["Wpisz datę nie wcześniejszą niż 20-11-2026", "Wpisz datę późniejszą niż 01-01-2026"]);
    pageTexts.show("en", {
      catalogues: new Map([["forms", en]]),
      formats: createLocalFormats("en"),
      prefix: "en/",
      load: () => undefined,
    });
    expect(messages()).toEqual(["Enter a date no earlier than 20 Nov 2026", "Enter a date later than 1 Jan 2026"]);
  });

  it("fills every placeholder that occurs in the texts of field errors", () => {
    const names = Object.entries(pl)
      .filter(([, text]) => /\{(?!\};)/.test(text))
      .flatMap(([, text]) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    expect(new Set(names)).toEqual(new Set(["count", "min", "max", "limit", "date", "days", "megabytes", "character"]));
    expect(messageFor({ key: "passwordIncorrect", params: {} })).toContain("liter, cyfr, symboli");
  });
});
