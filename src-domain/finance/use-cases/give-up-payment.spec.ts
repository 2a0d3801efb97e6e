import { describe, expect, it } from "vitest";
import type { PaymentState } from "../payment.ts";
import { fail, succeed, type TransportFailure } from "../../shared-kernel/index.ts";
import { IdempotencyKey } from "../../shared-kernel/write.ts";
import { countedIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { fakeOpenPayments } from "#test/fakes/fake-open-payments.ts";
import { zloty } from "#test/mothers/index.ts";
import type { GiveUpOrder, GiveUpRefusal } from "../open-payment.ts";
import { giveUpPayment, type GiveUpPaymentPorts } from "./give-up-payment.ts";

function giveUp(failure: GiveUpRefusal | TransportFailure | undefined, state: PaymentState | "none" | "silent") {
  return giveUpPayment(
    {
      giveUp: () => Promise.resolve(failure === undefined ? succeed("given-up") : fail(failure)),
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
    new IdempotencyKey(countedIdempotencyKeys()),
  );
}

describe("giving up a payment", () => {
  it("(part of FIN-05) is done when the provider confirms it", async () => {
    expect(await giveUp(undefined, "silent")).toEqual({ kind: "done", value: "given-up" });
  });

  it("(part of FIN-05) is done when the response is lost and the payment is abandoned", async () => {
    expect(await giveUp({ kind: "timeout" }, "abandoned")).toEqual({ kind: "found-done" });
  });

  it.each([
    ["confirmed", "paid"],
    ["processing", "with-bank"],
    ["rejected", "failed"],
    ["started", "unknown"],
    ["none", "gone"],
    ["silent", "unknown"],
  ] as const)("(part of FIN-05) is unknown when the response is lost and the payment is %s", async (state, why) => {
    expect(await giveUp({ kind: "timeout" }, state)).toEqual({
      kind: "unknown",
      failure: { kind: "not-given-up", why },
    });
  });

  const REFUSAL: GiveUpRefusal = { kind: "give-up-refused", code: "not-possible" };

  it.each([
    ["confirmed", "paid"],
    ["started", "refused"],
    ["none", "gone"],
    ["silent", "refused"],
  ] as const)("(part of FIN-05) is not done when the provider refuses and the payment is %s", async (state, why) => {
    expect(await giveUp(REFUSAL, state)).toEqual({ kind: "not-done", failure: { kind: "not-given-up", why } });
  });

  it("(part of FIN-05) is done when the provider refuses because the payment is already abandoned", async () => {
    expect(await giveUp(REFUSAL, "abandoned")).toEqual({ kind: "found-done" });
  });

  it("(part of FIN-05) is cancelled when the portal cancels the call", async () => {
    expect(await giveUp({ kind: "aborted" }, "started")).toEqual({ kind: "cancelled" });
  });

  it("(part of FIN-05) sends the same key when the same payment is given up again after a lost response", async () => {
    const finance = fakeFinance();
    const payments = fakeOpenPayments(finance);
    payments.script.failAlways("giveUp", { kind: "timeout" });
    const sent: GiveUpOrder[] = [];
    const key = new IdempotencyKey(countedIdempotencyKeys());
    const ports: GiveUpPaymentPorts = {
      giveUp: (order) => {
        sent.push(order);
        return payments.giveUp(order);
      },
      paymentState: finance.paymentState,
    };
    for (const paymentId of ["PAY-1", "PAY-1", "PAY-2"]) await giveUpPayment(ports, paymentId, key);
    expect(sent.map(({ paymentId }) => paymentId)).toEqual(["PAY-1", "PAY-1", "PAY-2"]);
    expect(sent[1]?.intentId).toBe(sent[0]?.intentId);
    expect(sent[2]?.intentId).not.toBe(sent[0]?.intentId);
  });
});
