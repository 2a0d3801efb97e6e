import { expect, it } from "vitest";
import { transferAccount } from "./transfer-account.ts";

/** Remainder by which a bank verifies an account number. */
const remainderOf = (account: string): bigint => BigInt(`${account.slice(2)}2521${account.slice(0, 2)}`) % 97n;

it.each([
  ["88040000300", 1001],
  ["8804", 7],
  ["PL 8804 0000 3001", 123_456],
])("[LMS-14] completes %s by the number of customer %d to a valid account", (ofDivision, customer) => {
  const account = transferAccount(ofDivision, customer) ?? "";
  expect(account).toMatch(/^\d{26}$/);
  expect(account.endsWith(String(customer))).toBe(true);
  expect(remainderOf(account)).toBe(1n);
});

it("(part of LMS-14) takes a whole account number unchanged if its check digits are right", () => {
  expect(transferAccount("61 1090 1014 0000 0712 1981 2874", 5)).toBe("61109010140000071219812874");
  expect(transferAccount("62109010140000071219812874", 5)).toBeUndefined();
});

it.each([
  ["", 5],
  ["none", 5],
  ["6110901014000007121981287", 5],
  ["88040000300000000000", 99_999],
])("(part of LMS-14) offers no transfer to %j for customer %d", (ofDivision, customer) => {
  expect(transferAccount(ofDivision, customer)).toBeUndefined();
});
