import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { removePersonalData } from "./remove-personal-data.ts";

describe("text of a report", () => {
  it.each([
    ["brak pola jan.kowalski@example.pl w odpowiedzi", "brak pola [e-mail] w odpowiedzi"],
    ["PESEL 90010112345", "PESEL [numer]"],
    ["+48 601 234 567", "[numer]"],
    ["601-234-567, 583012247", "[numer], [numer]"],
    ["61 1090 1014 0000 0712 1981 2874", "[numer]"],
    ["/loginToken?t=abc#x failed", "/loginToken?… failed"],
    ["session 0f8fad5bd9cb469fa16570867728950e lost", "session [znacznik] lost"],
    ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
    ["http 500 after 3 tries", "http 500 after 3 tries"],
  ])("(part of HTTP-04) masks personal data in the report text %s", (text, expected) =>
    expect(removePersonalData(text)).toBe(expected),
  );

  it("(part of HTTP-04) limits any report text to 300 characters", () => {
    expect(removePersonalData("a b ".repeat(10_000))).toHaveLength(300);
  });

  it("(part of HTTP-04) masks a phone, a PESEL and an e-mail in a report text between any words", () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
    const secret = fc.oneof(digits(9), digits(11), digits(26), fc.constant("anna.nowak@example.pl"));
    fc.assert(
      fc.property(fc.lorem(), secret, fc.lorem(), (before, hidden, after) => {
        expect(removePersonalData(`${before} ${hidden} ${after}`)).not.toContain(hidden);
      }),
    );
  });
});
