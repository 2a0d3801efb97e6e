import { expect, it } from "vitest";
import { aProduct, day, zloty } from "#test/mothers/index.ts";
import type { Withdrawal } from "../withdrawal/index.ts";
import { owedAfterWithdrawal } from "./owed-after-withdrawal.ts";

const ORDER = { offerId: "117020", processNumber: "2026/117020" };
const NOTHING: Withdrawal = {
  number: "OD/1",
  name: "Anna Nowak",
  email: "a.nowak@poczta.example",
  contractNumber: "ABO/1/26",
  receivedAt: Date.UTC(2026, 10, 29),
  state: "accepted",
  usedDaysCost: zloty("0.00"),
  refundedFees: zloty("0.00"),
  returnedEquipment: [],
  restoredServices: [],
};
const ORDERED = aProduct({
  contractNumber: "ABO/1/26",
  orderNumber: "2026/117020",
  contractStart: undefined,
  activatedOn: undefined,
});
const owed = (changes: Partial<Withdrawal> = {}, product = ORDERED) =>
  owedAfterWithdrawal(ORDER, [{ ...NOTHING, ...changes }], [product]);

it("[WITHDRAW-35] owes nothing after a withdrawal if nothing was delivered, used or paid", () => {
  expect(owed()).toMatchObject({ equipment: false, refund: false });
  expect(owed({ contractNumber: "2026 117020" })).toMatchObject({ equipment: false, refund: false });
});

it.each<readonly [string, Partial<Withdrawal>]>([
  ["equipment may have come", { returnedEquipment: undefined }],
  ["equipment has come", { returnedEquipment: ["Router"] }],
])("(part of WITHDRAW-35) owes equipment, and a refund that waits for it, if %s", (_why, changes) => {
  expect(owed(changes)).toMatchObject({ equipment: true, refund: true });
});

it.each<readonly [string, Partial<Withdrawal>]>([
  ["fees were refunded", { refundedFees: zloty("49.00") }],
  ["the fees are not known", { refundedFees: undefined }],
  ["a service goes on under its former terms", { restoredServices: ["Internet"] }],
  ["a service goes on under the terms of a later extension", { laterTermsServices: ["Internet"] }],
])("(part of WITHDRAW-35) may owe a refund if %s", (_why, changes) => {
  expect(owed(changes)).toMatchObject({ equipment: false, refund: true });
});

it("(part of WITHDRAW-35) may owe all for another number, and a refund after a start", () => {
  expect(owed({ contractNumber: "ABO/2" })).toMatchObject({ equipment: true, refund: true });
  expect(owed({}, { ...ORDERED, contractStart: day("2026-11-20") })).toMatchObject({ equipment: false, refund: true });
});

it("(part of WITHDRAW-35) owes no equipment of an extension whose contract the statement names", () => {
  const order = { ...ORDER, withdrawnOn: day("2026-11-29"), products: [{ name: "Internet" }] };
  const statement = { ...NOTHING, contractNumber: "ABO/0/24", withdrawnServices: ["Internet"] };
  const restored = { ...statement, restoredServices: ["Internet"] };
  expect(owedAfterWithdrawal(order, [restored], [])).toMatchObject({ equipment: false, refund: true });
  expect(owedAfterWithdrawal({ ...order, withdrawnOn: day("2026-11-28") }, [restored], [])).toMatchObject({
    equipment: true,
  });
});

it("(part of WITHDRAW-35) owes no equipment of an order with which none came", () => {
  expect(owedAfterWithdrawal({ ...ORDER, equipment: [] }, [], [])).toMatchObject({ equipment: false, refund: true });
  expect(owedAfterWithdrawal({ ...ORDER, equipment: ["Router"] }, [], [])).toMatchObject({ equipment: true });
});

it.each<readonly [string, Partial<Withdrawal>, Partial<typeof ORDERED>, boolean | undefined]>([
  ["none of its services worked", { returnedEquipment: undefined }, {}, true],
  ["a service worked", {}, { activatedOn: day("2026-11-20") }, false],
  ["a service goes on under its former terms", { restoredServices: ["Internet"] }, {}, false],
  ["a service goes on under the terms of a later extension", { laterTermsServices: ["Internet"] }, {}, false],
  ["used days are paid for", { usedDaysCost: zloty("4.00") }, {}, false],
  ["the payment for used days is not settled", { usedDaysCost: undefined }, {}, false],
  ["equipment has come", { returnedEquipment: ["Router"] }, {}, false],
  ["the operator does not name its services", { contractNumber: "2026/117020" }, { orderNumber: undefined }, false],
  ["no statement is known", { contractNumber: "ABO/2" }, {}, undefined],
])("(part of WITHDRAW-35) tells if an order never began: %s", (_when, changes, product, neverBegan) => {
  expect(owed(changes, { ...ORDERED, ...product }).neverBegan).toBe(neverBegan);
});

it("(part of WITHDRAW-35) finds the statement of an order by its recognized number", () => {
  expect(owed({ contractNumber: "moja umowa", recognizedNumber: "2026/117020" })).toMatchObject({
    equipment: false,
    refund: false,
    neverBegan: true,
  });
});
