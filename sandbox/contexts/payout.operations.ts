import { dayAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import type { OperationCall, Operation } from "./operation.ts";
import {
  arrivesByOf,
  insertPayout,
  isCollectingAccount,
  overpaymentLeft,
  payoutsOf,
  type StoredPayout,
} from "./payout.repository.ts";
import { sendDuePayouts } from "./send-due-payouts.ts";
import type { ServerSession } from "./session.repository.ts";
import { settleClaims } from "./settle-claims.ts";

/** Checks the check digits of a Polish account number (ISO 7064). */
function isPolishAccount(digits: string): boolean {
  return /^\d{26}$/.test(digits) && BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`) % 97n === 1n;
}

function payoutAnswer(payout: StoredPayout): JsonRecord {
  const { payoutId, amount, account, orderedAt, state } = payout;
  return {
    payoutId,
    amount,
    accountEnd: account.slice(-4),
    orderedOn: dayAt(orderedAt),
    state,
    arrivesBy: dayAt(arrivesByOf(payout)),
  };
}

function orderPayout({ tenant, request }: OperationCall, { account }: ServerSession): JsonRecord {
  sendDuePayouts(tenant, account);
  const bank = request.text("account");
  const takes = tenant.configuration.limits.bankAccount === "polish" ? isPolishAccount(bank) : /^\d{9,18}$/.test(bank);
  if (!takes || isCollectingAccount(tenant.db, bank)) return { errorCode: "WRONG_ACCOUNT" };
  const amount = parseAmount(request.text("amount"));
  if (amount === undefined || amount <= 0 || amount > overpaymentLeft(tenant.db, account))
    return { errorCode: "TOO_MUCH" };
  return {
    payout: payoutAnswer(insertPayout(tenant.db, account, { amount, account: bank, orderedAt: tenant.now() })),
  };
}

export const PAYOUT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getOverpaymentPayouts: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => {
      settleClaims(tenant, account);
      sendDuePayouts(tenant, account);
      return { payouts: payoutsOf(tenant.db, account).map(payoutAnswer) };
    },
  },
  orderOverpaymentPayout: { session: "required", effect: "by-intent", handle: orderPayout },
};
