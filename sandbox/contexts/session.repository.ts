import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { prepareStatement } from "../database/prepare-statement.ts";
import { flagColumn, integer, optionalInteger, optionalText, textColumn } from "../database/rows.ts";
import type { RequestPart } from "../wire/reader.ts";

/**
 * Time from the last operation to the end of a session on the server, ms. It is longer than the portal's own 15
 * minutes: a customer who reads a page and moves the mouse calls nothing and must not lose the session. It ends
 * sessions without a logout.
 */
export const SERVER_SESSION_MS = 60 * 60_000;

/** Smallest extension of a session that is written, ms. Every write waits for the disk, and reads are frequent. */
export const RENEWAL_STEP_MS = 60_000;

/** Place where the portal runs: in a browser or in the operator's app. */
export type SessionChannel = "BROWSER" | "APP";

/** Returns the channel that a request of `sessionStart` names. */
export const sessionChannelOf = (request: Pick<RequestPart, "text">): SessionChannel =>
  request.text("channel") === "APP" ? "APP" : "BROWSER";

export interface ServerSession {
  readonly sessionId: string;
  readonly login: string;
  readonly account: string;
  readonly previousLogin: string | undefined;
  /** Place where the portal of this session runs. */
  readonly channel: SessionChannel;
  /** Stored end of the session, ms. */
  readonly expiresAt: number;
  /** Time of the last confirmation of the identity, ms. */
  readonly confirmedAt: number | undefined;
}

export interface Roles {
  readonly cooperative: boolean;
  readonly b2b: boolean;
  readonly crmUser: boolean;
  readonly ebok: boolean;
  readonly wifi: boolean;
}

/** Opens a session and returns its id. */
export function openSession(
  db: DatabaseSync,
  login: string,
  account: string,
  now: number,
  { previousLogin, channel }: Pick<ServerSession, "previousLogin" | "channel">,
): string {
  const sessionId = randomBytes(24).toString("hex");
  db.prepare("DELETE FROM session WHERE expires_at < ?").run(now);
  db.prepare("INSERT INTO session VALUES (?, ?, ?, ?, ?, NULL, ?)").run(
    sessionId,
    login,
    account,
    now + SERVER_SESSION_MS,
    previousLogin ?? null,
    channel,
  );
  return sessionId;
}

/** Returns the open session with that id; `undefined` if it is unknown, was ended or has expired. */
export function findSession(db: DatabaseSync, sessionId: string, now: number): ServerSession | undefined {
  const row = prepareStatement(db, "SELECT * FROM session WHERE session_id = ?").get(sessionId);
  if (row === undefined) return undefined;
  const expiresAt = integer(row, "expires_at");
  return expiresAt <= now
    ? undefined
    : {
        sessionId,
        expiresAt,
        login: textColumn(row, "login"),
        account: textColumn(row, "account_number"),
        previousLogin: optionalText(row, "previous_login"),
        channel: textColumn(row, "channel") === "APP" ? "APP" : "BROWSER",
        confirmedAt: optionalInteger(row, "confirmed_at"),
      };
}

/** Extends a session to an hour from `now`, unless the change is smaller than `RENEWAL_STEP_MS`. */
export function renewSession(db: DatabaseSync, { sessionId, expiresAt }: ServerSession, now: number): void {
  if (Math.abs(now + SERVER_SESSION_MS - expiresAt) < RENEWAL_STEP_MS) return;
  db.prepare("UPDATE session SET expires_at = ? WHERE session_id = ?").run(now + SERVER_SESSION_MS, sessionId);
}

/** Records that the customer has confirmed the identity in this session. */
export function confirmSession(db: DatabaseSync, sessionId: string, now: number): void {
  db.prepare("UPDATE session SET confirmed_at = ? WHERE session_id = ?").run(now, sessionId);
}

/** Switches the session to another account. */
export function moveSession(db: DatabaseSync, sessionId: string, account: string): void {
  db.prepare("UPDATE session SET account_number = ? WHERE session_id = ?").run(account, sessionId);
}

/** Ends a session. Ignores an unknown one. */
export function endSession(db: DatabaseSync, sessionId: string): void {
  db.prepare("DELETE FROM session WHERE session_id = ?").run(sessionId);
}

/** Ends all sessions of a login. */
export function endSessionsOf(db: DatabaseSync, login: string): void {
  db.prepare("DELETE FROM session WHERE login = ?").run(login);
}

/** Ends all sessions of a login but one. */
export function endOtherSessions(db: DatabaseSync, login: string, sessionId: string): void {
  db.prepare("DELETE FROM session WHERE login = ? AND session_id <> ?").run(login, sessionId);
}

/** Returns the roles of an account. */
export function rolesOf(db: DatabaseSync, account: string): Roles {
  const row = db.prepare("SELECT * FROM account WHERE account_number = ?").get(account);
  if (row === undefined) throw new RangeError(`account ${account} does not exist`);
  return {
    cooperative: flagColumn(row, "cooperative"),
    b2b: flagColumn(row, "b2b"),
    crmUser: flagColumn(row, "crm_user"),
    ebok: flagColumn(row, "ebok"),
    wifi: flagColumn(row, "wifi"),
  };
}
