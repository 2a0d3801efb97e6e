import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grosze, plusMonths, sumOf } from "#domain/shared-kernel/index.ts";
import { TODAY, aCorrection, aPaidEntry, aReceivedPayment, anEntry, day, month, zloty } from "#test/mothers/index.ts";
import { summarizeDue } from "./due-summary.ts";
import { legendOfMonths, newestEntriesFirst, lastTwelveMonths } from "./invoice-history.ts";

describe("list of entries", () => {
  it("[FIN-01] sorts the list of entries newest first", () => {
    const entries = ["2026-09-16", "2026-11-16", "2025-12-16", "2026-10-16"].map((text) =>
      anEntry({ entryId: text, entryDate: day(text) }),
    );
    expect(newestEntriesFirst(entries).map(({ entryId }) => entryId)).toEqual([
      "2026-11-16",
      "2026-10-16",
      "2026-09-16",
      "2025-12-16",
    ]);
  });

  it("sorts entries of one day by period, then keeps the server's order", () => {
    const entries = [
      aReceivedPayment({ entryId: "a" }),
      anEntry({ entryId: "oct", period: month("2026-10") }),
      anEntry({ entryId: "nov", period: month("2026-11") }),
      aReceivedPayment({ entryId: "b" }),
    ];
    expect(newestEntriesFirst(entries).map(({ entryId }) => entryId)).toEqual(["nov", "oct", "a", "b"]);
  });
});

const invoice = (period: string, amount: string) => aPaidEntry({ period: month(period), amount: zloty(amount) });
const amounts = (history: ReturnType<typeof lastTwelveMonths>) => history.months.map(({ amount }) => amount);
const months = (history: ReturnType<typeof lastTwelveMonths>) => history.months.map((one) => one.month);

describe("last twelve months", () => {
  it("[FIN-09] lists the last twelve months, oldest first, with zero when there was no invoice", () => {
    const history = lastTwelveMonths(
      [invoice("2026-11", "223.70"), invoice("2026-09", "213.80"), invoice("2025-12", "198.80")],
      TODAY,
    );
    expect(months(history)).toEqual([
      "2025-12",
      "2026-01",
      "2026-02",
      "2026-03",
      "2026-04",
      "2026-05",
      "2026-06",
      "2026-07",
      "2026-08",
      "2026-09",
      "2026-10",
      "2026-11",
    ]);
    expect(amounts(history)).toEqual([19880, 0, 0, 0, 0, 0, 0, 0, 0, 21380, 0, 22370]);
  });

  it("[FIN-09] ends the last twelve months with the newest invoice or last month, if that is later", () => {
    const lastOf = (...entries: Parameters<typeof lastTwelveMonths>[0]) =>
      months(lastTwelveMonths(entries, TODAY)).at(-1);
    expect(lastOf(invoice("2026-11", "1.00"), invoice("2026-08", "1.00"))).toBe("2026-11");
    expect(lastOf(invoice("2026-12", "1.00"))).toBe("2026-12");
    expect(lastOf(invoice("2026-10", "1.00"))).toBe("2026-10");
    expect(lastOf(invoice("2024-01", "1.00"))).toBe("2026-10");
    expect(lastOf()).toBe("2026-10");
    expect(lastOf(invoice("2026-10", "1.00"), aCorrection({ period: month("2026-12") }))).toBe("2026-10");
  });

  it("sums the invoices of a month and subtracts corrections in the invoice history", () => {
    const history = lastTwelveMonths(
      [invoice("2026-11", "200.00"), invoice("2026-11", "23.70"), aCorrection({ amount: zloty("-10.00") })],
      TODAY,
    );
    expect(amounts(history).at(-1)).toBe(21370);
  });

  it("ignores payments and interest in the invoice history", () => {
    const history = lastTwelveMonths(
      [aReceivedPayment({ period: month("2026-10") }), anEntry({ kind: "interest", period: month("2026-10") })],
      TODAY,
    );
    expect(new Set(amounts(history))).toEqual(new Set([0]));
    expect(history.average).toBe(0);
  });

  it("ignores payments and interest of months with and without an invoice", () => {
    const interest = anEntry({ kind: "interest", amount: zloty("7.00"), status: "paid", unpaidAmount: zloty("0.00") });
    const both = lastTwelveMonths(
      [invoice("2026-11", "100.00"), aReceivedPayment({ period: month("2026-11") }), interest],
      TODAY,
    );
    expect(both.months.at(-1)).toEqual({ month: "2026-11", amount: 10000, left: 0, state: "settled" });
    const alone = lastTwelveMonths([invoice("2026-11", "100.00"), { ...interest, period: month("2026-10") }], TODAY);
    expect(alone.months.at(-2)).toEqual({ month: "2026-10", amount: 0, left: 0, state: "none" });
    expect(alone.average).toBe(10000);
    expect(lastTwelveMonths([aReceivedPayment({ period: month("2026-12") })], TODAY).months.at(-1)?.month).toBe(
      "2026-10",
    );
  });

  it("keeps the amount of a month with only a correction, outside the invoice average", () => {
    const history = lastTwelveMonths(
      [invoice("2026-11", "100.00"), aCorrection({ period: month("2026-10"), amount: zloty("-4.00") })],
      TODAY,
    );
    expect(amounts(history).slice(-2)).toEqual([-400, 10000]);
    expect(history.average).toBe(10000);
  });

  it("counts an invoice without a period in the month of its booking", () => {
    expect(amounts(lastTwelveMonths([anEntry({ period: undefined })], TODAY)).at(-1)).toBe(22370);
  });

  it("gives a month the state open, pending or settled, in this order of precedence", () => {
    const state = (...entries: Parameters<typeof lastTwelveMonths>[0]) =>
      lastTwelveMonths(entries, TODAY).months.at(-1)?.state;
    const beingPaid = anEntry({ entryId: "paying", status: "payment-started" });
    expect(state(anEntry())).toBe("open");
    expect(state(invoice("2026-11", "1.00"), anEntry(), beingPaid)).toBe("open");
    expect(state(invoice("2026-11", "1.00"), beingPaid)).toBe("pending");
    expect(state(invoice("2026-11", "1.00"))).toBe("settled");
    expect(state(invoice("2026-11", "0.00"))).toBe("settled");
  });

  it("reports the unpaid amount of a partly paid month beside its total", () => {
    const left = (...entries: Parameters<typeof lastTwelveMonths>[0]) => {
      const last = lastTwelveMonths(entries, TODAY).months.at(-1);
      return [last?.amount, last?.left];
    };
    const partly = anEntry({
      entryId: "part",
      amount: zloty("213.80"),
      unpaidAmount: zloty("49.99"),
      status: "partly-paid",
    });
    expect(left(partly)).toEqual([21_380, 4_999]);
    expect(
      left(
        partly,
        invoice("2026-11", "10.00"),
        anEntry({ entryId: "paying", amount: zloty("5.00"), unpaidAmount: zloty("5.00"), status: "payment-started" }),
      ),
    ).toEqual([22_880, 4_999]);
    expect(left(invoice("2026-11", "10.00"))).toEqual([1_000, 0]);
    // A correction above the paid amount settles another invoice.
    expect(left(partly, aCorrection({ amount: zloty("-160.00") }))).toEqual([5_380, 4_999]);
    expect(left(partly, aCorrection({ amount: zloty("-200.00") }))).toEqual([4_999, 4_999]);
    expect(left(invoice("2026-11", "10.00"), aCorrection({ amount: zloty("-30.00") }))).toEqual([-2_000, 0]);
  });

  it("(part of FIN-09) shows a rest that a correction has raised above the invoice", () => {
    const raised = anEntry({ entryId: "E-1", amount: zloty("100.00"), unpaidAmount: zloty("150.00") });
    const correction = aCorrection({ amount: zloty("50.00"), status: "paid" });
    const leftIn = (...corrections: Parameters<typeof lastTwelveMonths>[0]) =>
      lastTwelveMonths([raised, ...corrections], TODAY)
        .months.slice(-2)
        .map(({ amount, left }) => [amount, left]);
    expect(leftIn({ ...correction, correctedEntryId: "E-1" })).toEqual([
      [0, 0],
      [15_000, 15_000],
    ]);
    expect(leftIn({ ...correction, period: month("2026-10") })).toEqual([
      [5_000, 0],
      [15_000, 15_000],
    ]);
    expect(leftIn()[1]).toEqual([15_000, 15_000]);
  });

  const unpaidInvoice = (period: string, unpaid: string) =>
    anEntry({
      entryId: period,
      period: month(period),
      amount: zloty("152.00"),
      unpaidAmount: zloty(unpaid),
      status: unpaid === "152.00" ? "unpaid" : "partly-paid",
    });

  it("(part of FIN-09) counts a correction once, with the invoice that it corrects", () => {
    const entries = [unpaidInvoice("2026-09", "132.00"), unpaidInvoice("2026-11", "152.00")];
    const correction = aCorrection({ amount: zloty("-20.00"), status: "paid", period: undefined });
    const of = (...changes: Parameters<typeof aCorrection>) => {
      const { months: shown, average } = lastTwelveMonths([...entries, { ...correction, ...changes[0] }], TODAY);
      return [...shown.slice(-3).map(({ amount, left }) => [amount, left]), average];
    };
    const [september, october, november] = [
      [13_200, 13_200],
      [0, 0],
      [15_200, 15_200],
    ] as const;
    expect(of({ correctedEntryId: "2026-09" })).toEqual([september, october, november, 14_200]);
    // Without the invoice that it corrects, the rests stay what is left to pay.
    expect(of({ correctedEntryId: "older" })).toEqual([[15_200, 13_200], october, november, 15_200]);
    expect(of()).toEqual([[15_200, 13_200], october, november, 15_200]);
    expect(of({ period: month("2026-10") })).toEqual([[15_200, 13_200], [-2_000, 0], november, 15_200]);
    expect(of({ period: month("2026-10"), correctedEntryId: "K-11" })[1]).toEqual([-2_000, 0]);
  });

  it("(part of FIN-09) counts the correction of a correction with the corrected invoice", () => {
    const first = aCorrection({ entryId: "K-1", correctedEntryId: "E-1", amount: zloty("-30.00") });
    const second = aCorrection({ entryId: "K-2", correctedEntryId: "K-1", amount: zloty("10.00") });
    const corrected = { ...invoice("2026-10", "100.00"), entryId: "E-1" };
    const other = { ...invoice("2026-11", "50.00"), entryId: "E-2" };
    const entries = [corrected, first, second, other];
    expect(amounts(lastTwelveMonths(entries, TODAY)).slice(-2)).toEqual([8_000, 5_000]);
    const circular = [{ ...first, correctedEntryId: "K-2" }, second, corrected, other];
    expect(amounts(lastTwelveMonths(circular, TODAY)).slice(-2)).toEqual([10_000, 3_000]);
  });

  it("(part of FIN-09) leaves the correction of an interest note out", () => {
    const note = anEntry({
      entryId: "N",
      kind: "interest",
      period: undefined,
      status: "paid",
      unpaidAmount: zloty("0"),
    });
    const correction = aCorrection({ correctedEntryId: "N" });
    expect(amounts(lastTwelveMonths([invoice("2026-11", "100.00"), note, correction], TODAY)).at(-1)).toBe(10_000);
  });

  it("(part of FIN-09) has the rests of the amount to pay, for any corrections", () => {
    const row = fc.record({
      offset: fc.integer({ min: -11, max: 0 }),
      amount: fc.integer({ min: 0, max: 99_999 }),
      paid: fc.double({ min: 0, max: 1, noNaN: true }),
      corrected: fc.double({ min: -1, max: 1, noNaN: true }),
      correctedOn: fc.integer({ min: -11, max: 0 }),
      isNamed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const entries = rows.flatMap(({ offset, amount, paid, corrected, correctedOn, isNamed }, index) => {
          const credit = Math.floor(amount * corrected);
          const unpaid = Math.max(0, amount - Math.floor(amount * paid) - credit);
          const period = plusMonths(month("2026-11"), offset);
          const entryId = `E-${index}`;
          return [
            anEntry({
              entryId,
              period,
              amount: grosze(amount),
              unpaidAmount: grosze(unpaid),
              status: unpaid === 0 ? "paid" : unpaid < amount - credit ? "partly-paid" : "unpaid",
            }),
            aCorrection({
              entryId: `K-${index}`,
              amount: grosze(-credit),
              status: "paid",
              period: plusMonths(month("2026-11"), correctedOn),
              correctedEntryId: isNamed ? entryId : undefined,
            }),
          ];
        });
        const inWindow = [...entries, invoice("2026-11", "0.00")];
        const shown = lastTwelveMonths(inWindow, TODAY).months;
        expect(sumOf(shown.map(({ left }) => left))).toBe(summarizeDue(inWindow, TODAY).total);
        for (const { amount, left } of shown) expect(left === 0 || left <= amount).toBe(true);
        if (rows.every(({ isNamed }) => isNamed))
          expect(sumOf(shown.map(({ amount }) => amount))).toBe(sumOf(inWindow.map(({ amount }) => amount)));
      }),
    );
  });

  it("gives a month without an invoice the state none, even with a correction", () => {
    const history = lastTwelveMonths([invoice("2026-11", "1.00"), aCorrection({ period: month("2026-10") })], TODAY);
    expect(history.months.slice(-3).map(({ state }) => state)).toEqual(["none", "none", "settled"]);
  });

  it("averages only months with an invoice, rounded to the grosz", () => {
    expect(lastTwelveMonths([invoice("2026-11", "100.00"), invoice("2026-10", "100.01")], TODAY).average).toBe(10001);
    expect(lastTwelveMonths([invoice("2026-11", "0.00"), invoice("2026-10", "10.00")], TODAY).average).toBe(500);
    expect(
      lastTwelveMonths([invoice("2026-10", "10.00"), aCorrection({ amount: zloty("-4.00") })], TODAY).average,
    ).toBe(1000);
    const year = [
      "198.80",
      "198.80",
      "198.80",
      "212.53",
      "198.80",
      "205.20",
      "198.80",
      "241.17",
      "218.90",
      "213.80",
      "213.80",
      "223.70",
    ];
    const entries = year.map((amount, index) =>
      aPaidEntry({ period: plusMonths(month("2025-12"), index), amount: zloty(amount) }),
    );
    expect(lastTwelveMonths(entries, TODAY).average).toBe(21026);
  });

  it("[FIN-09] lists consecutive months that contain every amount, for any entries", () => {
    const row = fc.tuple(fc.integer({ min: -30, max: 2 }), fc.integer({ min: 0, max: 99_999 }));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const entries = rows.map(([offset, amount]) =>
          aPaidEntry({ period: plusMonths(month("2026-11"), offset), amount: grosze(amount) }),
        );
        const history = lastTwelveMonths(entries, TODAY);
        const first = history.months[0]?.month ?? month("1970-01");
        expect(months(history)).toEqual(Array.from({ length: 12 }, (_, index) => plusMonths(first, index)));
        const newest = Math.max(-1, ...rows.map(([offset]) => offset));
        const shown = rows.filter(([offset]) => offset > newest - 12).reduce((sum, [, amount]) => sum + amount, 0);
        expect(amounts(history).reduce((sum: number, amount) => sum + amount, 0)).toBe(shown);
      }),
    );
  });
});

describe("legend of a chart of months", () => {
  const NOTHING = { hasSettled: false, hasPending: false, hasOpen: false, hasUnknown: false };

  it.each([
    ["is paid", { left: 0, state: "settled" }, { hasSettled: true }],
    ["is open", { left: 1000, state: "open" }, { hasOpen: true }],
    ["is open but for one grosz", { left: 999, state: "open" }, { hasSettled: true, hasOpen: true }],
    ["has a pending payment", { left: 0, state: "pending" }, { hasSettled: true, hasPending: true }],
    ["is paid in part by it", { left: 4, state: "pending" }, { hasSettled: true, hasPending: true, hasOpen: true }],
    ["has no known status", { left: 0, state: "unknown" }, { hasUnknown: true }],
    ["has no amount", { amount: 0, left: 0, state: "pending" }, {}],
  ] as const)("(part of FIN-09) names the parts of columns when a month %s", (_case, month, named) => {
    const { amount = 1000, left, state } = { amount: undefined, ...month };
    expect(legendOfMonths([{ amount: grosze(amount), left: grosze(left), state }])).toEqual({ ...NOTHING, ...named });
  });

  it("(part of FIN-09) names no part when there is no month", () => {
    expect(legendOfMonths([])).toEqual(NOTHING);
  });
});
