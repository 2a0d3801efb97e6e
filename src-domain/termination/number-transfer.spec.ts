import { expect, it } from "vitest";
import { aProduct, aTerminationContract, day, zloty } from "#test/mothers/index.ts";
import { mayEarlierTransferCostMore, numberTransferOf } from "./number-transfer.ts";

const TODAY = day("2026-11-20");
const CONTRACT = aTerminationContract({
  number: "601234567",
  term: { from: day("2025-12-06"), to: day("2028-03-04") },
  relief: zloty("820.00"),
  equipment: [],
});
const part = (productId: string, changes: Partial<Parameters<typeof aProduct>[0]> = {}) =>
  aProduct({ productId, name: productId, fullName: undefined, customName: undefined, ...changes });
const PHONE = part("phone", { category: "mobile_phone" });
const OF_PHONE = part("roaming", { category: "additional", mainServiceId: "phone" });
const INTERNET = part("internet", { category: "internet" });
const transfer = (contract = CONTRACT, products = [PHONE, OF_PHONE], today = TODAY) =>
  numberTransferOf(contract, products, today);
const until = day("2028-03-04");

it("[TERM-36] gives a transfer before the end of the term the cost of a termination", () => {
  const cost = { kind: "known", amount: zloty("440.00"), on: "2026-12-20", until };
  expect(transfer()).toMatchObject({ ending: [{ name: "phone" }, { name: "roaming" }], lasting: [], cost });
  expect(transfer(CONTRACT, [PHONE], day("2028-02-20"))).toMatchObject({
    cost: { kind: "known", on: "2028-02-20", amount: zloty("13.00") },
  });
});

it("(part of TERM-36) says that a transfer may cost if its share of the relief is not known", () => {
  const cost = { kind: "possible", until };
  expect(transfer(CONTRACT, [INTERNET, PHONE, OF_PHONE])).toMatchObject({
    ending: [{ name: "phone" }, { name: "roaming" }],
    lasting: [{ name: "internet" }],
    cost,
  });
  expect(transfer({ ...CONTRACT, number: undefined })).toMatchObject({ cost });
});

it("(part of TERM-36) gives no cost without a term or relief, and no transfer without a number", () => {
  expect(transfer({ ...CONTRACT, term: undefined })?.cost).toBeUndefined();
  expect(transfer({ ...CONTRACT, relief: zloty("0.00") })?.cost).toBeUndefined();
  expect(transfer(CONTRACT, [INTERNET])).toMatchObject({ ending: [{ name: "internet" }], lasting: [] });
  expect(transfer({ ...CONTRACT, number: undefined }, [INTERNET])).toBeUndefined();
});

it("(part of TERM-36) says of a terminated contract whether an earlier transfer may cost more", () => {
  const end = { endsOn: until, cost: zloty("0.00") };
  expect(mayEarlierTransferCostMore(CONTRACT, end, TODAY)).toBe(true);
  expect(mayEarlierTransferCostMore({ ...CONTRACT, number: undefined }, end, TODAY)).toBe(true);
  const sameCost = { endsOn: day("2026-12-20"), cost: zloty("500.00") };
  expect(mayEarlierTransferCostMore(CONTRACT, sameCost, TODAY)).toBe(false);
  expect(mayEarlierTransferCostMore(undefined, end, TODAY)).toBe(false);
  expect(mayEarlierTransferCostMore(CONTRACT, { ...end, endsOn: TODAY }, TODAY)).toBe(false);
  const changedTerms = { until: day("2026-11-30"), endsOn: day("2026-12-31") };
  const exit = { endsOn: changedTerms.endsOn, cost: zloty("0.00") };
  expect(mayEarlierTransferCostMore({ ...CONTRACT, changedTerms }, exit, TODAY)).toBe(false);
});
