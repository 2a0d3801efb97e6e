import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEntry, day, zloty } from "#test/mothers/index.ts";
import { grosze } from "../shared-kernel/index.ts";
import { transferCode, type TransferCodeData } from "./transfer-code.ts";

const TRANSFER: TransferCodeData = {
  account: "82 1090 1098 0000 0001 2345 6789".replaceAll(" ", "\u00a0"),
  recipient: "Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia",
  taxId: "5860000002",
  customer: "4127830",
  entries: [
    anEntry({ number: "FV/4127830/11/26" }),
    anEntry({ number: "FV/4127830/10/26", entryDate: day("2026-10-16") }),
  ],
  amount: zloty("273.69"),
};

const codeOf = (changes: Partial<TransferCodeData> = {}): string | undefined =>
  transferCode({ ...TRANSFER, ...changes });
const fieldOf = (index: number, changes: Partial<TransferCodeData>): string | undefined =>
  codeOf(changes)?.split("|")[index];

describe("transfer code for bank apps", () => {
  it("(part of FIN-06) builds a transfer code of nine recommended fields with Polish letters", () => {
    expect(codeOf()).toBe("5860000002|PL|82109010980000000123456789|027369|Wiązka S.A.|4127830 FV/10/26 FV/11/26|||");
  });

  it.each([
    ["less than a thousand złoty", zloty("0.05"), "000005"],
    ["six digits", zloty("1234.56"), "123456"],
    ["more than six digits", zloty("123456.78"), "12345678"],
  ])("contains the amount of a transfer code in grosze with at least six digits: %s", (_, amount, field) => {
    expect(fieldOf(3, { amount })).toBe(field);
  });

  it.each([
    ["a short account of another kind", { account: "1234567890" }],
    ["an account with a wrong checksum", { account: "61109010980000000123456789" }],
    ["nothing to pay", { amount: grosze(0) }],
    ["an overpayment", { amount: grosze(-100) }],
  ])("returns no transfer code because a bank would reject it: %s", (_, changes) => {
    expect(codeOf(changes)).toBeUndefined();
  });

  it.each([[undefined], ["5860000001"], ["586000000"]])(
    "leaves the invalid NIP %s out of the transfer code",
    (taxId) => {
      expect(fieldOf(0, { taxId })).toBe("");
    },
  );

  it.each([
    ["not at all when it fits", "Ab Cd Ef Gh Ij Kl Mn", "Ab Cd Ef Gh Ij Kl Mn"],
    ["to the comma", "Ab Cd, Ef Gh Ij Kl Mn", "Ab Cd"],
    ["to a comma at the very end", "Ab Cd Ef Gh Ij Kl Mn, Op", "Ab Cd Ef Gh Ij Kl Mn"],
    ["to a whole word", "Splot Media sp. z o.o., ul. Tkacka 12", "Splot Media sp. z"],
    ["hard where it is one word", "Konstantynopolitańczykowianeczka", "Konstantynopolitańcz"],
    ["never through a character", `${"a".repeat(19)}\u{1F600}`, "a".repeat(19)],
    ["hard after a comma that begins it", `,${"a".repeat(30)}`, `,${"a".repeat(19)}`],
    ["to a comma, without the blank before it", "Ab Cd , Ef Gh Ij Kl Mn", "Ab Cd"],
    ["and never parts the fields", "Ab|Cd\n Ef", "Ab Cd Ef"],
    ["and leaves out what stands around it", " |Ab Cd\n", "Ab Cd"],
  ])("shortens the recipient of a transfer code %s", (_, recipient, field) => {
    expect(fieldOf(4, { recipient })).toBe(field);
  });

  it("names the balance in a transfer code whose title does not hold all invoice numbers", () => {
    const entries = Array.from({ length: 9 }, (_, index) => anEntry({ number: `FV/4127830/0${index}/26` }));
    expect(fieldOf(5, { entries })).toBe("4127830 saldo");
    expect(fieldOf(5, { entries: [] })).toBe("4127830");
  });

  it("builds a transfer code of nine fields within their lengths, for any text", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 200 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(text, { maxLength: 6 }),
        fc.integer({ min: 1, max: 999_999_999_999 }),
        (recipient, customer, numbers, amount) => {
          const fields =
            codeOf({
              recipient,
              customer,
              entries: numbers.map((number) => anEntry({ number })),
              amount: grosze(amount),
            })?.split("|") ?? [];
          expect(fields).toHaveLength(9);
          expect([fields[1], fields[2], Number(fields[3])]).toEqual(["PL", "82109010980000000123456789", amount]);
          expect(fields[4]?.length).toBeLessThanOrEqual(20);
          expect(fields[5]?.length).toBeLessThanOrEqual(32);
          expect(fields.slice(6)).toEqual(["", "", ""]);
          expect(fields.join("|").length).toBeLessThanOrEqual(160);
          // Throws for half a surrogate pair.
          expect(() => encodeURIComponent(fields.join("|"))).not.toThrow();
        },
      ),
    );
  });
});
