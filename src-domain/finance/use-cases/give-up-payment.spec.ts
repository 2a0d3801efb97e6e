import { describe, expect, it } from "vitest";
import type { PaymentState } from "../payment.ts";
import { fail, succeed, type TransportFailure } from "../../shared-kernel/index.ts";
import { IdempotencyKey } from "../../shared-kernel/write.ts";
import { countedIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { zloty } from "#test/mothers/index.ts";
import type { GiveUpRefusal } from "../open-payment.ts";
import { giveUpPayment } from "./give-up-payment.ts";

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
    ["silent", "unknown"],
  ] as const)("(part of FIN-05) is unknown when the response is lost and the payment is %s", async (state, why) => {
    expect(await giveUp({ kind: "timeout" }, state)).toEqual({
      kind: "unknown",
      failure: { kind: "not-given-up", why },
    });
  });

  it("(part of FIN-05) says that it is paid when the provider refuses and the payment is confirmed", async () => {
    const refusal: GiveUpRefusal = { kind: "give-up-refused", code: "not-possible" };
    expect(await giveUp(refusal, "confirmed")).toEqual({
      kind: "not-done",
      failure: { kind: "not-given-up", why: "paid" },
    });
  });
});
