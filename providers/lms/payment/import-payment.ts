import { findAccounts } from "../customer/account.repository.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber } from "../database/lms-rows.ts";
import type { PortalPayment } from "./portal-payment.ts";

/** Verified payment and its origin. */
export interface ImportedPayment {
  readonly payment: PortalPayment;
  readonly orderId: number;
  /** Name of the gateway. */
  readonly gateway: string;
  /** Id of the source of payments in LMS. */
  readonly source: number;
  /** Time of the confirmation, ms. */
  readonly now: number;
}

/** Returns grosze as a decimal text. */
const decimalOf = (amount: number): string => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;

/**
 * Adds a verified payment to the list from which LMS books payments, and returns the id of its row. LMS itself writes
 * the balance: it also closes invoices, informs the customer and keeps its log. The id of the payment in `extid` and
 * the source are unique in LMS, so that no payment can be added twice.
 */
export async function importPayment(
  queries: LmsQueries,
  { payment: { paymentId, account, amount }, orderId, gateway, source, now }: ImportedPayment,
): Promise<number> {
  const [named] = await findAccounts(queries, [account]);
  const [row] = await queries.query(
    `INSERT INTO cashimport (date, value, customer, customerid, description, hash, sourceid, extid)
    VALUES ($1, $2::numeric, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      Math.floor(now / 1_000),
      decimalOf(amount),
      named?.name ?? String(account),
      account,
      `Wpłata internetowa, ${gateway} ${orderId}`,
      `ebok-${paymentId}`,
      source,
      paymentId,
    ],
  );
  if (row === undefined) throw new Error("the payment was not added to the import of LMS");
  return lmsNumber(row, "id");
}
