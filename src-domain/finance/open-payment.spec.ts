import { describe, expect, it } from "vitest";
import { grosze } from "../shared-kernel/index.ts";
import { givingUpEnd, waysOutOf, type OpenPayment } from "./open-payment.ts";

const PLACES = { origin: "https://ebok.example", hosts: ["pay.example"] };

function payment(changes: Partial<OpenPayment> = {}): OpenPayment {
  return {
    paymentId: "p-1",
    state: "started",
    amount: grosze(100),
    entryIds: ["E-1"],
    paymentUrl: "https://pay.example/p-1",
    canBeGivenUp: true,
    ...changes,
  };
}

describe("(part of FIN-05) a payment that has not ended", () => {
  it("can be gone on with and given up while it is only begun", () => {
    expect(waysOutOf(payment(), PLACES)).toEqual({ resumeAt: "https://pay.example/p-1", giveUp: true });
  });

  it("can be neither once the bank has it, whatever the provider adds", () => {
    expect(waysOutOf(payment({ state: "processing" }), PLACES)).toEqual({ resumeAt: undefined, giveUp: false });
  });

  it("offers what the provider allows, and no more", () => {
    expect(waysOutOf(payment({ paymentUrl: undefined, canBeGivenUp: false }), PLACES)).toEqual({
      resumeAt: undefined,
      giveUp: false,
    });
  });

  it.each(["https://evil.example/p-1", "javascript:alert(1)", "https://pay.example@evil.example/", "/p-1"])(
    "sends nobody to %s",
    (paymentUrl) => {
      expect(waysOutOf(payment({ paymentUrl }), PLACES).resumeAt).toBeUndefined();
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
    expect(givingUpEnd(after, true)).toBe(end);
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
    expect(givingUpEnd(after, false)).toBe(end);
  });
});
