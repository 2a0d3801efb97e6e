import { randomBytes } from "node:crypto";
import type { JsonRecord } from "../database/json.ts";
import { findEntry, setEntryStatus, type Entry } from "./finance.repository.ts";
import type { Call, Operation } from "./operation.ts";
import { choose, settleDue, STATUS_UNDER_WAY } from "./payment.ts";
import { findPayment, insertPayment, openPaymentsOf } from "./payment.repository.ts";
import type { ServerSession } from "./session.repository.ts";
import { amountFrom } from "../wire/amount.ts";

/** Kinds of entries that money is asked for with. */
const PAYABLE = new Set(["invoice", "interest"]);

/** What an amount pays of each entry in turn, as far as it goes. */
function spread(entries: readonly Entry[], amount: number): readonly number[] {
  let rest = amount;
  return entries.map(({ unpaidAmount }) => {
    const paid = Math.min(rest, unpaidAmount);
    rest -= paid;
    return paid;
  });
}

/** Whether an amount of the customer's own is no more than is left of these, and reaches each of them. */
function fits(entries: readonly Entry[], left: number, amount: number): boolean {
  return amount <= left && spread(entries, amount).every((paid) => paid > 0);
}

function refusalFor(entries: readonly (Entry | undefined)[], amount: number, isOwn: boolean): string | undefined {
  const known = entries.filter((entry) => entry !== undefined);
  if (known.length === 0 || known.length < entries.length || known.some(({ kind }) => !PAYABLE.has(kind)))
    return "UNKNOWN_ENTRY";
  if (known.some(({ status }) => status === STATUS_UNDER_WAY)) return "PAYMENT_UNDER_WAY";
  if (known.some(({ unpaidAmount }) => unpaidAmount <= 0)) return "ALREADY_PAID";
  const left = known.reduce((sum, { unpaidAmount }) => sum + unpaidAmount, 0);
  return (isOwn ? fits(known, left, amount) : left === amount) ? undefined : "WRONG_AMOUNT";
}

function started(call: Call, paymentId: string): JsonRecord {
  return { paymentId, paymentUrl: `${call.origin}/sandbox/pay/${paymentId}` };
}

function startPayment(call: Call, { account }: ServerSession): JsonRecord {
  const { world, request } = call;
  settleDue(world, account);
  const amount = amountFrom(request.text("amount"));
  if (amount === undefined) return { errorCode: "WRONG_AMOUNT" };
  const found = [...new Set(request.list("entryIds"))].map((entryId) => findEntry(world.db, account, entryId));
  const refusal = refusalFor(found, amount, ["true", "1"].includes(request.text("ownAmount")));
  if (refusal !== undefined) return { errorCode: refusal };
  const known = found.filter((entry) => entry !== undefined);
  const shares = spread(known, amount);
  const entries = known.map(({ entryId, status }, index) => ({
    entryId,
    amount: shares[index] ?? 0,
    formerStatus: status,
  }));
  const paymentId = `${world.idPrefix}${randomBytes(12).toString("hex")}`;
  insertPayment(world.db, {
    paymentId,
    account,
    amount,
    returnPage: request.text("returnPage"),
    startedAt: world.now(),
    entries,
  });
  for (const { entryId } of entries) setEntryStatus(world.db, account, entryId, STATUS_UNDER_WAY);
  return started(call, paymentId);
}

function paymentState({ world, request }: Call, { account }: ServerSession): JsonRecord {
  settleDue(world, account);
  const payment = findPayment(world.db, request.text("paymentId"));
  if (payment === undefined || payment.account !== account) return { errorCode: "UNKNOWN_PAYMENT" };
  return {
    paymentId: payment.paymentId,
    state: payment.state,
    amount: payment.amount,
    entryIds: payment.entries.map(({ entryId }) => entryId),
  };
}

function openPayments(call: Call, { account }: ServerSession): JsonRecord {
  const { world } = call;
  settleDue(world, account);
  const payments = openPaymentsOf(world.db, account).map(({ paymentId, state, amount, entries }) => {
    const isBegun = state === "started";
    const ways = isBegun
      ? { paymentUrl: started(call, paymentId)["paymentUrl"], canBeAbandoned: true }
      : { canBeAbandoned: false };
    return { paymentId, state, amount, entryIds: entries.map(({ entryId }) => entryId), ...ways };
  });
  return { payments };
}

function abandonPayment({ world, request }: Call, { account }: ServerSession): JsonRecord {
  settleDue(world, account);
  const payment = findPayment(world.db, request.text("paymentId"));
  if (payment === undefined || payment.account !== account) return { errorCode: "UNKNOWN_PAYMENT" };
  if (payment.state !== "started") return { errorCode: "NOT_POSSIBLE" };
  choose(world, payment.paymentId, "abandon");
  return { paymentId: payment.paymentId };
}

export const PAYMENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  startPayment: { session: "required", effect: "by-intent", handle: startPayment },
  getOpenPayments: { session: "required", effect: "none", handle: openPayments },
  abandonPayment: { session: "required", effect: "by-intent", handle: abandonPayment },
  getPaymentState: { session: "required", effect: "none", handle: paymentState },
};
