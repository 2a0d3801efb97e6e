import { describe, expect, it } from "vitest";
import { grosze } from "../shared-kernel/index.ts";
import { abandonResultOf, availablePaymentActions, type OpenPayment } from "./open-payment.ts";

const ALLOWED_ORIGINS = { origin: "https://ebok.example", hosts: ["pay.example"] };

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

describe("(part of FIN-05) unfinished payment", () => {
  it("allows resuming and cancelling a payment while it is started", () => {
    expect(availablePaymentActions(payment(), ALLOWED_ORIGINS)).toEqual({
      resumeAt: "https://pay.example/p-1",
      abandon: true,
    });
  });

  it("rejects resuming and cancelling a payment once it is processed by the bank", () => {
    expect(availablePaymentActions(payment({ state: "processing" }), ALLOWED_ORIGINS)).toEqual({
      resumeAt: undefined,
      abandon: false,
    });
  });

  it("allows only the actions on an unfinished payment that the server allows", () => {
    expect(availablePaymentActions(payment({ paymentUrl: undefined, canBeAbandoned: false }), ALLOWED_ORIGINS)).toEqual(
      {
        resumeAt: undefined,
        abandon: false,
      },
    );
  });

  it.each(["https://evil.example/p-1", "javascript:alert(1)", "https://pay.example@evil.example/", "/p-1"])(
    "does not resume an unfinished payment at %s",
    (paymentUrl) => {
      expect(availablePaymentActions(payment({ paymentUrl }), ALLOWED_ORIGINS).resumeAt).toBeUndefined();
    },
  );
});

describe("(part of FIN-05) result of cancelling a payment", () => {
  it.each([
    ["abandoned", "abandoned"],
    ["confirmed", "paid"],
    ["rejected", "failed"],
    ["processing", "with-bank"],
    ["started", "refused"],
    ["none", "gone"],
    ["silent", "refused"],
  ] as const)("returns after a refused cancellation, with the payment %s, the result %s", (after, end) => {
    expect(abandonResultOf(after, true)).toBe(end);
  });

  it.each([
    ["abandoned", "abandoned"],
    ["confirmed", "paid"],
    ["rejected", "failed"],
    ["processing", "with-bank"],
    ["started", "unknown"],
    ["none", "gone"],
    ["silent", "unknown"],
  ] as const)("returns after a lost cancellation response, with the payment %s, the result %s", (after, end) => {
    expect(abandonResultOf(after, false)).toBe(end);
  });
});
