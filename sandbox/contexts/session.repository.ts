import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { flagColumn, integer, optionalInteger, optionalText, textColumn, type Row } from "../database/rows.ts";
import { renewedEnd, SERVER_SESSION_MS } from "#kit/login/session-life.ts";
import type { RequestPart } from "#kit/wire/reader.ts";
import { parseSandboxLanguage, type SandboxLanguage } from "../language/sandbox-language.ts";

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
  readonly startedAt: number;
  /** Time of the last call, up to a minute late, ms. */
  readonly usedAt: number;
  readonly device: string;
  /** Language of the page when it asked for a token of the chat last; Polish before. */
  readonly chatLanguage: SandboxLanguage;
}

export interface Roles {
  readonly cooperative: boolean;
  readonly b2b: boolean;
  readonly crmUser: boolean;
  readonly ebok: boolean;
  readonly wifi: boolean;
}

/** Login that opens a session. */
export interface NewSession {
  readonly login: string;
  readonly account: string;
  readonly now: number;
  readonly previousLogin: string | undefined;
  readonly channel: SessionChannel;
  /** Name of the browser or phone. */
  readonly device: string;
}

/** Opens a session and returns its id. */
export function openSession(
  db: DatabaseSync,
  { login, account, now, previousLogin, channel, device }: NewSession,
): string {
  const sessionId = randomBytes(24).toString("hex");
  db.prepare("DELETE FROM session WHERE expires_at < ?").run(now);
  db.prepare("INSERT INTO session VALUES (?, ?, ?, ?, ?, NULL, ?, ?, ?, ?, NULL)").run(
    sessionId,
    login,
    account,
    now + SERVER_SESSION_MS,
    previousLogin ?? null,
    now,
    now,
    channel,
    device,
  );
  return sessionId;
}

/** Lists the ids of the sessions of a login, expired ones included, the newest first. */
export function findSessionIds(db: DatabaseSync, login: string): readonly string[] {
  return db
    .prepare("SELECT session_id FROM session WHERE login = ? ORDER BY started_at DESC, rowid DESC")
    .all(login)
    .map((row) => textColumn(row, "session_id"));
}

function sessionFrom(row: Row): ServerSession {
  return {
    sessionId: textColumn(row, "session_id"),
    expiresAt: integer(row, "expires_at"),
    login: textColumn(row, "login"),
    account: textColumn(row, "account_number"),
    previousLogin: optionalText(row, "previous_login"),
    confirmedAt: optionalInteger(row, "confirmed_at"),
    startedAt: integer(row, "started_at"),
    usedAt: integer(row, "used_at"),
    channel: textColumn(row, "channel") === "APP" ? "APP" : "BROWSER",
    device: textColumn(row, "device"),
    chatLanguage: parseSandboxLanguage(optionalText(row, "chat_language")) ?? "pl",
  };
}

/** Returns the open session with that id; `undefined` if it is unknown, was ended or has expired. */
export function findSession(db: DatabaseSync, sessionId: string, now: number): ServerSession | undefined {
  const row = db.prepare("SELECT * FROM session WHERE session_id = ? AND expires_at > ?").get(sessionId, now);
  return row === undefined ? undefined : sessionFrom(row);
}

/** Lists the open sessions of a login, the one used last first. */
export function findSessionsOf(db: DatabaseSync, login: string, now: number): readonly ServerSession[] {
  return db
    .prepare("SELECT * FROM session WHERE login = ? AND expires_at > ? ORDER BY used_at DESC, rowid DESC")
    .all(login, now)
    .map(sessionFrom);
}

/** Extends a session to an hour from `now`, but not beyond its lifetime, and at most once a minute. */
export function renewSession(db: DatabaseSync, session: ServerSession, now: number): void {
  const expiresAt = renewedEnd(session, now);
  if (expiresAt === undefined) return;
  db.prepare("UPDATE session SET expires_at = ?, used_at = ? WHERE session_id = ?").run(
    expiresAt,
    now,
    session.sessionId,
  );
}

/** Names the device of a session that the operator's app uses. */
export function markAppSession(db: DatabaseSync, sessionId: string, device: string): void {
  db.prepare("UPDATE session SET channel = 'APP', device = ? WHERE session_id = ?").run(device, sessionId);
}

/** Sets the language of the chatbot of a session: of its next chat, and of one that is open from its next message. */
export function setChatLanguage(db: DatabaseSync, sessionId: string, language: SandboxLanguage): void {
  db.prepare("UPDATE session SET chat_language = ? WHERE session_id = ?").run(language, sessionId);
  db.prepare("UPDATE chat SET language = ? WHERE session_id = ? AND ended_at IS NULL").run(language, sessionId);
}

/** Records that the customer has confirmed the identity in this session. */
export function confirmSession(db: DatabaseSync, sessionId: string, now: number): void {
  db.prepare("UPDATE session SET confirmed_at = ? WHERE session_id = ?").run(now, sessionId);
}

/** Switches the session to another account. */
export function moveSession(db: DatabaseSync, sessionId: string, account: string): void {
  db.prepare("UPDATE session SET account_number = ? WHERE session_id = ?").run(account, sessionId);
}

/** Deletes the row of a session. Ignores an unknown one. `endSessionsAndChats` ends its chat, too. */
export function deleteSession(db: DatabaseSync, sessionId: string): void {
  db.prepare("DELETE FROM session WHERE session_id = ?").run(sessionId);
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
