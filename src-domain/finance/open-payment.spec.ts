import { describe, expect, it } from "vitest";
import { grosze } from "../shared-kernel/index.ts";
import { abandonResultOf, availablePaymentActions, type OpenPayment } from "./open-payment.ts";

const PLACES = { origin: "https://ebok.example", hosts: ["pay.example"] };

function payment(changes: Partial<OpenPayment> = {}): OpenPayment {
  return {
    paymentId: "p-1",
    state: "started",
    amount: grosze(100),
    entryIds: ["E-1"],
    paymentUrl: "https://pay.example/p-1",
    canBeAbandoned: true,
    ...changes,
  };
}

describe("(part of FIN-05) a payment that has not ended", () => {
  it("can be gone on with and given up while it is only begun", () => {
    expect(availablePaymentActions(payment(), PLACES)).toEqual({ resumeAt: "https://pay.example/p-1", abandon: true });
  });

  it("can be neither once the bank has it, whatever the provider adds", () => {
    expect(availablePaymentActions(payment({ state: "processing" }), PLACES)).toEqual({
      resumeAt: undefined,
      abandon: false,
    });
  });

  it("offers what the provider allows, and no more", () => {
    expect(availablePaymentActions(payment({ paymentUrl: undefined, canBeAbandoned: false }), PLACES)).toEqual({
      resumeAt: undefined,
      abandon: false,
    });
  });

  it.each(["https://evil.example/p-1", "javascript:alert(1)", "https://pay.example@evil.example/", "/p-1"])(
    "sends nobody to %s",
    (paymentUrl) => {
      expect(availablePaymentActions(payment({ paymentUrl }), PLACES).resumeAt).toBeUndefined();
    },
  );
});

describe("(part of FIN-05) a payment that was to be given up", () => {
  it.each([
    ["abandoned", "given-up"],
    ["confirmed", "paid"],
    ["rejected", "failed"],
    ["processing", "with-bank"],
    ["started", "refused"],
    ["none", "gone"],
    ["silent", "refused"],
  ] as const)("that was refused, and is %s now, is told as %s", (after, end) => {
    expect(abandonResultOf(after, true)).toBe(end);
  });

  it.each([
    ["abandoned", "given-up"],
    ["confirmed", "paid"],
    ["rejected", "failed"],
    ["processing", "with-bank"],
    ["started", "unknown"],
    ["none", "gone"],
    ["silent", "unknown"],
  ] as const)("whose answer was lost, and is %s now, is told as %s", (after, end) => {
    expect(abandonResultOf(after, false)).toBe(end);
  });
});
