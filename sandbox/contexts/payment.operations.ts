import type { JsonRecord } from "../database/json.ts";
import { findEntry, setEntryStatus, type FinancialEntryRow } from "./finance.repository.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { wallAt } from "../calendar/warsaw.ts";
import { applyChoice, settlePayments, STATUS_PENDING } from "./payment.ts";
import { findPayment, insertPayment, openPaymentsOf } from "./payment.repository.ts";
import { newReadableCode } from "./readable-code.ts";
import type { ServerSession } from "./session.repository.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";

/** Kinds of entries that can be paid. */
const PAYABLE = new Set(["invoice", "interest"]);

/** Distributes an amount over the entries in their order. */
function spreadAmount(entries: readonly FinancialEntryRow[], amount: number): readonly number[] {
  let rest = amount;
  return entries.map(({ unpaidAmount }) => {
    const paid = Math.min(rest, unpaidAmount);
    rest -= paid;
    return paid;
  });
}

/** Returns true if an amount chosen by the customer is at most the unpaid sum and covers a part of every entry. */
function isOwnAmountAllowed(entries: readonly FinancialEntryRow[], left: number, amount: number): boolean {
  return amount <= left && spreadAmount(entries, amount).every((paid) => paid > 0);
}

function refusalFor(
  entries: readonly (FinancialEntryRow | undefined)[],
  amount: number,
  isOwn: boolean,
): string | undefined {
  const known = entries.filter((entry) => entry !== undefined);
  if (known.length === 0 || known.length < entries.length || known.some(({ kind }) => !PAYABLE.has(kind)))
    return "UNKNOWN_ENTRY";
  if (known.some(({ status }) => status === STATUS_PENDING)) return "PAYMENT_UNDER_WAY";
  if (known.some(({ unpaidAmount }) => unpaidAmount <= 0)) return "ALREADY_PAID";
  const left = known.reduce((sum, { unpaidAmount }) => sum + unpaidAmount, 0);
  return (isOwn ? isOwnAmountAllowed(known, left, amount) : left === amount) ? undefined : "WRONG_AMOUNT";
}

function startedAnswer(call: OperationCall, paymentId: string): JsonRecord {
  return { paymentId, paymentUrl: `${call.origin}/sandbox/pay/${paymentId}` };
}

function startPayment(call: OperationCall, { account }: ServerSession): JsonRecord {
  const { tenant, request } = call;
  settlePayments(tenant, account);
  const amount = parseAmount(request.text("amount"));
  if (amount === undefined) return { errorCode: "WRONG_AMOUNT" };
  const found = [...new Set(request.list("entryIds"))].map((entryId) => findEntry(tenant.db, account, entryId));
  const refusal = refusalFor(found, amount, ["true", "1"].includes(request.text("ownAmount")));
  if (refusal !== undefined) return { errorCode: refusal };
  const known = found.filter((entry) => entry !== undefined);
  const shares = spreadAmount(known, amount);
  const entries = known.map(({ entryId, status }, index) => ({
    entryId,
    amount: shares[index] ?? 0,
    formerStatus: status,
  }));
  const paymentId = `${tenant.idPrefix}${Array.from({ length: 4 }, () => newReadableCode(4)).join("-")}`;
  insertPayment(tenant.db, {
    paymentId,
    account,
    amount,
    returnPage: request.text("returnPage"),
    startedAt: tenant.now(),
    entries,
  });
  for (const { entryId } of entries) setEntryStatus(tenant.db, account, entryId, STATUS_PENDING);
  return startedAnswer(call, paymentId);
}

function paymentState({ tenant, request }: OperationCall, { account }: ServerSession): JsonRecord {
  settlePayments(tenant, account);
  const payment = findPayment(tenant.db, request.text("paymentId"));
  if (payment === undefined || payment.account !== account) return { errorCode: "UNKNOWN_PAYMENT" };
  const isEnded = payment.state !== "started" && payment.state !== "processing";
  return {
    paymentId: payment.paymentId,
    state: payment.state,
    amount: payment.amount,
    entryIds: payment.entries.map(({ entryId }) => entryId),
    ...(isEnded && payment.settlesAt !== undefined && { finishedAt: wallAt(payment.settlesAt) }),
  };
}

function openPayments(call: OperationCall, { account }: ServerSession): JsonRecord {
  const { tenant } = call;
  settlePayments(tenant, account);
  const payments = openPaymentsOf(tenant.db, account).map(({ paymentId, state, amount, entries }) => {
    const isBegun = state === "started";
    const ways = isBegun
      ? { paymentUrl: startedAnswer(call, paymentId)["paymentUrl"], canBeAbandoned: true }
      : { canBeAbandoned: false };
    return { paymentId, state, amount, entryIds: entries.map(({ entryId }) => entryId), ...ways };
  });
  return { payments };
}

function abandonPayment({ tenant, request }: OperationCall, { account, channel }: ServerSession): JsonRecord {
  settlePayments(tenant, account);
  const payment = findPayment(tenant.db, request.text("paymentId"));
  if (payment === undefined || payment.account !== account) return { errorCode: "UNKNOWN_PAYMENT" };
  if (payment.state !== "started") return { errorCode: "NOT_POSSIBLE" };
  applyChoice(tenant, payment.paymentId, "abandon", channel);
  return { paymentId: payment.paymentId };
}

export const PAYMENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  startPayment: { session: "required", effect: "by-intent", handle: startPayment },
  getOpenPayments: { session: "required", effect: "none", handle: openPayments },
  abandonPayment: { session: "required", effect: "by-intent", handle: abandonPayment },
  getPaymentState: { session: "required", effect: "none", handle: paymentState },
};
