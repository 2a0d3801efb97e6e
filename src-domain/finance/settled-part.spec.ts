import { describe, expect, it } from "vitest";
import { aCorrection, anEntry, aReceivedPayment, day, zloty } from "#test/mothers/index.ts";
import { isIncludedInBalance, settledPartOf } from "./settled-part.ts";

const invoice = anEntry({ amount: zloty("121.77"), unpaidAmount: zloty("21.77"), status: "partly-paid" });
const payment = aReceivedPayment({ amount: zloty("-80.00"), entryDate: day("2026-11-20") });
const correction = aCorrection({ amount: zloty("-20.00"), entryDate: day("2026-11-24") });

describe("the settled part of an entry", () => {
  it("[FIN-35] names the payments and corrections since the issue, the oldest first", () => {
    const before = aReceivedPayment({ entryId: "W-10", entryDate: day("2026-11-15") });
    expect(settledPartOf(invoice, [correction, invoice, before, payment])).toEqual({
      amount: zloty("100.00"),
      credits: [payment, correction],
    });
  });

  it("(part of FIN-35) names none when they do not add up to what is settled", () => {
    expect(settledPartOf(invoice, [invoice, payment])).toEqual({ amount: zloty("100.00"), credits: [] });
    const other = aReceivedPayment({ entryId: "W-12", entryDate: day("2026-11-25") });
    expect(settledPartOf(invoice, [invoice, payment, correction, other])?.credits).toEqual([]);
  });

  it("(part of FIN-35) exists only for a partly paid entry without a pending payment", () => {
    expect(settledPartOf({ ...invoice, unpaidAmount: invoice.amount }, [payment])).toBeUndefined();
    expect(settledPartOf({ ...invoice, unpaidAmount: zloty("0.00") }, [payment])).toBeUndefined();
    expect(settledPartOf({ ...invoice, status: "payment-started" }, [payment])).toBeUndefined();
  });

  it("(part of FIN-35) includes a correction without a rest in the balance", () => {
    expect(isIncludedInBalance(aCorrection({ status: "paid" }))).toBe(true);
    expect(isIncludedInBalance(aCorrection({ status: "unknown" }))).toBe(false);
    expect(isIncludedInBalance(aCorrection({ status: "paid", amount: zloty("10.00") }))).toBe(false);
    expect(isIncludedInBalance(aReceivedPayment({ status: "paid" }))).toBe(false);
  });
});
