import { randomBytes } from "node:crypto";
import { MAX_SESSIONS, renewedEnd, SERVER_SESSION_MS } from "#kit/login/session-life.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalNumber, lmsText } from "../database/lms-rows.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { accountsIn } from "./accounts-in.ts";

export interface NewPortalSession {
  readonly login: string;
  readonly accounts: readonly number[];
  readonly account: number;
  readonly previousLoginAt: number | undefined;
  /** True if the login proved as much as a confirmation of the identity: not by a trusted device. */
  readonly isConfirmed: boolean;
}

/** Opens a session, ends the oldest ones of the login beyond the limit, and returns its id. */
export async function openPortalSession(
  queries: LmsQueries,
  { login, accounts, account, previousLoginAt, isConfirmed }: NewPortalSession,
  now: number,
): Promise<string> {
  const sessionId = randomBytes(24).toString("hex");
  await queries.query("DELETE FROM ebok.session WHERE expires_at < $1", [now]);
  await queries.query(
    `INSERT INTO ebok.session (id_hash, login, accounts, account, started_at, used_at, expires_at, previous_login_at,
      confirmed_at) VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [
      sha256(sessionId),
      login,
      JSON.stringify(accounts),
      account,
      now,
      now + SERVER_SESSION_MS,
      previousLoginAt ?? null,
      isConfirmed ? now : null,
    ],
  );
  await queries.query(
    `DELETE FROM ebok.session WHERE id_hash IN (
      SELECT id_hash FROM ebok.session WHERE login = $1 ORDER BY started_at DESC, id_hash OFFSET $2)`,
    [login, MAX_SESSIONS],
  );
  return sessionId;
}

/**
 * Returns the open session with that id; `undefined` if it is unknown, was ended or has expired, and if LMS has deleted
 * the customer or changed the PIN since the login.
 */
export async function findPortalSession(
  queries: LmsQueries,
  sessionId: string,
  now: number,
): Promise<PortalSession | undefined> {
  const [row] = await queries.query(
    `SELECT s.login, s.accounts, s.account, s.started_at, s.used_at, s.previous_login_at,
      s.confirmed_at
    FROM ebok.session s JOIN customers c ON c.id = s.account
    WHERE s.id_hash = $1 AND s.expires_at > $2 AND c.deleted = 0 AND c.pinlastchange * 1000 <= s.started_at`,
    [sha256(sessionId), now],
  );
  if (row === undefined) return undefined;
  return {
    sessionId,
    login: lmsText(row, "login"),
    accounts: accountsIn(row),
    account: lmsNumber(row, "account"),
    startedAt: lmsNumber(row, "started_at"),
    usedAt: lmsNumber(row, "used_at"),
    previousLoginAt: lmsOptionalNumber(row, "previous_login_at"),
    confirmedAt: lmsOptionalNumber(row, "confirmed_at"),
  };
}

/** Extends a session that is used at `now`, at most once a minute. */
export async function renewPortalSession(queries: LmsQueries, session: PortalSession, now: number): Promise<void> {
  const expiresAt = renewedEnd(session, now);
  if (expiresAt === undefined) return;
  await queries.query("UPDATE ebok.session SET expires_at = $2, used_at = $3 WHERE id_hash = $1", [
    sha256(session.sessionId),
    expiresAt,
    now,
  ]);
}

/** Stores that the customer has proved the identity at `now`, ms. */
export async function confirmPortalSession(queries: LmsQueries, sessionId: string, now: number): Promise<void> {
  await queries.query("UPDATE ebok.session SET confirmed_at = $2 WHERE id_hash = $1", [sha256(sessionId), now]);
}

/** Switches a session to another of its accounts. */
export async function movePortalSession(queries: LmsQueries, sessionId: string, account: number): Promise<void> {
  await queries.query("UPDATE ebok.session SET account = $2 WHERE id_hash = $1", [sha256(sessionId), account]);
}

/** Ends all sessions but one that may act for any of these accounts. */
export async function endOtherPortalSessions(
  queries: LmsQueries,
  accounts: readonly number[],
  sessionId: string,
): Promise<void> {
  // Lists that contain one of the accounts: the form that the index answers.
  await queries.query("DELETE FROM ebok.session WHERE id_hash <> $2 AND accounts @> ANY($1::jsonb[])", [
    accounts.map((account) => JSON.stringify([account])),
    sha256(sessionId),
  ]);
}

/** Ends a session. Ignores an unknown one. */
export async function endPortalSession(queries: LmsQueries, sessionId: string): Promise<void> {
  await queries.query("DELETE FROM ebok.session WHERE id_hash = $1", [sha256(sessionId)]);
}
