import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { prepareStatement } from "../database/prepare-statement.ts";
import { flag, integer, optionalText, text } from "../database/rows.ts";

/**
 * A session ends this long after the last real operation. The portal's own 15 minutes come first: somebody who reads a
 * page
 * and moves the mouse calls nothing, and must not lose the session to this limit. What it ends is what nobody logged
 * out of.
 */
export const SERVER_SESSION_MS = 60 * 60_000;

/**
 * A session's end is written down again once it has moved this far: every write waits for the disk, and reads are many.
 */
export const RENEWAL_STEP_MS = 60_000;

export interface ServerSession {
  readonly sessionId: string;
  readonly login: string;
  readonly account: string;
  readonly previousLogin: string | undefined;
  /** The end that is written down, ms. */
  readonly expiresAt: number;
}
export interface Roles {
  readonly cooperative: boolean;
  readonly b2b: boolean;
  readonly crmUser: boolean;
  readonly ebok: boolean;
  readonly wifi: boolean;
}

/** Opens a session and answers its id. */
export function openSession(
  db: DatabaseSync,
  login: string,
  account: string,
  now: number,
  previousLogin: string | undefined,
): string {
  const sessionId = randomBytes(24).toString("hex");
  db.prepare("DELETE FROM session WHERE expires_at < ?").run(now);
  db.prepare("INSERT INTO session VALUES (?, ?, ?, ?, ?)").run(
    sessionId,
    login,
    account,
    now + SERVER_SESSION_MS,
    previousLogin ?? null,
  );
  return sessionId;
}

/** The open session of that id; `undefined` when it never was, was ended, or is over. */
export function findSession(db: DatabaseSync, sessionId: string, now: number): ServerSession | undefined {
  const row = prepareStatement(db, "SELECT * FROM session WHERE session_id = ?").get(sessionId);
  if (row === undefined) return undefined;
  const expiresAt = integer(row, "expires_at");
  return expiresAt <= now
    ? undefined
    : {
        sessionId,
        expiresAt,
        login: text(row, "login"),
        account: text(row, "account_number"),
        previousLogin: optionalText(row, "previous_login"),
      };
}

/** Moves the end of a session, to within a step of an hour from `now`. */
export function renewSession(db: DatabaseSync, { sessionId, expiresAt }: ServerSession, now: number): void {
  if (Math.abs(now + SERVER_SESSION_MS - expiresAt) < RENEWAL_STEP_MS) return;
  db.prepare("UPDATE session SET expires_at = ? WHERE session_id = ?").run(now + SERVER_SESSION_MS, sessionId);
}

/** The session acts for this account from now on. */
export function moveSession(db: DatabaseSync, sessionId: string, account: string): void {
  db.prepare("UPDATE session SET account_number = ? WHERE session_id = ?").run(account, sessionId);
}

/** Ends a session; an unknown one is as good as ended. */
export function endSession(db: DatabaseSync, sessionId: string): void {
  db.prepare("DELETE FROM session WHERE session_id = ?").run(sessionId);
}

/** Ends every session of a login. */
export function endSessionsOf(db: DatabaseSync, login: string): void {
  db.prepare("DELETE FROM session WHERE login = ?").run(login);
}

/** Ends every session of a login but one. */
export function endOtherSessions(db: DatabaseSync, login: string, sessionId: string): void {
  db.prepare("DELETE FROM session WHERE login = ? AND session_id <> ?").run(login, sessionId);
}

/** What an account may do. */
export function rolesOf(db: DatabaseSync, account: string): Roles {
  const row = db.prepare("SELECT * FROM account WHERE account_number = ?").get(account);
  if (row === undefined) throw new RangeError(`no account ${account}`);
  return {
    cooperative: flag(row, "cooperative"),
    b2b: flag(row, "b2b"),
    crmUser: flag(row, "crm_user"),
    ebok: flag(row, "ebok"),
    wifi: flag(row, "wifi"),
  };
}
