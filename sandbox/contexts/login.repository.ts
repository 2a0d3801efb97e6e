import type { DatabaseSync } from "node:sqlite";
import { NO_ATTEMPTS, type FailedLogins } from "#kit/login/lock-rule.ts";
import { integer, optionalInteger, optionalText, textColumn } from "../database/rows.ts";
import { parseSandboxLanguage, type SandboxLanguage } from "../language/sandbox-language.ts";
import type { PasswordHash } from "./password.ts";

export interface Person {
  readonly login: string;
  readonly userId: string;
  readonly password: PasswordHash;
  readonly lastGoodLogin: string | undefined;
}
export interface PersonContext {
  readonly id: string;
  readonly name: string;
}

/** Finds a person by login, customer number or e-mail address, ignoring case. */
export function findPerson(db: DatabaseSync, typed: string): Person | undefined {
  const wanted = typed.trim().toLowerCase();
  const row = db
    .prepare(`SELECT * FROM login WHERE lower(login) = ?1 OR lower(email) = ?1
    OR login IN (SELECT login FROM login_context WHERE account_number = ?1) LIMIT 1`)
    .get(wanted);
  if (row === undefined) return undefined;
  return {
    login: textColumn(row, "login"),
    userId: textColumn(row, "user_id"),
    lastGoodLogin: optionalText(row, "last_good_login"),
    password: { salt: textColumn(row, "salt"), hash: textColumn(row, "hash") },
  };
}

/** Lists the accounts of a person, the initial one first. */
export function contextsOf(db: DatabaseSync, login: string): readonly PersonContext[] {
  const rows = db
    .prepare("SELECT account_number, name FROM login_context WHERE login = ? ORDER BY position")
    .all(login);
  return rows.map((row) => ({ id: textColumn(row, "account_number"), name: textColumn(row, "name") }));
}

/** Returns the language of a login; `undefined` before the customer has chosen one. */
export function languageOf(db: DatabaseSync, login: string): SandboxLanguage | undefined {
  const row = db.prepare("SELECT language FROM login WHERE login = ?").get(login);
  return row === undefined ? undefined : parseSandboxLanguage(optionalText(row, "language"));
}

/** Returns the language that a login of an account has chosen; `undefined` if none has. */
export function languageOfAccount(db: DatabaseSync, account: string): SandboxLanguage | undefined {
  const row = db
    .prepare(`SELECT language FROM login JOIN login_context ON login_context.login = login.login
    WHERE account_number = ? AND language IS NOT NULL ORDER BY position, login.login LIMIT 1`)
    .get(account);
  return row === undefined ? undefined : parseSandboxLanguage(optionalText(row, "language"));
}

/** Sets the language of a login. */
export function setLanguage(db: DatabaseSync, login: string, language: SandboxLanguage): void {
  db.prepare("UPDATE login SET language = ? WHERE login = ?").run(language, login);
}

/** Stores the time of a login as the wall time of Warsaw. */
export function rememberLogin(db: DatabaseSync, login: string, wall: string): void {
  db.prepare("UPDATE login SET last_good_login = ? WHERE login = ?").run(wall, login);
}

/** Returns the e-mail address of a login, or that of its first account; `undefined` without one. */
export function findEmailOf(db: DatabaseSync, login: string): string | undefined {
  const row = db
    .prepare(`SELECT coalesce(login.email, json_extract(contact.data, '$.mainEmail')) AS email FROM login
    LEFT JOIN login_context ON login_context.login = login.login AND position = 0
    LEFT JOIN contact ON contact.account_number = login_context.account_number WHERE login.login = ?`)
    .get(login);
  return row === undefined ? undefined : optionalText(row, "email");
}

/**
 * Changes the e-mail address of the logins whose first account has a new main one. A login with another address of its
 * own keeps it. An address that already finds another person is not stored: a login stays unique.
 */
export function followMainEmail(
  db: DatabaseSync,
  account: string,
  { former, current }: { readonly former: string; readonly current: string },
): void {
  const followers = db
    .prepare(`SELECT login.login FROM login JOIN login_context ON login_context.login = login.login
    WHERE account_number = ? AND position = 0 AND (email IS NULL OR lower(email) = lower(?)) ORDER BY login.login`)
    .all(account, former);
  for (const row of followers) {
    const login = textColumn(row, "login");
    const owner = current === "" ? undefined : findPerson(db, current)?.login;
    const email = current === "" || (owner !== undefined && owner !== login) ? null : current;
    db.prepare("UPDATE login SET email = ? WHERE login = ?").run(email, login);
  }
}

/** Sets the password of a login. */
export function setPassword(db: DatabaseSync, login: string, { salt, hash }: PasswordHash): void {
  db.prepare("UPDATE login SET salt = ?, hash = ? WHERE login = ?").run(salt, hash, login);
}

/** Renames a login in all tables. */
export function renameLogin(db: DatabaseSync, from: string, to: string): void {
  if (from === to) return;
  for (const table of [
    "login",
    "login_context",
    "second_factor",
    "trusted_device",
    "factor_token",
    "mobile_device",
    "password_link",
    "session",
    "login_address",
    "passkey",
    "passkey_user",
    "recovery_code",
    "activity",
  ]) {
    db.prepare(`UPDATE ${table} SET login = ? WHERE login = ?`).run(to, from);
  }
  // Every account of the login shows the new name as chosen by the customer.
  db.prepare(
    `UPDATE client SET data = json_set(data, '$.clientCustomLogin', ?1)
  WHERE account_number IN (SELECT account_number FROM login_context WHERE login = ?1)`,
  ).run(to);
  // Pending challenges and attempts of the old name are void.
  for (const table of ["challenge", "device_challenge", "passkey_challenge", "login_attempt"])
    db.prepare(`DELETE FROM ${table} WHERE login IN (?, ?)`).run(from, to);
}

/** Stores the order of a login's accounts. */
export function saveContextOrder(db: DatabaseSync, login: string, accounts: readonly string[]): void {
  const named = contextsOf(db, login);
  db.prepare("DELETE FROM login_context WHERE login = ?").run(login);
  const insert = db.prepare("INSERT INTO login_context VALUES (?, ?, ?, ?)");
  accounts.forEach((id, position) =>
    insert.run(login, position, id, named.find((context) => context.id === id)?.name ?? id),
  );
}

/** Failures since the last success. Stored for unknown logins too: a lock must not reveal which logins exist. */
export function findAttempts(
  db: DatabaseSync,
  { login, origin }: { readonly login: string; readonly origin: string },
): FailedLogins {
  const row = db.prepare("SELECT * FROM login_attempt WHERE login = ? AND origin = ?").get(login, origin);
  if (row === undefined) return NO_ATTEMPTS;
  return {
    failures: integer(row, "failures"),
    locks: integer(row, "locks"),
    lockedUntil: optionalInteger(row, "locked_until_at"),
  };
}

/** Stores the failures of a login from one origin. */
export function saveAttempts(
  db: DatabaseSync,
  { login, origin }: { readonly login: string; readonly origin: string },
  { failures, locks, lockedUntil }: FailedLogins,
): void {
  db.prepare("INSERT OR REPLACE INTO login_attempt VALUES (?, ?, ?, ?, ?)").run(
    login,
    origin,
    failures,
    locks,
    lockedUntil ?? null,
  );
}

/** Deletes the failures of a login from every origin. */
export function resetAttempts(db: DatabaseSync, login: string): void {
  db.prepare("DELETE FROM login_attempt WHERE login = ?").run(login);
}

/** Remembers an address from which the login succeeded. */
export function rememberAddress(db: DatabaseSync, login: string, address: string): void {
  db.prepare("INSERT OR IGNORE INTO login_address VALUES (?, ?)").run(login, address);
}

/** Returns true if the login has succeeded from this address before. */
export function isKnownAddress(db: DatabaseSync, login: string, address: string): boolean {
  return db.prepare("SELECT 1 FROM login_address WHERE login = ? AND address = ?").get(login, address) !== undefined;
}
