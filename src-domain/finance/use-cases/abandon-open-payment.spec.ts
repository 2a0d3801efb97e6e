import { describe, expect, it } from "vitest";
import type { PaymentState } from "../payment.ts";
import { fail, succeed, type TransportFailure } from "../../shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { fakeOpenPayments } from "#test/fakes/fake-open-payments.ts";
import { zloty } from "#test/mothers/index.ts";
import type { AbandonPaymentOrder, AbandonPaymentRefusal } from "../open-payment.ts";
import { abandonOpenPayment, type AbandonOpenPaymentPorts } from "./abandon-open-payment.ts";

function abandon(
  failure: AbandonPaymentRefusal | TransportFailure | undefined,
  state: PaymentState | "none" | "silent",
) {
  return abandonOpenPayment(
    {
      abandon: () => Promise.resolve(failure === undefined ? succeed("abandoned") : fail(failure)),
      paymentState: () =>
        Promise.resolve(
          state === "silent"
            ? fail({ kind: "timeout" })
            : succeed(
                state === "none"
                  ? undefined
                  : { paymentId: "PAY-1", state, amount: zloty("10.00"), entryIds: ["E-11"] },
              ),
        ),
    },
    "PAY-1",
    new IdempotencyKeyIssuer(fakeIdempotencyKeys()),
  );
}

describe("abandonOpenPayment", () => {
  it("(part of FIN-05) cancels the open payment when the server confirms it", async () => {
    expect(await abandon(undefined, "silent")).toEqual({ kind: "done", value: "abandoned" });
  });

  it("(part of FIN-05) finds the payment cancelled when the response is lost and it is abandoned", async () => {
    expect(await abandon({ kind: "timeout" }, "abandoned")).toEqual({ kind: "found-done" });
  });

  it.each([
    ["confirmed", "paid"],
    ["processing", "with-bank"],
    ["rejected", "failed"],
    ["started", "unknown"],
    ["none", "gone"],
    ["silent", "unknown"],
  ] as const)(
    "(part of FIN-05) returns an unknown cancellation when the response is lost and the payment is %s",
    async (state, why) => {
      expect(await abandon({ kind: "timeout" }, state)).toEqual({
        kind: "unknown",
        failure: { kind: "not-abandoned", why },
      });
    },
  );

  const REFUSAL: AbandonPaymentRefusal = { kind: "abandon-refused", code: "not-possible" };

  it.each([
    ["confirmed", "paid"],
    ["started", "refused"],
    ["none", "gone"],
    ["silent", "refused"],
  ] as const)(
    "(part of FIN-05) returns not-done when the server refuses to cancel and the payment is %s",
    async (state, why) => {
      expect(await abandon(REFUSAL, state)).toEqual({ kind: "not-done", failure: { kind: "not-abandoned", why } });
    },
  );

  it("(part of FIN-05) finds the payment cancelled when the server refuses a repetition", async () => {
    expect(await abandon(REFUSAL, "abandoned")).toEqual({ kind: "found-done" });
  });

  it("(part of FIN-05) returns cancelled when the portal cancels the call that cancels a payment", async () => {
    expect(await abandon({ kind: "aborted" }, "started")).toEqual({ kind: "cancelled" });
  });

  it("(part of FIN-05) repeats the key when a cancellation is repeated after a lost response", async () => {
    const finance = fakeFinance();
    const payments = fakeOpenPayments(finance);
    payments.script.failAlways("abandon", { kind: "timeout" });
    const sent: AbandonPaymentOrder[] = [];
    const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
    const ports: AbandonOpenPaymentPorts = {
      abandon: (order) => {
        sent.push(order);
        return payments.abandon(order);
      },
      paymentState: finance.paymentState,
    };
    for (const paymentId of ["PAY-1", "PAY-1", "PAY-2"]) await abandonOpenPayment(ports, paymentId, key);
    expect(sent.map(({ paymentId }) => paymentId)).toEqual(["PAY-1", "PAY-1", "PAY-2"]);
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
    expect(sent[2]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });
});
