import { expect, it } from "vitest";
import { plusDays } from "#domain/shared-kernel/index.ts";
import { anEntry, TODAY } from "#test/mothers/index.ts";
import type { OpenPayment } from "./open-payment.ts";
import { resumeAddressOfArrears } from "./resume-arrears.ts";

const late = anEntry({ entryId: "late", status: "payment-started", dueDate: plusDays(TODAY, -5) });
const later = anEntry({ entryId: "later", status: "payment-started", dueDate: plusDays(TODAY, 5) });
const payment: OpenPayment = {
  paymentId: "p-1",
  state: "started",
  amount: late.unpaidAmount,
  entryIds: ["late"],
  paymentUrl: "https://pay.example/p-1",
  canBeAbandoned: true,
};
const allowedOrigins = { origin: "https://ebok.example", hosts: ["pay.example"] };

it.each([
  ["a started payment of arrears", payment, "https://pay.example/p-1"],
  ["a payment at the bank", { ...payment, state: "processing" }, undefined],
  ["a payment of a later invoice", { ...payment, entryIds: ["later"] }, undefined],
  ["a payment page not allowed", { ...payment, paymentUrl: "https://other.example/p-1" }, undefined],
] as const)("(part of PROD-17) returns the address to continue %s", (_case, open, address) => {
  expect(resumeAddressOfArrears([late, later], TODAY, { payments: [open], allowedOrigins })).toBe(address);
});
