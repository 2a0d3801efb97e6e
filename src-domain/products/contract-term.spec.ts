import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grosze, plusDays } from "#domain/shared-kernel/index.ts";
import { TODAY, aBareProduct, aPrice, aProduct, day, zloty } from "#test/mothers/index.ts";
import { contractTermOf } from "./contract-term.ts";

const threePrices = [
  aPrice({ validFrom: day("2025-03-01"), validTo: day("2026-02-28"), value: zloty("79.90") }),
  aPrice({ validFrom: day("2026-03-01"), validTo: day("2027-02-28"), value: zloty("89.90") }),
  aPrice({ validFrom: day("2027-03-01"), value: zloty("99.90") }),
];

describe("contract timeline", () => {
  it("[PROD-05] contains the commitment with its prices and the elapsed share in the timeline", () => {
    expect(contractTermOf(aProduct({ productPrices: threePrices }), TODAY)).toEqual({
      start: "2025-03-01",
      end: "2027-02-28",
      steps: [
        { price: 7990, from: "2025-03-01", months: 12, current: false },
        { price: 8990, from: "2026-03-01", months: 12, current: true },
        { price: 9990, from: "2027-03-01", months: 6, current: false },
      ],
      nowPercent: 69,
    });
  });

  it.each([
    ["an inactive product", { status: "INACTIVE" }],
    ["a contract that has ended", { contractEnd: plusDays(TODAY, -1) }],
  ] as const)("[PROD-16] has no current price in the contract timeline of %s", (_case, changes) => {
    const steps = (more: Parameters<typeof aProduct>[0]) =>
      contractTermOf(aProduct({ productPrices: threePrices, ...more }), TODAY)?.steps.map(({ current }) => current);
    expect(steps(changes)?.some((current) => current)).toBe(false);
    expect(steps({ contractEnd: TODAY })).toEqual([false, true]);
  });

  it("[PROD-30] has neither prices nor the commitment after the last day of a terminated contract", () => {
    const terminated = (contractEnd: string) =>
      contractTermOf(
        aProduct({
          status: "DURING_RESIGNATION",
          productPrices: threePrices,
          commitmentTo: day("2027-02-28"),
          contractEnd: day(contractEnd),
        }),
        TODAY,
      );
    const before = terminated("2026-12-31");
    expect([before?.end, before?.steps.map(({ price }) => price)]).toEqual(["2026-12-31", [7990, 8990]]);
    const after = terminated("2027-03-01");
    expect([after?.end, after?.steps.length]).toEqual(["2027-02-28", 3]);
  });

  it("[SERV-15] begins the timeline of an ordered service with its first price, not its commitment", () => {
    const ordered = aProduct({
      contractStart: day("2026-12-02"),
      commitmentFrom: day("2026-11-29"),
      commitmentTo: day("2028-11-28"),
      productPrices: [aPrice({ validFrom: day("2026-12-02"), value: zloty("69.00") })],
    });
    const term = contractTermOf(ordered, day("2026-12-02"));
    expect([term?.start, term?.steps[0]?.from]).toEqual(["2026-12-02", "2026-12-02"]);
    const extended = contractTermOf({ ...ordered, contractStart: day("2024-01-01") }, day("2026-12-02"));
    expect(extended?.start).toBe("2026-11-29");
  });

  it("sorts prices in the contract timeline and begins with the contract", () => {
    const term = contractTermOf(
      aProduct({
        commitmentFrom: undefined,
        contractStart: day("2026-01-01"),
        commitmentTo: undefined,
        productPrices: threePrices.toReversed(),
      }),
      TODAY,
    );
    expect(term?.start).toBe("2026-01-01");
    expect(term?.end).toBeUndefined();
    expect(term?.steps.map(({ from }) => from)).toEqual(["2026-01-01", "2026-03-01", "2027-03-01"]);
  });

  it("uses the actual price in the contract timeline when no prices are listed", () => {
    expect(contractTermOf(aProduct({ productPrices: [], actualPrice: zloty("69.00") }), TODAY)?.steps).toEqual([
      { price: 6900, from: "2025-03-01", months: 24, current: true },
    ]);
  });

  it("returns no contract timeline without a start or a price", () => {
    expect(contractTermOf(aBareProduct({ actualPrice: zloty("69.00") }), TODAY)).toBeUndefined();
    expect(contractTermOf(aProduct({ productPrices: [], actualPrice: undefined }), TODAY)).toBeUndefined();
  });

  it("returns 0 per cent before the start of the contract and 100 after its end", () => {
    const product = aProduct({ productPrices: [aPrice({ validFrom: day("2025-03-01"), validTo: day("2027-02-28") })] });
    const before = contractTermOf(product, day("2025-02-28"));
    expect([before?.nowPercent, before?.steps.at(0)?.current]).toEqual([0, false]);
    const after = contractTermOf(product, day("2027-03-01"));
    expect([after?.nowPercent, after?.steps.at(0)?.current]).toEqual([100, false]);
  });

  it("includes the first and the last day of a price in the contract timeline", () => {
    const product = aProduct({ productPrices: threePrices.slice(0, 2) });
    const currentOn = (today: string) => contractTermOf(product, day(today))?.steps.map(({ current }) => current);
    expect(currentOn("2025-03-01")).toEqual([true, false]);
    expect(currentOn("2026-02-28")).toEqual([true, false]);
    expect(currentOn("2026-03-01")).toEqual([false, true]);
    expect(currentOn("2027-02-28")).toEqual([false, true]);
    expect(currentOn("2027-03-01")).toEqual([false, false]);
  });

  it("drops prices that ended before the contract and cuts those that began earlier", () => {
    const productPrices = [
      aPrice({ validFrom: day("2024-01-01"), validTo: day("2025-02-28"), value: zloty("10.00") }),
      aPrice({ validFrom: day("2024-06-01"), validTo: day("2025-12-31"), value: zloty("20.00") }),
      aPrice({ validFrom: day("2026-01-01"), validTo: day("2027-02-28"), value: zloty("30.00") }),
    ];
    expect(contractTermOf(aProduct({ productPrices }), TODAY)?.steps.map(({ price, from }) => [price, from])).toEqual([
      [2000, "2025-03-01"],
      [3000, "2026-01-01"],
    ]);
    const onlyOld = aProduct({ productPrices: productPrices.slice(0, 1), actualPrice: zloty("69.00") });
    expect(contractTermOf(onlyOld, TODAY)?.steps.map(({ price }) => price)).toEqual([6900]);
    const lastDay = aProduct({
      productPrices: [aPrice({ validFrom: day("2024-01-01"), validTo: day("2025-03-01"), value: zloty("10.00") })],
    });
    expect(contractTermOf(lastDay, TODAY)?.steps.map(({ price, from }) => [price, from])).toEqual([
      [1000, "2025-03-01"],
    ]);
  });

  it("counts a price from a 31st to the next day as one day of the timeline", () => {
    const productPrices = [
      aPrice({ validFrom: day("2026-10-31"), validTo: day("2026-10-31"), value: zloty("10.00") }),
      aPrice({ validFrom: day("2026-11-01"), value: zloty("20.00") }),
    ];
    const dates = { commitmentFrom: day("2026-10-31"), commitmentTo: undefined };
    const at = (today: string) => contractTermOf(aProduct({ productPrices, ...dates }), day(today))?.nowPercent;
    expect([at("2026-10-31"), at("2026-11-01")]).toEqual([0, 50]);
  });

  it("uses the last listed of two contract prices with the same start", () => {
    const productPrices = [
      aPrice({ value: zloty("10.00") }),
      aPrice({ validFrom: day("2025-03-01"), value: zloty("20.00") }),
    ];
    expect(contractTermOf(aProduct({ productPrices }), TODAY)?.steps.map(({ price }) => price)).toEqual([2000]);
  });

  it("orders contract steps, at most one current, at 0 to 100 per cent for any prices", () => {
    const offset = fc.integer({ min: -900, max: 900 });
    const optional = fc.option(offset, { nil: undefined });
    const at = (days: number | undefined) => (days === undefined ? undefined : plusDays(TODAY, days));
    fc.assert(
      fc.property(fc.array(fc.tuple(optional, optional), { maxLength: 5 }), offset, optional, (rows, start, end) => {
        const productPrices = rows.map(([from, to], index) =>
          aPrice({ validFrom: at(from), validTo: at(to), value: grosze(index) }),
        );
        const term = contractTermOf(
          aProduct({ productPrices, commitmentFrom: plusDays(TODAY, start), commitmentTo: at(end) }),
          TODAY,
        );
        expect(term).toBeDefined();
        if (term === undefined) return;
        const starts = term.steps.map(({ from }) => from);
        expect(starts).toEqual([...new Set(starts)].toSorted());
        for (const { months } of term.steps) expect(months).toBeGreaterThanOrEqual(1);
        expect(term.steps.filter(({ current }) => current).length).toBeLessThanOrEqual(1);
        expect(Number.isInteger(term.nowPercent) && term.nowPercent >= 0 && term.nowPercent <= 100).toBe(true);
      }),
    );
  });
});
