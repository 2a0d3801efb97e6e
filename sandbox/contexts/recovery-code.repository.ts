import type { DatabaseSync } from "node:sqlite";
import { integer, textColumn } from "../database/rows.ts";
import { hashPassword, matchesPassword } from "./password.ts";
import { newReadableCode } from "./readable-code.ts";

const CODE_COUNT = 10;
const CODE_LENGTH = 10;

/** Makes new recovery codes of a login in place of the former ones. Stores only their salted hashes (KEY-07). */
export function replaceRecoveryCodes(db: DatabaseSync, login: string): readonly string[] {
  deleteRecoveryCodes(db, login);
  const insert = db.prepare("INSERT INTO recovery_code VALUES (?, ?, ?, 0)");
  return Array.from({ length: CODE_COUNT }, () => {
    const code = newReadableCode(CODE_LENGTH);
    const { salt, hash } = hashPassword(code);
    insert.run(login, salt, hash);
    return code;
  });
}

/** Deletes the recovery codes of a login, as when its second factor is turned off or its password was set by a link. */
export function deleteRecoveryCodes(db: DatabaseSync, login: string): void {
  db.prepare("DELETE FROM recovery_code WHERE login = ?").run(login);
}

/** Counts the unused codes of a login; `undefined` if none were made. */
export function countRecoveryCodes(db: DatabaseSync, login: string): number | undefined {
  const row = db
    .prepare("SELECT count(*) AS made, sum(1 - used) AS unused FROM recovery_code WHERE login = ?")
    .get(login);
  return row === undefined || integer(row, "made") === 0 ? undefined : integer(row, "unused");
}

/** Uses a code up. Returns false if it is wrong or was used. */
export function spendRecoveryCode(db: DatabaseSync, login: string, code: string): boolean {
  const row = db
    .prepare("SELECT salt, hash FROM recovery_code WHERE login = ? AND used = 0")
    .all(login)
    .find((stored) => matchesPassword(code, { salt: textColumn(stored, "salt"), hash: textColumn(stored, "hash") }));
  if (row === undefined) return false;
  db.prepare("UPDATE recovery_code SET used = 1 WHERE login = ? AND hash = ?").run(login, textColumn(row, "hash"));
  return true;
}
