import type { LmsQueries } from "../database/lms-database.ts";
import { lmsFlag, lmsNumber } from "../database/lms-rows.ts";
import { E_INVOICE_TYPES } from "./lms-consents.ts";

/** Given consents of a customer by their type, with the time in seconds. */
export type GivenConsents = ReadonlyMap<number, number>;

/** Returns the consents that a customer has given. */
export async function findGivenConsents(queries: LmsQueries, account: number): Promise<GivenConsents> {
  const rows = await queries.query("SELECT type, cdate FROM customerconsents WHERE customerid = $1", [account]);
  return new Map(rows.map((row) => [lmsNumber(row, "type"), lmsNumber(row, "cdate")]));
}

/** Change of a consent in the portal. Time in ms. */
export interface ConsentMark {
  readonly isGiven: boolean;
  readonly at: number;
}

/** Returns the last change of each consent that was made in the portal. */
export async function findConsentMarks(
  queries: LmsQueries,
  account: number,
): Promise<ReadonlyMap<number, ConsentMark>> {
  const rows = await queries.query(
    `SELECT DISTINCT ON (type) type, is_given, changed_at FROM ebok.consent_change WHERE account = $1
    ORDER BY type, changed_at DESC`,
    [account],
  );
  return new Map(
    rows.map((row) => [
      lmsNumber(row, "type"),
      { isGiven: lmsFlag(row, "is_given"), at: lmsNumber(row, "changed_at") },
    ]),
  );
}

/** Gives or withdraws a consent at `at` (ms) as LMS does: a given one is a row, a withdrawn one is none. */
export async function setLmsConsent(
  queries: LmsQueries,
  account: number,
  { type, isGiven, at }: ConsentMark & { readonly type: number },
): Promise<void> {
  // An electronic invoice is not on paper and goes by e-mail; LMS stores both.
  const types = type === E_INVOICE_TYPES.eInvoice ? Object.values(E_INVOICE_TYPES) : [type];
  for (const each of types) {
    if (isGiven)
      await queries.query(
        "INSERT INTO customerconsents (customerid, type, cdate) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        [account, each, Math.floor(at / 1_000)],
      );
    else await queries.query("DELETE FROM customerconsents WHERE customerid = $1 AND type = $2", [account, each]);
    await queries.query(
      "INSERT INTO ebok.consent_change (account, type, is_given, changed_at) VALUES ($1, $2, $3, $4)",
      [account, each, isGiven, at],
    );
  }
}
