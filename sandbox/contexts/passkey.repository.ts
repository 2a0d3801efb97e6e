import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { integer, optionalInteger, optionalText, textColumn, type Row } from "../database/rows.ts";

/** Passkey of a login. */
export interface StoredPasskey {
  /** Credential id, base64url. */
  readonly id: string;
  readonly login: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** Signature counter of the authenticator; 0 if it has none. */
  readonly counter: number;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | undefined;
  /** Session that was last opened with it. */
  readonly sessionId: string | undefined;
}

function passkeyFrom(row: Row): StoredPasskey {
  return {
    id: textColumn(row, "id"),
    login: textColumn(row, "login"),
    publicKey: textColumn(row, "public_key"),
    counter: integer(row, "counter"),
    name: textColumn(row, "name"),
    createdAt: integer(row, "created_at"),
    lastUsedAt: optionalInteger(row, "last_used_at"),
    sessionId: optionalText(row, "session_id"),
  };
}

/** Lists the passkeys of a login, newest first. */
export function findPasskeys(db: DatabaseSync, login: string): readonly StoredPasskey[] {
  return db
    .prepare("SELECT * FROM passkey WHERE login = ? ORDER BY created_at DESC, rowid DESC")
    .all(login)
    .map(passkeyFrom);
}

/** Returns the passkey with that credential id; `undefined` if it is unknown or was deleted. */
export function findPasskey(db: DatabaseSync, id: string): StoredPasskey | undefined {
  const row = db.prepare("SELECT * FROM passkey WHERE id = ?").get(id);
  return row === undefined ? undefined : passkeyFrom(row);
}

/** Stores a new passkey. Returns false if its id exists. */
export function insertPasskey(
  db: DatabaseSync,
  { id, login, publicKey, counter, name, createdAt }: Omit<StoredPasskey, "lastUsedAt" | "sessionId">,
): boolean {
  return (
    db
      .prepare("INSERT OR IGNORE INTO passkey VALUES (?, ?, ?, ?, ?, ?, NULL, NULL)")
      .run(id, login, publicKey, counter, name, createdAt).changes > 0
  );
}

/** Renames a passkey of a login. Returns false if there is none. */
export function updatePasskeyName(db: DatabaseSync, login: string, id: string, name: string): boolean {
  return db.prepare("UPDATE passkey SET name = ? WHERE login = ? AND id = ?").run(name, login, id).changes > 0;
}

/** Deletes a passkey of a login. Returns false if there was none. */
export function deletePasskey(db: DatabaseSync, login: string, id: string): boolean {
  return db.prepare("DELETE FROM passkey WHERE login = ? AND id = ?").run(login, id).changes > 0;
}

/** Deletes all passkeys of a login. */
export function deletePasskeys(db: DatabaseSync, login: string): void {
  db.prepare("DELETE FROM passkey WHERE login = ?").run(login);
}

/** Stores the counter and time of a use of a passkey. */
export function markPasskeyUsed(
  db: DatabaseSync,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: number },
): void {
  db.prepare("UPDATE passkey SET counter = ?, last_used_at = ? WHERE id = ?").run(counter, now, id);
}

/** Stores the session that a login with a passkey has opened. */
export function markPasskeySession(db: DatabaseSync, id: string, sessionId: string): void {
  db.prepare("UPDATE passkey SET session_id = ? WHERE id = ?").run(sessionId, id);
}

/** Returns the user handle of a login, base64url. It is random, so that an authenticator stores no personal data. */
export function userHandleOf(db: DatabaseSync, login: string): string {
  db.prepare("INSERT OR IGNORE INTO passkey_user VALUES (?, ?)").run(login, randomBytes(32).toString("base64url"));
  return textColumn(db.prepare("SELECT user_handle FROM passkey_user WHERE login = ?").get(login) ?? {}, "user_handle");
}
