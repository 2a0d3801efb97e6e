import { describe, expect, it } from "vitest";
import { anEntry, zloty } from "#test/mothers/index.ts";
import { repeatPaymentChoice, entryPaymentChoice } from "./repeat-payment-choice.ts";
import type { Payment } from "./payment.ts";

const NOVEMBER = anEntry();
const OCTOBER = anEntry({ entryId: "E-10", unpaidAmount: zloty("49.99") });
const REJECTED: Payment = { paymentId: "p-1", state: "rejected", amount: zloty("273.69"), entryIds: ["E-11", "E-10"] };

describe("(part of FIN-05) paying again what a payment was to pay", () => {
  it.each(["rejected", "abandoned"] as const)(
    "that was %s: what is still open of it, in the order in which it is due",
    (state) => {
      expect(repeatPaymentChoice({ ...REJECTED, state }, [OCTOBER, NOVEMBER])).toEqual({
        kind: "entries",
        entries: [OCTOBER, NOVEMBER],
      });
      expect(repeatPaymentChoice({ ...REJECTED, state }, [NOVEMBER])).toEqual({ kind: "entries", entries: [NOVEMBER] });
    },
  );

  it("of an amount of the customer's own: that amount", () => {
    expect(repeatPaymentChoice({ ...REJECTED, amount: zloty("100.00") }, [OCTOBER, NOVEMBER])).toEqual({
      kind: "own",
      entries: [OCTOBER, NOVEMBER],
      amount: zloty("100.00"),
    });
  });

  it.each([
    ["confirmed", "paid"],
    ["started", "under-way"],
    ["processing", "under-way"],
  ] as const)("never, when it is %s", (state, kind) => {
    expect(repeatPaymentChoice({ ...REJECTED, state }, [OCTOBER, NOVEMBER])).toEqual({ kind });
  });

  it("comes to nothing where nothing of it is open, or where nobody knows it", () => {
    expect(repeatPaymentChoice(REJECTED, [anEntry({ entryId: "E-09" })])).toEqual({ kind: "nothing-left" });
    expect(repeatPaymentChoice(undefined, [OCTOBER])).toEqual({ kind: "unknown" });
  });
});

describe("(part of FIN-05) one entry that somebody wants to pay", () => {
  it("is paid while it is open, and else says why not", () => {
    expect(entryPaymentChoice("E-11", [NOVEMBER, OCTOBER], [NOVEMBER, OCTOBER])).toEqual({
      kind: "entries",
      entries: [NOVEMBER],
    });
    expect(entryPaymentChoice("E-11", [{ ...NOVEMBER, status: "payment-started" }, OCTOBER], [OCTOBER])).toEqual({
      kind: "under-way",
    });
    expect(entryPaymentChoice("E-11", [{ ...NOVEMBER, status: "paid", unpaidAmount: zloty("0.00") }], [])).toEqual({
      kind: "nothing-left",
    });
    expect(entryPaymentChoice("E-99", [NOVEMBER], [NOVEMBER])).toEqual({ kind: "nothing-left" });
  });
});
