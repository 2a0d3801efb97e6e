import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { textColumn } from "../database/rows.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";

/** Deletes the tokens of ended sessions. */
export function deleteExpiredTokens(db: DatabaseSync): void {
  db.prepare("DELETE FROM chat_token WHERE session_id NOT IN (SELECT session_id FROM session)").run();
}

/** Length of a token: as hard to guess as a session id. */
const TOKEN_BYTES = 24;

/** Creates a token for the chat of a session. */
export function createChatToken(db: DatabaseSync, sessionId: string): string {
  const token = randomBytes(TOKEN_BYTES).toString("hex");
  db.prepare("INSERT INTO chat_token VALUES (?, ?)").run(sha256(token), sessionId);
  return token;
}

/** Returns the session of a token; `undefined` for an unknown token. */
export function sessionOfToken(db: DatabaseSync, token: string): string | undefined {
  const row = db.prepare("SELECT session_id FROM chat_token WHERE token_hash = ?").get(sha256(token));
  return row === undefined ? undefined : textColumn(row, "session_id");
}
