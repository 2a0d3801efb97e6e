import { randomInt } from "node:crypto";
import { isSameText, sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";

/** Times of a code, ms, and how often it may be typed wrongly. */
const VALID_MS = 10 * 60_000;
const RESEND_AFTER_MS = 60_000;
const MAX_TRIES = 5;

/** Account and the number or address to which its code goes. */
export interface CodeRecipient {
  readonly account: number;
  readonly recipient: string;
}

const hashOf = ({ account, recipient }: CodeRecipient, code: string): string =>
  sha256(`${account} ${recipient} ${code}`);

/** Returns true within a minute after a code went to the recipient: it stays valid, and no other one is sent. */
export async function isCodeFresh(
  queries: LmsQueries,
  { account, recipient }: CodeRecipient,
  now: number,
): Promise<boolean> {
  const [row] = await queries.query("SELECT sent_at FROM ebok.contact_code WHERE account = $1 AND recipient = $2", [
    account,
    recipient,
  ]);
  return row !== undefined && lmsNumber(row, "sent_at") + RESEND_AFTER_MS > now;
}

/** Creates a code of six digits for a recipient in place of the former one, and returns it. Only its hash is stored. */
export async function createContactCode(queries: LmsQueries, to: CodeRecipient, now: number): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await queries.query("DELETE FROM ebok.contact_code WHERE sent_at < $1", [now - VALID_MS]);
  await queries.query(
    `INSERT INTO ebok.contact_code (account, recipient, code_hash, sent_at, tries) VALUES ($1, $2, $3, $4, 0)
    ON CONFLICT (account, recipient) DO UPDATE
    SET code_hash = excluded.code_hash, sent_at = excluded.sent_at, tries = 0`,
    [to.account, to.recipient, hashOf(to, code), now],
  );
  return code;
}

/** Compares a typed code with the one that was sent, and counts a wrong one. */
export async function isContactCode(
  queries: LmsQueries,
  to: CodeRecipient,
  typed: string,
  now: number,
): Promise<boolean> {
  const [row] = await queries.query(
    `SELECT code_hash, tries FROM ebok.contact_code
    WHERE account = $1 AND recipient = $2 AND sent_at > $3 AND tries < $4 FOR UPDATE`,
    [to.account, to.recipient, now - VALID_MS, MAX_TRIES],
  );
  if (row === undefined) return false;
  if (isSameText(lmsText(row, "code_hash"), hashOf(to, typed))) return true;
  await queries.query("UPDATE ebok.contact_code SET tries = tries + 1 WHERE account = $1 AND recipient = $2", [
    to.account,
    to.recipient,
  ]);
  return false;
}

/** Removes the codes of an account after a change. */
export async function removeContactCodes(queries: LmsQueries, account: number): Promise<void> {
  await queries.query("DELETE FROM ebok.contact_code WHERE account = $1", [account]);
}
