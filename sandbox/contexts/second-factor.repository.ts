import type { DatabaseSync } from "node:sqlite";
import { integer, optionalInteger, optionalText, textColumn } from "../database/rows.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";

/** Second factor of a login, checked after the password. */
export type SecondFactorSetting =
  | { readonly kind: "sms"; readonly phone: string }
  /** `usedStep`: time step of the last accepted code; each code works once. */
  | { readonly kind: "app"; readonly secret: string; readonly usedStep: number };

/** Login or confirmation that waits for the code. */
export interface LoginChallenge {
  readonly challengeId: string;
  readonly login: string;
  readonly expiresAt: number;
  readonly code: string | undefined;
  readonly codeUntil: number | undefined;
  readonly resendAt: number | undefined;
  /** Session whose identity is confirmed; `undefined` for a login. Neither counts for the other. */
  readonly sessionId: string | undefined;
  /** Hash of the link that began the login (LOGIN-08); `undefined` after a right password. */
  readonly linkHash: string | undefined;
}

/** Returns the second factor of a login; `undefined` if the password is enough. */
export function secondFactorOf(db: DatabaseSync, login: string): SecondFactorSetting | undefined {
  const row = db.prepare("SELECT * FROM second_factor WHERE login = ?").get(login);
  if (row === undefined) return undefined;
  const secret = optionalText(row, "secret");
  return secret === undefined
    ? { kind: "sms", phone: textColumn(row, "phone") }
    : { kind: "app", secret, usedStep: integer(row, "used_step") };
}

/** Lists all logins with an authenticator app, with their keys. */
export function authenticatorsOf(db: DatabaseSync): readonly { readonly login: string; readonly secret: string }[] {
  return db
    .prepare("SELECT login, secret FROM second_factor WHERE secret IS NOT NULL ORDER BY login")
    .all()
    .map((row) => ({ login: textColumn(row, "login"), secret: textColumn(row, "secret") }));
}

/** Marks the time step of an app code as used. */
export function markStepUsed(db: DatabaseSync, login: string, step: number): void {
  db.prepare("UPDATE second_factor SET used_step = ? WHERE login = ?").run(step, login);
}

/** Stores a challenge and replaces the previous one of its login. */
export function saveChallenge(
  db: DatabaseSync,
  { challengeId, login, expiresAt, code, codeUntil, resendAt, sessionId, linkHash }: LoginChallenge,
): void {
  db.prepare("DELETE FROM challenge WHERE login = ?").run(login);
  db.prepare("INSERT INTO challenge VALUES (?, ?, ?, ?, ?, ?, ?, ?)").run(
    challengeId,
    login,
    expiresAt,
    code ?? null,
    codeUntil ?? null,
    resendAt ?? null,
    sessionId ?? null,
    linkHash ?? null,
  );
}

/**
 * Returns the challenge with that id of a login, or of a session that confirms the identity; `undefined` if it is
 * unknown or has ended.
 */
export function findChallenge(
  db: DatabaseSync,
  challengeId: string,
  now: number,
  sessionId: string | undefined,
): LoginChallenge | undefined {
  const row = db
    .prepare("SELECT * FROM challenge WHERE challenge_id = ? AND expires_at > ? AND session_id IS ?")
    .get(challengeId, now, sessionId ?? null);
  if (row === undefined) return undefined;
  return {
    challengeId,
    login: textColumn(row, "login"),
    expiresAt: integer(row, "expires_at"),
    code: optionalText(row, "code"),
    codeUntil: optionalInteger(row, "code_until_at"),
    resendAt: optionalInteger(row, "again_at"),
    sessionId,
    linkHash: optionalText(row, "link_hash"),
  };
}

/** Deletes the challenge of a login. */
export function endChallenge(db: DatabaseSync, login: string): void {
  db.prepare("DELETE FROM challenge WHERE login = ?").run(login);
}

/** Counts the trusted devices of a login. */
export function countTrustedDevices(db: DatabaseSync, login: string): number {
  return integer(db.prepare("SELECT count(*) AS n FROM trusted_device WHERE login = ?").get(login) ?? {}, "n");
}

/** Returns the token with which the login trusts the device; `undefined` if it does not. */
export function findTrustedToken(db: DatabaseSync, login: string, tokens: readonly string[]): string | undefined {
  const select = db.prepare("SELECT 1 FROM trusted_device WHERE login = ? AND token_hash = ?");
  return tokens.find((token) => select.get(login, sha256(token)) !== undefined);
}

/** Returns true for a token that is in force for any login. */
export function isDeviceToken(db: DatabaseSync, token: string): boolean {
  return db.prepare("SELECT 1 FROM trusted_device WHERE token_hash = ?").get(sha256(token)) !== undefined;
}

/** Deletes the token of a device for a login. The device gets a new one each time it is trusted. */
export function deleteTrustedToken(db: DatabaseSync, login: string, token: string): void {
  db.prepare("DELETE FROM trusted_device WHERE login = ? AND token_hash = ?").run(login, sha256(token));
}

/** Deletes all trusted devices of a login, as after a changed password or factor. */
export function deleteTrustedDevices(db: DatabaseSync, login: string): void {
  db.prepare("DELETE FROM trusted_device WHERE login = ?").run(login);
}

/** Stores a trusted device of a login under a name. */
export function insertTrustedDevice(
  db: DatabaseSync,
  login: string,
  { token, name, now }: { readonly token: string; readonly name: string; readonly now: number },
): void {
  db.prepare("INSERT OR IGNORE INTO trusted_device (login, token_hash, trusted_at, name) VALUES (?, ?, ?, ?)").run(
    login,
    sha256(token),
    now,
    name,
  );
}

/** Device that a login trusts. */
export interface StoredTrustedDevice {
  readonly id: string;
  readonly name: string;
  readonly trustedAt: number;
  readonly serialNumber: string;
  /** True for the device that sent the request. */
  readonly isCurrent: boolean;
}

/** Lists the trusted devices of a login, newest first; `token` is that of the requesting device. */
export function findTrustedDevices(
  db: DatabaseSync,
  login: string,
  token: string | undefined,
): readonly StoredTrustedDevice[] {
  return db
    .prepare("SELECT * FROM trusted_device WHERE login = ? ORDER BY trusted_at DESC, id DESC")
    .all(login)
    .map((row) => {
      const hash = textColumn(row, "token_hash");
      return {
        id: String(integer(row, "id")),
        name: textColumn(row, "name"),
        trustedAt: integer(row, "trusted_at"),
        isCurrent: token !== undefined && sha256(token) === hash,
        serialNumber: `ZU-${hash.slice(0, 4)}-${hash.slice(4, 8)}`.toUpperCase(),
      };
    });
}

/** Deletes a trusted device of a login. Returns false if there was none. */
export function deleteTrustedDevice(db: DatabaseSync, login: string, id: string): boolean {
  return db.prepare("DELETE FROM trusted_device WHERE login = ? AND id = ?").run(login, id).changes > 0;
}
