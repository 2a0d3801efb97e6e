import { describe, expect, it } from "vitest";
import { anEntry, zloty } from "#test/mothers/index.ts";
import { repeatPaymentChoice, entryPaymentChoice } from "./repeat-payment-choice.ts";
import type { Payment } from "./payment.ts";

const NOVEMBER = anEntry();
const OCTOBER = anEntry({ entryId: "E-10", unpaidAmount: zloty("49.99") });
const REJECTED: Payment = { paymentId: "p-1", state: "rejected", amount: zloty("273.69"), entryIds: ["E-11", "E-10"] };

describe("(part of FIN-05) repetition of a payment", () => {
  it.each(["rejected", "abandoned"] as const)(
    "offers the open entries in due order when the payment was %s",
    (state) => {
      expect(repeatPaymentChoice({ ...REJECTED, state }, [OCTOBER, NOVEMBER])).toEqual({
        kind: "entries",
        entries: [OCTOBER, NOVEMBER],
      });
      expect(repeatPaymentChoice({ ...REJECTED, state }, [NOVEMBER])).toEqual({ kind: "entries", entries: [NOVEMBER] });
    },
  );

  it("offers the custom amount for repetition when the payment had one", () => {
    expect(repeatPaymentChoice({ ...REJECTED, amount: zloty("100.00") }, [OCTOBER, NOVEMBER])).toEqual({
      kind: "own-amount",
      entries: [OCTOBER, NOVEMBER],
      amount: zloty("100.00"),
    });
  });

  it.each([
    ["confirmed", "paid"],
    ["started", "pending"],
    ["processing", "pending"],
  ] as const)("offers no repetition of a payment when it is %s", (state, kind) => {
    expect(repeatPaymentChoice({ ...REJECTED, state }, [OCTOBER, NOVEMBER])).toEqual({ kind });
  });

  it("offers no repetition when no entry is open or the payment is unknown", () => {
    expect(repeatPaymentChoice(REJECTED, [anEntry({ entryId: "E-09" })])).toEqual({ kind: "nothing-left" });
    expect(repeatPaymentChoice(undefined, [OCTOBER])).toEqual({ kind: "unknown" });
  });
});

describe("(part of FIN-05) payment of a single entry", () => {
  it("offers the payment of a single entry while it is open, otherwise returns the reason", () => {
    expect(entryPaymentChoice("E-11", [NOVEMBER, OCTOBER], [NOVEMBER, OCTOBER])).toEqual({
      kind: "entries",
      entries: [NOVEMBER],
    });
    expect(entryPaymentChoice("E-11", [{ ...NOVEMBER, status: "payment-started" }, OCTOBER], [OCTOBER])).toEqual({
      kind: "pending",
    });
    expect(entryPaymentChoice("E-11", [{ ...NOVEMBER, status: "paid", unpaidAmount: zloty("0.00") }], [])).toEqual({
      kind: "nothing-left",
    });
    expect(entryPaymentChoice("E-99", [NOVEMBER], [NOVEMBER])).toEqual({ kind: "nothing-left" });
  });
});
