import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { aCorrectionOf, anEntry, anInvoice, anItem, aPaidEntry, day, month, zloty } from "#test/mothers/index.ts";
import { grosze, negated, sumOf } from "../shared-kernel/index.ts";
import { comparableInvoices, compareInvoices } from "./invoice-difference.ts";
import type { InvoiceItem } from "./invoice-details.ts";

const INTERNET = anItem();
const PROMOTION = anItem({ itemId: "p", kind: "promotion", name: "Internet za pół ceny", gross: zloty("-34.50") });
const invoiceOf = (...items: readonly InvoiceItem[]) => anInvoice({ items });
const differenceLines = (now: readonly InvoiceItem[], former: readonly InvoiceItem[]) =>
  compareInvoices(invoiceOf(...now), invoiceOf(...former)).lines.map(
    ({ reason, name, amount }) => [reason, name, amount] as const,
  );

describe("invoice difference", () => {
  it("returns no lines of the invoice difference when nothing has changed", () => {
    expect(compareInvoices(invoiceOf(INTERNET, PROMOTION), invoiceOf(PROMOTION, INTERNET))).toEqual({
      total: 0,
      lines: [],
      corrections: "none",
    });
  });

  it("explains by a promotion that has ended, begun or changed why two invoices differ", () => {
    expect(differenceLines([INTERNET], [INTERNET, PROMOTION])).toEqual([
      ["promotion-ended", "Internet za pół ceny", 3_450],
    ]);
    expect(differenceLines([INTERNET, PROMOTION], [INTERNET])).toEqual([
      ["promotion-began", "Internet za pół ceny", -3_450],
    ]);
    expect(
      differenceLines([INTERNET, anItem({ ...PROMOTION, gross: zloty("-10.00") })], [INTERNET, PROMOTION]),
    ).toEqual([["promotion-changed", "Internet za pół ceny", 2_450]]);
  });

  it("explains by a service that is new, has ended or changed its price why invoices differ", () => {
    expect(differenceLines([INTERNET], [])).toEqual([["service-new", INTERNET.name, 6_900]]);
    expect(differenceLines([], [INTERNET])).toEqual([["service-ended", INTERNET.name, -6_900]]);
    expect(differenceLines([anItem({ gross: zloty("79.00") })], [INTERNET])).toEqual([
      ["price-changed", INTERNET.name, 1_000],
    ]);
  });

  it("explains an invoice difference by a partial month, now or before, with its days", () => {
    const part = anItem({ gross: zloty("23.00"), days: { from: day("2026-11-21"), to: day("2026-11-30") } });
    expect(compareInvoices(invoiceOf(part), invoiceOf(INTERNET)).lines).toEqual([
      { reason: "partial-now", name: INTERNET.name, amount: -4_600, days: part.days },
    ]);
    expect(compareInvoices(invoiceOf(INTERNET), invoiceOf(part)).lines).toEqual([
      { reason: "partial-before", name: INTERNET.name, amount: 4_600, days: part.days },
    ]);
    expect(compareInvoices(invoiceOf(part), invoiceOf()).lines).toEqual([
      { reason: "service-new", name: INTERNET.name, amount: 2_300, days: part.days },
    ]);
    // 28 days are a whole February.
    const february = anItem({ days: { from: day("2026-02-01"), to: day("2026-02-28") }, gross: zloty("60.00") });
    expect(compareInvoices(invoiceOf(february), invoiceOf(INTERNET)).lines[0]?.reason).toBe("price-changed");
  });

  it("[FIN-62] names both tariffs with their days when the tariff changed within a month", () => {
    const part = (name: string, from: string, to: string) =>
      anItem({ itemId: name, name, gross: zloty("35.00"), days: { from: day(from), to: day(to) } });
    const old = part("Internet 300", "2026-11-01", "2026-11-14");
    const fast = part("Internet 1 Gb/s", "2026-11-15", "2026-11-30");
    const tariffs = [old, fast].map(({ name, days }) => ({ name, days }));
    expect(compareInvoices(invoiceOf(fast, old), invoiceOf(INTERNET)).lines).toEqual([
      { reason: "tariff-changed", name: fast.name, amount: 100, days: undefined, tariffs },
    ]);
    expect(compareInvoices(invoiceOf(INTERNET), invoiceOf(old, fast)).lines).toMatchObject([
      { reason: "tariff-changed-before", amount: -100, tariffs },
    ]);
    expect(compareInvoices(invoiceOf(old, fast), invoiceOf()).lines).toMatchObject([
      { reason: "service-new", tariffs },
    ]);
    expect(compareInvoices(invoiceOf(), invoiceOf(old, fast)).lines).toMatchObject([
      { reason: "service-ended", tariffs },
    ]);
    // Two lines of the same days are no change of tariff.
    const besides = part("Adres IP", "2026-11-15", "2026-11-30");
    expect(compareInvoices(invoiceOf(fast, besides), invoiceOf(INTERNET)).lines).toMatchObject([
      { reason: "partial-now", days: fast.days },
    ]);
  });

  it("[FIN-62] says that one month is partial where the tariff changed within the other", () => {
    const part = (name: string, from: string, to: string) =>
      anItem({ itemId: name, name, gross: zloty("35.00"), days: { from: day(from), to: day(to) } });
    const old = part("Internet 300", "2026-10-01", "2026-10-14");
    const fast = part("Internet 1 Gb/s", "2026-10-15", "2026-10-31");
    const tariffs = [old, fast].map(({ name, days }) => ({ name, days }));
    const end = part(fast.name, "2026-11-01", "2026-11-10");
    expect(compareInvoices(invoiceOf(end), invoiceOf(old, fast)).lines).toEqual([
      { reason: "partial-now", name: fast.name, amount: -3_500, days: end.days, tariffs },
    ]);
    const begin = part(old.name, "2026-09-20", "2026-09-30");
    expect(compareInvoices(invoiceOf(fast, old), invoiceOf(begin)).lines).toEqual([
      { reason: "partial-before", name: old.name, amount: 3_500, days: begin.days, tariffs },
    ]);
    // The days of the tariffs show themselves that such a month is partial.
    const later = part("Internet 1 Gb/s", "2026-10-20", "2026-10-31");
    expect(compareInvoices(invoiceOf(INTERNET), invoiceOf(old, later)).lines).toMatchObject([
      { reason: "tariff-changed-before", days: undefined },
    ]);
  });

  it("(part of FIN-62) takes two parts of one tariff that cover the month for no part of a month", () => {
    const part = (from: string, to: string) =>
      anItem({ gross: zloty("35.00"), days: { from: day(from), to: day(to) } });
    const [first, second] = [part("2026-11-01", "2026-11-14"), part("2026-11-15", "2026-11-30")];
    const reasonOf = (...now: readonly InvoiceItem[]) =>
      compareInvoices(invoiceOf(...now), invoiceOf(INTERNET)).lines[0]?.reason;
    expect(reasonOf(first, second)).toBe("price-changed");
    expect(reasonOf(first, part("2026-11-16", "2026-11-30"))).toBe("partial-now");
  });

  it("explains an invoice difference by one-time fees, usage, interest and adjustments", () => {
    const visit = anItem({ kind: "one-time", name: "Wizyta technika", gross: zloty("19.90") });
    expect(differenceLines([visit], [])).toEqual([["one-time", "Wizyta technika", 1_990]]);
    expect(differenceLines([], [visit])).toEqual([["one-time-gone", "Wizyta technika", -1_990]]);
    const calls = (gross: string) => anItem({ kind: "usage", name: "Połączenia", gross: zloty(gross) });
    expect(differenceLines([calls("7.47")], [calls("5.10")])).toEqual([["usage-more", "Połączenia", 237]]);
    expect(differenceLines([calls("7.47")], [])).toEqual([["usage-new", "Połączenia", 747]]);
    expect(differenceLines([], [calls("5.10")])).toEqual([["usage-gone", "Połączenia", -510]]);
    expect(differenceLines([anItem({ kind: "interest", name: "Odsetki", gross: zloty("1.20") })], [])).toEqual([
      ["interest", "Odsetki", 120],
    ]);
    expect(differenceLines([anItem({ kind: "adjustment", name: "Przerwa", gross: zloty("-3.00") })], [])).toEqual([
      ["adjustment", "Przerwa", -300],
    ]);
  });

  it("gives days of an invoice difference only for partial months and new or ended services", () => {
    const half = { from: day("2026-11-01"), to: day("2026-11-15") };
    const end = { from: day("2026-10-16"), to: day("2026-10-31") };
    const [first, second] = [anItem({ gross: zloty("34.00"), days: half }), anItem({ days: end })];
    expect(compareInvoices(invoiceOf(), invoiceOf(second)).lines).toMatchObject([
      { reason: "service-ended", days: end },
    ]);
    expect(compareInvoices(invoiceOf(first), invoiceOf(second)).lines).toMatchObject([
      { reason: "price-changed", days: undefined },
    ]);
    expect(compareInvoices(invoiceOf(first), invoiceOf(anItem())).lines).toMatchObject([
      { reason: "partial-now", days: half },
    ]);
    const undated = anItem({ gross: zloty("10.00"), days: undefined });
    expect(compareInvoices(invoiceOf(undated), invoiceOf(anItem())).lines).toMatchObject([
      { reason: "price-changed", days: undefined },
    ]);
  });

  it("compares invoiced subscription and usage of a service under any name", () => {
    for (const kind of ["subscription", "usage"] as const) {
      const now = anItem({ kind, name: "Nowa nazwa", gross: zloty("70.00") });
      expect(differenceLines([now], [anItem({ kind })])).toEqual([
        [kind === "usage" ? "usage-more" : "price-changed", "Nowa nazwa", 100],
      ]);
      const other = anItem({ kind, serviceId: "4127830-03", gross: zloty("70.00") });
      expect(differenceLines([other], [anItem({ kind })])).toHaveLength(2);
    }
  });

  it.each(["promotion", "one-time", "adjustment", "other"] as const)(
    "compares invoice items of kind %s only when service and name are the same",
    (kind) => {
      const item = (name: string, serviceId: string | undefined, gross: string) =>
        anItem({ kind, name, serviceId, gross: zloty(gross) });
      expect(differenceLines([item("A", "s-1", "2.00")], [item("A", "s-1", "1.00")])).toHaveLength(1);
      expect(differenceLines([item("A", undefined, "2.00")], [item("A", undefined, "1.00")])).toHaveLength(1);
      expect(differenceLines([item("A", "s-1", "2.00")], [item("B", "s-1", "1.00")])).toHaveLength(2);
      expect(differenceLines([item("A", "s-1", "2.00")], [item("A", "s-2", "1.00")])).toHaveLength(2);
    },
  );

  it("compares all interest items of two invoices, with any service and name", () => {
    const now = anItem({ kind: "interest", name: "Odsetki XI", serviceId: "s-1", gross: zloty("2.00") });
    const former = anItem({ kind: "interest", name: "Odsetki X", serviceId: undefined, gross: zloty("1.00") });
    expect(differenceLines([now], [former])).toEqual([["interest", "Odsetki XI", 100]]);
  });

  it("does not compare invoice items of different kinds", () => {
    const kinds = ["subscription", "usage", "promotion", "one-time", "adjustment", "other", "interest"] as const;
    const all = kinds.map((kind, index) => anItem({ kind, gross: grosze(100 * (index + 1)) }));
    const former = kinds.map((kind) => anItem({ kind, gross: grosze(50) }));
    expect(differenceLines(all, former)).toHaveLength(kinds.length);
  });

  it("lists an unexplained invoice difference last, so that the sum matches", () => {
    const rounded = { ...invoiceOf(INTERNET), gross: zloty("69.01") };
    expect(compareInvoices(rounded, invoiceOf(INTERNET))).toEqual({
      total: 1,
      lines: [{ reason: "other", name: undefined, amount: 1, days: undefined }],
      corrections: "none",
    });
  });

  it("(part of FIN-36) compares invoices after the corrections of both, with a line for each", () => {
    const [now, former] = [invoiceOf(INTERNET), invoiceOf(INTERNET)];
    const ofNow = [aCorrectionOf(), aCorrectionOf({ number: "FK/2/11/26", gross: zloty("0.00") })];
    const ofFormer = [aCorrectionOf({ number: "FK/1/10/26", entryId: undefined, gross: zloty("-5.00") })];
    expect(compareInvoices({ ...now, corrections: ofNow }, { ...former, corrections: ofFormer })).toEqual({
      total: -1_500,
      lines: [
        { reason: "correction", name: "FK/4127830/11/26", amount: -2_000, days: undefined },
        { reason: "former-correction", name: "FK/1/10/26", amount: 500, days: undefined },
      ],
      corrections: "included",
    });
    expect(compareInvoices(now, { ...former, corrections: ofFormer })).toMatchObject({ total: 500 });
  });

  it("(part of FIN-36) compares invoices as issued while the corrections of one are not known", () => {
    const known = { ...invoiceOf(INTERNET), corrections: [aCorrectionOf()] };
    const unknown = { ...invoiceOf(INTERNET), corrections: undefined };
    for (const [now, former] of [
      [known, unknown],
      [unknown, known],
      [unknown, unknown],
    ] as const)
      expect(compareInvoices(now, former)).toEqual({ total: 0, lines: [], corrections: "left-out" });
  });

  const kinds = ["subscription", "promotion", "one-time", "usage", "interest", "adjustment", "other"] as const;
  const items = fc.array(
    fc
      .record({
        kind: fc.constantFrom(...kinds),
        serviceId: fc.constantFrom("a", "b", undefined),
        name: fc.constantFrom("x", "y", "z"),
        gross: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(grosze),
        isPart: fc.boolean(),
      })
      .map(({ isPart, ...rest }) =>
        anItem({ ...rest, days: { from: day(isPart ? "2026-11-11" : "2026-11-01"), to: day("2026-11-30") } }),
      ),
    { maxLength: 12 },
  );

  const corrections = fc.array(
    fc.integer({ min: -10_000, max: 10_000 }).map((gross) => aCorrectionOf({ gross: grosze(gross) })),
    { maxLength: 3 },
  );

  it("adds up the difference of any two invoices exactly, symmetrically, without zero lines", () => {
    fc.assert(
      fc.property(
        items,
        items,
        fc.integer({ min: -5, max: 5 }),
        corrections,
        (nowItems, formerItems, rounding, own) => {
          const gross = grosze(sumOf(nowItems.map((item) => item.gross)) + rounding);
          const now = { ...invoiceOf(...nowItems), gross, corrections: own };
          const former = invoiceOf(...formerItems);
          const forward = compareInvoices(now, former);
          const backward = compareInvoices(former, now);
          expect(forward.total).toBe(gross + sumOf(own.map((correction) => correction.gross)) - former.gross);
          expect(sumOf(forward.lines.map(({ amount }) => amount))).toBe(forward.total);
          expect(forward.lines.some(({ amount }) => amount === 0)).toBe(false);
          const amounts = (lines: typeof forward.lines) => lines.map(({ amount }) => Math.abs(amount));
          expect(amounts(backward.lines)).toEqual(amounts(forward.lines));
          expect(backward.total + 0).toBe(negated(forward.total) + 0);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe("comparable invoices", () => {
  const october = aPaidEntry({
    entryId: "E-10",
    number: "FV/4127830/10/26",
    period: month("2026-10"),
    entryDate: day("2026-10-16"),
  });
  const september = aPaidEntry({
    entryId: "E-09",
    number: "FV/4127830/09/26",
    period: month("2026-09"),
    entryDate: day("2026-09-16"),
  });
  const other = aPaidEntry({
    entryId: "X-10",
    number: "FV/4127830-02/10/26",
    period: month("2026-10"),
    entryDate: day("2026-10-16"),
  });
  const all = [september, anEntry(), other, october, anEntry({ entryId: "N-1", kind: "interest" })];

  it("lists comparable invoices that are earlier ones of the same series, newest first", () => {
    expect(comparableInvoices(all, "E-11")).toEqual([october, september]);
    expect(comparableInvoices(all, "E-10")).toEqual([september]);
    expect(comparableInvoices(all, "E-09")).toEqual([]);
    expect(comparableInvoices(all, "X-10")).toEqual([]);
    expect(comparableInvoices(all, "N-1")).toEqual([]);
  });

  it("sorts comparable invoices newest first, those of one day in the given order", () => {
    const booked = (entryId: string, on: string) =>
      aPaidEntry({ entryId, number: `FV/1/${on.slice(5, 7)}/26`, period: undefined, entryDate: day(on) });
    const entries = [
      booked("8", "2026-08-16"),
      booked("10a", "2026-10-16"),
      booked("9", "2026-09-16"),
      booked("10b", "2026-10-16"),
      booked("11", "2026-11-16"),
    ];
    const ids = (list: typeof entries) => comparableInvoices(list, "11").map(({ entryId }) => entryId);
    expect(ids(entries)).toEqual(["10a", "10b", "9", "8"]);
    expect(ids(entries.toReversed())).toEqual(["10b", "10a", "9", "8"]);
    expect(comparableInvoices(entries, "unknown")).toEqual([]);
  });

  it("lists only invoices as comparable", () => {
    const correction = aPaidEntry({
      entryId: "K-10",
      kind: "correction",
      number: "FV/4127830/10/26",
      period: month("2026-10"),
    });
    expect(comparableInvoices([...all, correction], "E-11")).toEqual([october, september]);
  });

  it("treats invoices as one series when their numbers do not end with month and year", () => {
    const one = anEntry({ entryId: "E-1", number: "FV/2026/10/0012", entryDate: day("2026-10-17"), period: undefined });
    const two = anEntry({ entryId: "E-2", number: "FV/2026/11/0013", entryDate: day("2026-11-17"), period: undefined });
    expect(comparableInvoices([one, two], "E-2")).toEqual([one]);
  });
});
