import { expect, it } from "vitest";
import { aProduct } from "#test/mothers/index.ts";
import type { Withdrawal } from "./withdrawal.ts";
import { unlistedWithdrawals } from "./unlisted-withdrawals.ts";

const statement = (contractNumber: string, state: Withdrawal["state"] = "accepted"): Withdrawal => ({
  number: `OD/${contractNumber}`,
  contractNumber,
  state,
  name: "Anna Nowak",
  email: "anna@poczta.example",
  receivedAt: Date.UTC(2026, 10, 20, 9),
  usedDaysCost: undefined,
  withdrawnServices: ["Internet 2 Gb/s"],
});

it("(part of CONSENT-08) lists accepted withdrawals whose contract no service names", () => {
  const products = [aProduct({ contractNumber: "ABO/1", orderNumber: "2026/1" })];
  const statements = [statement("abo 1"), statement("2026/1"), statement("2026/2"), statement("2026/3", "received")];
  expect(unlistedWithdrawals(statements, products)).toEqual([
    { receipt: "OD/2026/2", number: "2026/2", services: ["Internet 2 Gb/s"], withdrawnOn: "2026-11-20" },
  ]);
});

it("(part of CONSENT-08) names a withdrawal by its recognized number, once", () => {
  const products = [aProduct({ contractNumber: "ABO/1", orderNumber: undefined })];
  const recognized = [
    { ...statement("moja umowa 1"), recognizedNumber: "ABO/1" },
    { ...statement("moja umowa 2"), recognizedNumber: "ABO/2" },
  ];
  expect(unlistedWithdrawals(recognized, products)).toMatchObject([{ number: "ABO/2" }]);
});
