import { expect, it } from "vitest";
import { paymentStatusFrom } from "./decode-entry.ts";

it("[FIN-02] reads payment statuses 0 to 6 of an entry, and any other as unknown", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((number) => paymentStatusFrom(number))).toEqual([
    "unknown",
    "paid",
    "unpaid",
    "partly-paid",
    "payment-started",
    "payment-accepted",
    "no-status",
  ]);
  for (const number of [7, -1, 1.5, Number.NaN]) expect(paymentStatusFrom(number)).toBe("unknown");
});
