import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { dayAt } from "#kit/calendar/warsaw.ts";
import { inTransaction } from "../database/open-database.ts";
import type { JsonRecord } from "#kit/json.ts";
import { integer, textColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { OperationCall, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";

/** Time from the order of a payout to its transfer, ms. */
const SENT_AFTER_MS = 86_400_000;
/** Time from the order to the arrival of the money, ms. */
const ARRIVES_AFTER_MS = 3 * SENT_AFTER_MS;

interface Payout {
  readonly payoutId: string;
  readonly amount: number;
  readonly account: string;
  readonly orderedAt: number;
  readonly state: string;
}

function payoutsOf(db: DatabaseSync, account: string): readonly Payout[] {
  return db
    .prepare("SELECT * FROM payout WHERE account_number = ? ORDER BY rowid")
    .all(account)
    .map((row) => ({
      payoutId: textColumn(row, "payout_id"),
      amount: integer(row, "amount"),
      account: textColumn(row, "bank_account"),
      orderedAt: integer(row, "ordered_at"),
      state: textColumn(row, "state"),
    }));
}

/** Sends the due payouts and reduces the overpayment. */
export function sendDuePayouts(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const due = payoutsOf(db, account).filter(
    ({ state, orderedAt }) => state === "ordered" && orderedAt + SENT_AFTER_MS <= tenant.now(),
  );
  if (due.length === 0) return;
  inTransaction(db, () => {
    for (const { payoutId, amount } of due) {
      db.prepare("UPDATE payout SET state = 'sent' WHERE payout_id = ?").run(payoutId);
      db.prepare("UPDATE client SET overpayment = overpayment - ? WHERE account_number = ?").run(amount, account);
    }
  });
}

/** Checks the check digits of a Polish account number (ISO 7064). */
function isPolishAccount(digits: string): boolean {
  return /^\d{26}$/.test(digits) && BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`) % 97n === 1n;
}

/** Returns the part of the overpayment that is not ordered yet. */
export function overpaymentLeft(db: DatabaseSync, account: string): number {
  const row = db.prepare("SELECT overpayment FROM client WHERE account_number = ?").get(account);
  const ordered = payoutsOf(db, account)
    .filter(({ state }) => state === "ordered")
    .reduce((sum, { amount }) => sum + amount, 0);
  return (row === undefined ? 0 : integer(row, "overpayment")) - ordered;
}

function payoutAnswer({ payoutId, amount, account, orderedAt, state }: Payout): JsonRecord {
  return {
    payoutId,
    amount,
    accountEnd: account.slice(-4),
    orderedOn: dayAt(orderedAt),
    state,
    arrivesBy: dayAt(orderedAt + ARRIVES_AFTER_MS),
  };
}

function orderPayout({ tenant, request }: OperationCall, { account }: ServerSession): JsonRecord {
  sendDuePayouts(tenant, account);
  const bank = request.text("account");
  const takes = tenant.configuration.limits.bankAccount === "polish" ? isPolishAccount(bank) : /^\d{9,18}$/.test(bank);
  if (!takes) return { errorCode: "WRONG_ACCOUNT" };
  const amount = parseAmount(request.text("amount"));
  if (amount === undefined || amount <= 0 || amount > overpaymentLeft(tenant.db, account))
    return { errorCode: "TOO_MUCH" };
  const payout: Payout = {
    payoutId: randomBytes(12).toString("hex"),
    amount,
    account: bank,
    orderedAt: tenant.now(),
    state: "ordered",
  };
  tenant.db
    .prepare("INSERT INTO payout VALUES (?, ?, ?, ?, ?, ?)")
    .run(payout.payoutId, account, amount, bank, payout.orderedAt, payout.state);
  return { payout: payoutAnswer(payout) };
}

export const PAYOUT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getOverpaymentPayouts: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => {
      sendDuePayouts(tenant, account);
      return { payouts: payoutsOf(tenant.db, account).map(payoutAnswer) };
    },
  },
  orderOverpaymentPayout: { session: "required", effect: "by-intent", handle: orderPayout },
};
