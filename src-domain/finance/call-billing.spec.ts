import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { grosze } from "../shared-kernel/index.ts";
import {
  billedNumbers,
  filterBilledUses,
  sumBilledUses,
  measureData,
  formatDuration,
  netSumOf,
  groupUsesByDay,
  type BilledUse,
} from "./call-billing.ts";
import { callCsv, callCsvFileName } from "./call-csv.ts";

const AT = Date.parse("2026-10-05T09:30:00+02:00");

function billedUse(changes: Partial<BilledUse> = {}): BilledUse {
  return {
    at: AT,
    number: "601234567",
    kind: "call",
    party: "583012247",
    seconds: 125,
    bytes: undefined,
    amount: grosze(29),
    net: grosze(24),
    ...changes,
  };
}

const USES: readonly BilledUse[] = [
  billedUse({ at: AT + 1 }),
  billedUse({ at: AT + 3, kind: "sms", seconds: undefined, amount: grosze(0) }),
  billedUse({ at: AT + 2, number: "583012247", kind: "data", party: undefined, seconds: undefined, bytes: 1_500_000 }),
  billedUse({ at: AT + 4, seconds: 60, amount: grosze(-5) }),
];

describe("(part of FIN-08) call billing", () => {
  it("filters uses of a call billing by number and kind, newest first", () => {
    expect(filterBilledUses(USES, { number: undefined, kind: undefined }).map(({ at }) => at - AT)).toEqual([
      4, 3, 2, 1,
    ]);
    expect(filterBilledUses(USES, { number: "601234567", kind: "call" }).map(({ at }) => at - AT)).toEqual([4, 1]);
    expect(filterBilledUses(USES, { number: "583012247", kind: undefined }).map(({ at }) => at - AT)).toEqual([2]);
    expect(filterBilledUses(USES, { number: "583012247", kind: "call" })).toEqual([]);
    expect(billedNumbers(USES)).toEqual(["583012247", "601234567"]);
  });

  it("sums uses of a call billing by kind in whole grosze", () => {
    expect(sumBilledUses(USES)).toEqual([
      { kind: "call", count: 2, seconds: 185, bytes: 0, amount: 24 },
      { kind: "sms", count: 1, seconds: 0, bytes: 0, amount: 0 },
      { kind: "data", count: 1, seconds: 0, bytes: 1_500_000, amount: 29 },
    ]);
    expect(sumBilledUses([])).toEqual([]);
  });

  it.each([
    [0, "0:00"],
    [59, "0:59"],
    [125, "2:05"],
    [3_725, "1:02:05"],
  ])("formats a call of %i s as %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));
  it.each([
    [0, 0, "kilobyte", false],
    [1, 1, "kilobyte", false],
    [999_999, 1000, "kilobyte", false],
    [1_000_000, 1, "megabyte", true],
    [999_999_999, 1000, "megabyte", true],
    [1_000_000_000, 1, "gigabyte", true],
    [1_500_000, 1.5, "megabyte", true],
    [2_340_000_000, 2.3, "gigabyte", true],
  ])("measures %i bytes of a call billing as %d %s", (bytes, value, unit, hasDecimal) =>
    expect(measureData(bytes)).toEqual({ value, unit, hasDecimal }),
  );

  it("sums a call billing without VAT only when each use has a net amount", () => {
    expect(netSumOf([billedUse(), billedUse({ net: grosze(100) })])).toBe(124);
    expect(netSumOf([billedUse(), billedUse({ net: undefined })])).toBeUndefined();
    expect(netSumOf([])).toBe(0);
  });

  it("groups uses of a call billing by their day in Warsaw, in their order", () => {
    const late = Date.parse("2026-10-05T23:30:00Z");
    const uses = [billedUse({ at: late }), billedUse({ at: AT + 1 }), billedUse({ at: AT })];
    expect(groupUsesByDay(uses)).toEqual([
      { date: "2026-10-06", uses: uses.slice(0, 1) },
      { date: "2026-10-05", uses: uses.slice(1) },
    ]);
    expect(groupUsesByDay([])).toEqual([]);
  });
});

const WORDS = {
  head: ["Kiedy", "Numer", "Rodzaj", "Z kim", "Czas", "MB", "Netto (zł)", "Brutto (zł)"],
  kinds: { call: "rozmowa", sms: "SMS", data: "dane", other: "inne" },
} as const;

/** Parses a file as Excel does, including quotes. */
function cells(file: string): string[][] {
  return [...file.slice(1).matchAll(/((?:"(?:[^"]|"")*"|[^";\r\n]*)(?:;(?:"(?:[^"]|"")*"|[^";\r\n]*))*)\r\n/g)].map(
    ([, line = ""]) =>
      [...`${line};`.matchAll(/("(?:[^"]|"")*"|[^";]*);/g)].map(([, cell = ""]) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
  );
}

describe("(part of FIN-08) call billing as CSV", () => {
  it("exports the billing CSV for a Polish Excel: BOM, semicolons, decimal commas, CRLF", () => {
    expect(
      callCsv(
        [
          billedUse(),
          billedUse({
            kind: "data",
            party: undefined,
            seconds: undefined,
            bytes: 1_500_000,
            amount: grosze(-123_456),
            net: undefined,
          }),
        ],
        WORDS,
      ),
    ).toBe(
      "\ufeffKiedy;Numer;Rodzaj;Z kim;Czas;MB;Netto (zł);Brutto (zł)\r\n" +
        "05-10-2026 09:30;601\u00a0234\u00a0567;rozmowa;58\u00a0301\u00a022\u00a047;2:05;;0,24;0,29\r\n" +
        "05-10-2026 09:30;601\u00a0234\u00a0567;dane;;;1,500;;-1234,56\r\n",
    );
  });

  it("names the billing CSV after its first and last day", () => {
    expect(callCsvFileName({ from: day("2026-10-01"), to: day("2026-10-31") })).toBe(
      "biling_2026-10-01_2026-10-31.csv",
    );
  });

  it.each(["=1+1", "+48 22 555", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u00a0=1"])(
    "escapes %j in the billing CSV, because Excel would evaluate it as a formula",
    (party) => {
      expect(cells(callCsv([billedUse({ party })], WORDS))[1]?.[3]).toBe(`'${party}`);
    },
  );

  it("keeps each billing text in its own CSV cell, whatever it contains", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ party: fc.string(), amount: fc.integer({ min: -1_000_000, max: 1_000_000 }) }), {
          maxLength: 20,
        }),
        (rows) => {
          const read = cells(
            callCsv(
              rows.map(({ party, amount }) => billedUse({ party: `x${party}`, amount: grosze(amount) })),
              WORDS,
            ),
          );
          expect(read).toHaveLength(rows.length + 1);
          rows.forEach(({ party, amount }, index) => {
            expect(read[index + 1]).toHaveLength(8);
            expect(read[index + 1]?.[3]).toBe(`x${party}`);
            expect(Math.round(Number(read[index + 1]?.[7]?.replace(",", ".")) * 100)).toBe(amount);
          });
        },
      ),
    );
  });
});
