import { expect, it } from "vitest";
import { day, zloty } from "#test/mothers/index.ts";
import { USED_DAYS } from "#test/vectors/used-days.ts";
import { grosze, sumOf } from "../shared-kernel/index.ts";
import { proportionatePayment } from "./proportionate-payment.ts";

it.each(USED_DAYS)("[WITHDRAW-06] counts $about", ({ monthly, from, to, cost }) => {
  const payments = monthly.map((price) =>
    proportionatePayment({ monthly: grosze(price), startedOn: day(from), earlyStart: true }, day(to)),
  );
  expect(sumOf(payments)).toBe(cost);
});

it("(part of WITHDRAW-06) counts nothing without an express wish", () => {
  const service = { monthly: zloty("60.00"), startedOn: day("2026-11-10"), earlyStart: false };
  expect(proportionatePayment(service, day("2026-11-20"))).toBe(0);
});
