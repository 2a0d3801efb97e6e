import { expect, it } from "vitest";
import { startPaymentFailureReasonOf } from "./start-payment-failure-reason.ts";

it.each([
  [{ kind: "payment-refused", code: "payment-under-way" }, "payment-under-way"],
  [{ kind: "payment-refused", code: "wrong-amount" }, "wrong-amount"],
  [{ kind: "timeout" }, "timeout"],
  [{ kind: "refused", message: "Przerwa techniczna" }, "provider"],
  [{ kind: "aborted" }, undefined],
] as const)("(part of FIN-05) shows after the failed payment start %j the problem %s", (failure, reason) => {
  expect(startPaymentFailureReasonOf(failure)).toBe(reason);
});
