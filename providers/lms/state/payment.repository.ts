import { recordsIn, jsonText, type JsonRecord } from "#kit/json.ts";
import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalNumber, lmsText } from "../database/lms-rows.ts";
import {
  PAYMENT_STATES,
  type EntryShare,
  type PortalPayment,
  type PortalPaymentState,
  ENDED_AFTER_MS,
} from "../payment/portal-payment.ts";

/**
 * SQL condition of the payments that may still get money: unfinished ones, and those that were abandoned while their
 * page took money. The answer that there is none after that time sets `finished_at` again and so ends the questions.
 */
export const UNSETTLED =
  "(state IN ('started', 'processing') OR " + `(state = 'abandoned' AND finished_at < started_at + ${ENDED_AFTER_MS}))`;

const COLUMNS = "p.payment_id, p.account, p.amount, p.state, p.shares, p.page_url, p.started_at, p.finished_at";

function shareFrom({ entryId, amount }: JsonRecord): EntryShare {
  if (typeof amount !== "number") throw new TypeError("a share has no amount");
  return { entryId: jsonText(entryId), amount };
}

function paymentFrom(row: LmsRow): PortalPayment {
  const state = PAYMENT_STATES.find((candidate) => candidate === row["state"]);
  if (state === undefined) throw new TypeError("unknown state of a payment");
  const shares: unknown = JSON.parse(lmsText(row, "shares"));
  return {
    paymentId: lmsText(row, "payment_id"),
    account: lmsNumber(row, "account"),
    amount: lmsNumber(row, "amount"),
    state,
    shares: recordsIn(shares).map(shareFrom),
    pageUrl: lmsText(row, "page_url"),
    startedAt: lmsNumber(row, "started_at"),
    finishedAt: lmsOptionalNumber(row, "finished_at"),
  };
}

/** Stores a started payment. */
export async function insertPortalPayment(
  queries: LmsQueries,
  { paymentId, account, amount, shares, pageUrl, startedAt }: Omit<PortalPayment, "state" | "finishedAt">,
): Promise<void> {
  await queries.query(
    `INSERT INTO ebok.payment (payment_id, account, amount, state, shares, page_url, started_at)
    VALUES ($1, $2, $3, 'started', $4, $5, $6)`,
    [paymentId, account, amount, JSON.stringify(shares), pageUrl, startedAt],
  );
}

/** Returns the payment with that id, of any account. */
export async function findPortalPayment(queries: LmsQueries, paymentId: string): Promise<PortalPayment | undefined> {
  const [row] = await queries.query(`SELECT ${COLUMNS} FROM ebok.payment p WHERE p.payment_id = $1`, [paymentId]);
  return row && paymentFrom(row);
}

/** Returns the payment with that id; no other transaction changes it until this one ends. */
export async function lockPortalPayment(queries: LmsQueries, paymentId: string): Promise<PortalPayment | undefined> {
  const [row] = await queries.query(`SELECT ${COLUMNS} FROM ebok.payment p WHERE p.payment_id = $1 FOR UPDATE`, [
    paymentId,
  ]);
  return row && paymentFrom(row);
}

/**
 * Lists the payments of an account that count: started, processing, and confirmed ones that LMS has not booked yet.
 * LMS closes a row of its import when it books it, or when an employee removes it from the list.
 */
export async function listCountingPayments(queries: LmsQueries, account: number): Promise<readonly PortalPayment[]> {
  const rows = await queries.query(
    `SELECT ${COLUMNS} FROM ebok.payment p LEFT JOIN cashimport i ON i.id = p.import_id
    WHERE p.account = $1 AND (p.state IN ('started', 'processing') OR (p.state = 'confirmed' AND i.closed = 0))
    ORDER BY p.started_at, p.payment_id`,
    [account],
  );
  return rows.map(paymentFrom);
}

/** Sets the state of a payment that goes on at the gateway, or ended there without money. */
export async function setPortalPaymentState(
  queries: LmsQueries,
  paymentId: string,
  state: Exclude<PortalPaymentState, "confirmed">,
  now: number,
): Promise<void> {
  await queries.query("UPDATE ebok.payment SET state = $2, finished_at = $3 WHERE payment_id = $1", [
    paymentId,
    state,
    state === "started" || state === "processing" ? null : now,
  ]);
}

/** Marks a payment as confirmed with its number at the gateway and its row of LMS's import. */
export async function confirmPortalPayment(
  queries: LmsQueries,
  paymentId: string,
  { orderId, importId, now }: { readonly orderId: number; readonly importId: number; readonly now: number },
): Promise<void> {
  await queries.query(
    `UPDATE ebok.payment SET state = 'confirmed', order_id = $2, import_id = $3, finished_at = $4
    WHERE payment_id = $1`,
    [paymentId, orderId, importId, now],
  );
}

/**
 * Takes the payments that may still get money and about which the gateway was not asked since `askedBefore`, and marks
 * them as asked, so that no other process asks about them as well.
 */
export async function takePaymentsToAsk(
  queries: LmsQueries,
  { now, askedBefore, limit }: { readonly now: number; readonly askedBefore: number; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await queries.query(
    `UPDATE ebok.payment SET asked_at = $1 WHERE payment_id IN (SELECT payment_id FROM ebok.payment
      WHERE ${UNSETTLED} AND coalesce(asked_at, started_at) <= $2
      ORDER BY coalesce(asked_at, started_at) LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING payment_id`,
    [now, askedBefore, limit],
  );
  return rows.map((row) => lmsText(row, "payment_id"));
}

/**
 * Marks a payment that may still get money as asked. Returns false for others, and if it was asked since `askedBefore`.
 */
export async function takePaymentToAsk(
  queries: LmsQueries,
  paymentId: string,
  { now, askedBefore }: { readonly now: number; readonly askedBefore: number },
): Promise<boolean> {
  const rows = await queries.query(
    `UPDATE ebok.payment SET asked_at = $2 WHERE payment_id = $1 AND ${UNSETTLED}
      AND coalesce(asked_at, 0) <= $3 RETURNING payment_id`,
    [paymentId, now, askedBefore],
  );
  return rows.length === 1;
}
