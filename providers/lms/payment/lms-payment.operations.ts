import { randomBytes } from "node:crypto";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { CallCounter } from "#kit/login/call-limits.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import { findLmsContacts } from "../contact/lms-contact.repository.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { listLedger } from "../finance/ledger.repository.ts";
import { settleEntries } from "../finance/settle-entries.ts";
import { logFailure } from "../http/log-call.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { countLmsCall, findCallWait } from "../state/counted-call.repository.ts";
import {
  insertPortalPayment,
  listCountingPayments,
  lockPortalPayment,
  setPortalPaymentState,
  takePaymentToAsk,
} from "../state/payment.repository.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { TryAgainLater } from "../try-again-later.ts";
import { acceptedShares } from "./entry-payment-status.ts";
import { PAYABLE_MINUTES, type PortalPayment } from "./portal-payment.ts";
import { GatewayError } from "./payment-gateway.ts";
import { planPayment } from "./payment-plan.ts";
import { findOwnPayment, isUnfinished, type PaymentSettler } from "./payment-settler.ts";
import { PAYMENT_PATH } from "./payment-settings.ts";

/** Shortest time between two questions of the portal about a payment, ms. */
const ASK_AGAIN_MS = 2_000;

const UNKNOWN_PAYMENT: JsonRecord = { errorCode: "UNKNOWN_PAYMENT" };

/** Returns the payments of a call. The operations are offered only with a gateway. */
function settlerOf({ features: { payments } }: LmsCall): PaymentSettler {
  if (payments === undefined) throw new TypeError("the provider has no payment gateway");
  return payments;
}

/** Name of a page of the portal; the address of the return has to stay short. An unknown page leads to the invoices. */
const returnPageOf = (name: string): string => (/^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(name) ? name : "invoice");

/** Turns a gateway that does not respond into a refusal that is not stored under the key of the write. */
async function askGateway<Value>(call: LmsCall, question: () => Promise<Value>): Promise<Value> {
  try {
    return await settlerOf(call).askDuringWrite(question);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    logFailure(error);
    throw new TryAgainLater();
  }
}

async function countPayment(queries: LmsQueries, account: number, now: number): Promise<void> {
  const counters: readonly CallCounter[] = [["payment of an account", String(account)]];
  const wait = await findCallWait(queries, counters, now);
  if (wait !== undefined) throw new TryAgainLater(wait);
  await countLmsCall(queries, counters, now);
}

async function startPayment(call: LmsCall, { account }: PortalSession, queries: LmsQueries): Promise<JsonRecord> {
  const { request, origin, now } = call;
  const { gateway, email: operatorEmail } = settlerOf(call).settings;
  // Two payments of one account wait for each other, so that none of them pays what the other one pays.
  await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`ebok payment ${account}`]);
  const payments = await listCountingPayments(queries, account);
  const ledger = await listLedger(queries, account);
  const amount = parseAmount(request.text("amount"));
  const isOwnAmount = ["true", "1"].includes(request.text("ownAmount"));
  const shares = planPayment(
    { entryIds: request.list("entryIds"), amount, isOwnAmount },
    { ledger, open: settleEntries(ledger, acceptedShares(payments)), payments },
  );
  if (typeof shares === "string" || amount === undefined)
    return { errorCode: typeof shares === "string" ? shares : "WRONG_AMOUNT" };
  await countPayment(queries, account, now);
  const paymentId = randomBytes(12).toString("hex");
  const paid = new Set(shares.map(({ entryId }) => entryId));
  const numbers = ledger.filter(({ entryId }) => paid.has(entryId)).map(({ number }) => number);
  const [email] = (await findLmsContacts(queries, account)).emails;
  const page = returnPageOf(request.text("returnPage"));
  const pageUrl = await askGateway(call, () =>
    gateway.register({
      paymentId,
      amount,
      description: `Klient ${account}: ${numbers.join(", ")}`,
      email,
      operatorEmail,
      returnAddress: `${origin}/paymentComplete/${page}?paymentId=${paymentId}`,
      notificationAddress: `${origin}${PAYMENT_PATH}/notification`,
      payableMinutes: PAYABLE_MINUTES,
    }),
  );
  await insertPortalPayment(queries, { paymentId, account, amount, shares, pageUrl, startedAt: now });
  return { paymentId, paymentUrl: pageUrl };
}

/** Asks the gateway about a payment that may still get money. Without a response its state stays the same. */
async function askAbout(call: LmsCall, paymentId: string): Promise<void> {
  const { database, now } = call;
  if (!(await takePaymentToAsk(database, paymentId, { now, askedBefore: now - ASK_AGAIN_MS }))) return;
  await settlerOf(call).ask(paymentId).catch(logFailure);
}

const entryIdsOf = ({ shares }: PortalPayment): readonly string[] => shares.map(({ entryId }) => entryId);

async function paymentState(call: LmsCall, { account }: PortalSession): Promise<JsonRecord> {
  const { database, request } = call;
  const paymentId = request.text("paymentId");
  const known = await findOwnPayment(database, account, paymentId);
  if (known === undefined) return UNKNOWN_PAYMENT;
  await askAbout(call, paymentId);
  const payment = (await findOwnPayment(database, account, paymentId)) ?? known;
  const { state, amount, finishedAt } = payment;
  return {
    paymentId,
    state,
    amount,
    entryIds: entryIdsOf(payment),
    finishedAt: finishedAt === undefined ? undefined : wallAt(finishedAt),
  };
}

async function openPayments({ database, now }: LmsCall, { account }: PortalSession): Promise<JsonRecord> {
  const payments = await listCountingPayments(database, account);
  return {
    payments: payments.filter(isUnfinished).map((payment) => {
      const { paymentId, state, amount, pageUrl, startedAt } = payment;
      const isStarted = state === "started";
      const isPayable = isStarted && startedAt + PAYABLE_MINUTES * 60_000 > now;
      return {
        paymentId,
        state,
        amount,
        entryIds: entryIdsOf(payment),
        paymentUrl: isPayable ? pageUrl : undefined,
        canBeAbandoned: isStarted,
      };
    }),
  };
}

async function abandonPayment(call: LmsCall, { account }: PortalSession, queries: LmsQueries): Promise<JsonRecord> {
  const { request, now } = call;
  const { gateway } = settlerOf(call).settings;
  const paymentId = request.text("paymentId");
  const payment = await lockPortalPayment(queries, paymentId);
  if (payment?.account !== account) return UNKNOWN_PAYMENT;
  if (payment.state !== "started") return { errorCode: "NOT_POSSIBLE" };
  // A payment that was made a moment ago must not be paid once more.
  const transaction = await askGateway(call, () => gateway.find(paymentId));
  const isPaid = transaction?.state === "paid" || transaction?.state === "verified";
  await setPortalPaymentState(queries, paymentId, isPaid ? "processing" : "abandoned", now);
  return isPaid ? { errorCode: "NOT_POSSIBLE" } : { paymentId };
}

/** Operations of payments by a gateway. */
export const LMS_PAYMENT_OPERATIONS = {
  startPayment: { session: "write", handle: startPayment },
  getPaymentState: { session: "required", handle: paymentState },
  getOpenPayments: { session: "required", handle: openPayments },
  abandonPayment: { session: "write", handle: abandonPayment },
} as const satisfies Readonly<Record<string, LmsOperation>>;
