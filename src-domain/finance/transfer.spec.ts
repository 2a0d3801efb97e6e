import { describe, expect, it } from "vitest";
import { anEntry, day } from "#test/mothers/index.ts";
import { formatAccountNumber, isBalanceTransfer, transferTitle } from "./transfer.ts";

describe("title of a transfer", () => {
  it("builds a transfer title of account number and invoice numbers without it, oldest first", () => {
    const october = anEntry({ number: "FV/4127830/10/26", entryDate: day("2026-10-16") });
    expect(transferTitle("4127830", [anEntry(), october])).toBe("4127830 FV/10/26 FV/11/26");
  });

  it("keeps invoice numbers in a transfer title that do not contain the account number", () => {
    expect(transferTitle("4127830", [anEntry({ number: "FV/41278301/11/26" })])).toBe("4127830 FV/41278301/11/26");
    expect(transferTitle("4127830", [anEntry({ number: "" })])).toBe("4127830");
    expect(transferTitle("4127830", [])).toBe("4127830");
  });

  it("sorts entries in a transfer title by day, those of one day in the given order", () => {
    const booked = (number: string, on: string) => anEntry({ number, entryDate: day(on) });
    const entries = [
      booked("B", "2026-10-16"),
      booked("D", "2026-11-16"),
      booked("A", "2026-09-16"),
      booked("C", "2026-10-16"),
      booked("E", "2026-11-16"),
    ];
    expect(transferTitle("4127830", entries)).toBe("4127830 A B C D E");
    expect(transferTitle("4127830", entries.toReversed())).toBe("4127830 A C B E D");
  });

  it("starts the transfer title with the first invoice number without an account number", () => {
    expect(transferTitle("", [anEntry({ number: "FV/11/26" }), anEntry({ number: "FV/12/26" })])).toBe(
      "FV/11/26 FV/12/26",
    );
  });

  it("uses all 140 characters of a transfer title and not one more", () => {
    const filling = (length: number) => transferTitle("4127830", [anEntry({ number: "X".repeat(length) })]);
    expect(filling(132)).toHaveLength(140);
    expect(filling(133)).toBe("4127830 saldo");
  });

  it("(part of FIN-06) names the balance when not all invoice numbers fit into the title", () => {
    const many = Array.from({ length: 24 }, (_, index) => anEntry({ number: `FV/4127830/${index}/26` }));
    expect(transferTitle("4127830", many)).toBe("4127830 saldo");
    expect(transferTitle("", many)).toBe("saldo");
    expect([isBalanceTransfer("4127830", many), isBalanceTransfer("4127830", many.slice(0, 1))]).toEqual([true, false]);
  });
});

describe("bank account number", () => {
  const grouped = "82 1090 1098 0000 0001 2345 6789".replaceAll(" ", "\u00a0");

  it("formats a bank account number as two digits and groups of four, with no-break spaces", () => {
    expect(formatAccountNumber("82109010980000000123456789")).toBe(grouped);
    expect(formatAccountNumber("82 1090-1098 0000 0001 2345 6789")).toBe(grouped);
    expect(formatAccountNumber("82\u20131090\u00a01098\u20110000 0001 2345 6789")).toBe(grouped);
    expect(formatAccountNumber("123456789")).toBe("12\u00a03456\u00a0789");
  });

  it("returns a bank account number unchanged when it is not made of digits", () => {
    expect(formatAccountNumber("PL61 1090")).toBe("PL61 1090");
    expect(formatAccountNumber("6110 9010 98X")).toBe("6110 9010 98X");
    expect(formatAccountNumber("61")).toBe("61");
    expect(formatAccountNumber("")).toBe("");
  });
});
