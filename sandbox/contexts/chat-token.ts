import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { prepared } from "../database/prepared.ts";
import { text } from "../database/rows.ts";
import { sha256 } from "../wire/fingerprint.ts";

/** Tokens of sessions that are over go. */
export function forgetOldTokens(db: DatabaseSync): void {
  prepared(db, "DELETE FROM chat_token WHERE session_id NOT IN (SELECT session_id FROM session)").run();
}

/** A new token for the chat of a session. */
export function newChatToken(db: DatabaseSync, sessionId: string): string {
  const token = randomBytes(12).toString("hex");
  prepared(db, "INSERT INTO chat_token VALUES (?, ?)").run(sha256(token), sessionId);
  return token;
}

/** The session that a token was given to; `undefined` for one that nobody has given. */
export function sessionOfToken(db: DatabaseSync, token: string): string | undefined {
  const row = prepared(db, "SELECT session_id FROM chat_token WHERE token_hash = ?").get(sha256(token));
  return row === undefined ? undefined : text(row, "session_id");
}
