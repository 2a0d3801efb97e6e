// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { FinancialEntry, Payment } from "#domain/finance/index.ts";
import { restsAfterPending } from "#domain/finance/pending-sums.ts";
import { anEntry, aPaidEntry, day, month, TODAY, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { DueYear } from "./due-year.view.tsx";
import { summarizeYear } from "./summarize-year.ts";

afterEach(cleanup);

const SEPTEMBER = aPaidEntry({ entryId: "E-9", period: month("2026-09"), entryDate: day("2026-09-16") });
const OCTOBER = anEntry({
  entryId: "E-10",
  period: month("2026-10"),
  amount: zloty("200.00"),
  unpaidAmount: zloty("50.00"),
  entryDate: day("2026-10-16"),
  status: "partly-paid",
});
const NOVEMBER = anEntry({ entryId: "E-11", amount: zloty("200.00"), unpaidAmount: zloty("200.00") });
const PENDING: FinancialEntry = { ...NOVEMBER, status: "payment-started" };
const PART: Payment = { paymentId: "p-1", state: "started", amount: zloty("150.00"), entryIds: ["E-11"] };

/** Renders the chart; returns the unpaid percentage of the last months, the label and the legend. */
function shown(entries: readonly FinancialEntry[], payments?: readonly Payment[]) {
  const year = summarizeYear(entries, TODAY, payments && restsAfterPending(entries, payments));
  if (year === undefined) throw new Error("nothing was invoiced");
  const { container } = render(<DueYear year={year} />);
  return {
    open: year.months.slice(-3).map(({ openPercent }) => openPercent),
    label: unjoinedText(screen.getByRole("img").getAttribute("aria-label") ?? ""),
    legend: Array.from(container.querySelectorAll(".sparkline__legend span"), ({ textContent }) =>
      unjoinedText(textContent),
    ),
  };
}

it("[HOME-30] draws and names a partly paid month as partly paid, with a legend", () => {
  const { open, label, legend } = shown([SEPTEMBER, OCTOBER, NOVEMBER]);
  expect(open).toEqual([0, 25, 100]);
  expect(label).toMatch(/ Opłacone częściowo: październik 2026\. Nieopłacone: listopad 2026\.$/);
  expect(legend).toEqual(["opłacone", "do zapłaty"]);
});

it("[HOME-31] draws and names a month of unknown status as neither paid nor unpaid", () => {
  const { open, label, legend } = shown([SEPTEMBER, { ...NOVEMBER, unpaidAmount: zloty("0.00"), status: "unknown" }]);
  expect(open).toEqual([0, 0, 0]);
  expect(label).toMatch(/ Stan nieznany: listopad 2026\.$/);
  expect(legend).toEqual(["opłacone", "stan nieznany"]);
  expect(document.querySelectorAll(".sparkline i[data-unknown]")).toHaveLength(1);
});

it("(part of HOME-30) draws what is left of a month after its pending payment as unpaid", () => {
  const { open, label, legend } = shown([SEPTEMBER, PENDING], [PART]);
  expect(open).toEqual([0, 0, 25]);
  expect(label).toMatch(/ Płatność w toku: listopad 2026\. Po tej płatności zostanie do zapłaty: listopad 2026\.$/);
  expect(legend).toEqual(["opłacone lub w toku", "do zapłaty"]);
});

it("(part of HOME-30) calls a month with a pending payment neither paid nor unpaid", () => {
  const { open, label, legend } = shown([SEPTEMBER, PENDING]);
  expect(open).toEqual([0, 0, 0]);
  expect(label).toMatch(/ Płatność w toku: listopad 2026\.$/);
  expect(legend).toEqual(["opłacone lub w toku"]);
});

it("(part of HOME-30) draws bars to a tenth of a per cent and no small amount as zero", () => {
  const september = { ...SEPTEMBER, amount: zloty("0.10") };
  const october = { ...OCTOBER, amount: zloty("333.33"), unpaidAmount: zloty("333.32") };
  const year = summarizeYear([september, october, { ...NOVEMBER, amount: zloty("1000.00") }], TODAY);
  expect(year?.months.slice(-4).map(({ percent }) => percent)).toEqual([0, 0.1, 33.3, 100]);
  expect(year?.months.at(-2)?.openPercent).toBe(99.9);
});

it("(part of HOME-30) names one colour in the legend when every month is paid", () => {
  expect(shown([SEPTEMBER]).legend).toEqual(["opłacone"]);
});

it("(part of HOME-31) names only colours that a bar has in the legend", () => {
  const empty = { ...SEPTEMBER, amount: zloty("0.00"), status: "unknown" } as const;
  expect(shown([empty, OCTOBER]).legend).toEqual(["opłacone", "do zapłaty"]);
  cleanup();
  expect(shown([NOVEMBER]).legend).toEqual(["do zapłaty"]);
});
