import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { integer, optionalInteger, optionalText, text } from "../database/rows.ts";

/** How somebody proves to be themselves after the password. */
export type SecondFactorSetting =
  | { readonly kind: "sms"; readonly phone: string }
  /** `usedStep`: the step of the last code that let in; it works once. */
  | { readonly kind: "app"; readonly secret: string; readonly usedStep: number };

/** A login whose password was right and whose code is awaited. */
export interface LoginChallenge {
  readonly challengeId: string;
  readonly login: string;
  readonly expiresAt: number;
  readonly code: string | undefined;
  readonly codeUntil: number | undefined;
  readonly resendAt: number | undefined;
}

/** The second factor of a login; `undefined` where the password is enough. */
export function secondFactorOf(db: DatabaseSync, login: string): SecondFactorSetting | undefined {
  const row = db.prepare("SELECT * FROM second_factor WHERE login = ?").get(login);
  if (row === undefined) return undefined;
  const secret = optionalText(row, "secret");
  return secret === undefined
    ? { kind: "sms", phone: text(row, "phone") }
    : { kind: "app", secret, usedStep: integer(row, "used_step") };
}

/** Every login with an authenticator app, with its key. */
export function authenticatorsOf(db: DatabaseSync): readonly { readonly login: string; readonly secret: string }[] {
  return db
    .prepare("SELECT login, secret FROM second_factor WHERE secret IS NOT NULL ORDER BY login")
    .all()
    .map((row) => ({ login: text(row, "login"), secret: text(row, "secret") }));
}

/** Marks the step of an app's code as used. */
export function markStepUsed(db: DatabaseSync, login: string, step: number): void {
  db.prepare("UPDATE second_factor SET used_step = ? WHERE login = ?").run(step, login);
}

/** Keeps a challenge, in place of every former one of its login. */
export function saveChallenge(
  db: DatabaseSync,
  { challengeId, login, expiresAt, code, codeUntil, resendAt }: LoginChallenge,
): void {
  db.prepare("DELETE FROM challenge WHERE login = ?").run(login);
  db.prepare("INSERT INTO challenge VALUES (?, ?, ?, ?, ?, ?)").run(
    challengeId,
    login,
    expiresAt,
    code ?? null,
    codeUntil ?? null,
    resendAt ?? null,
  );
}

/** The challenge of that id; `undefined` when it never was, or is over. */
export function findChallenge(db: DatabaseSync, challengeId: string, now: number): LoginChallenge | undefined {
  const row = db.prepare("SELECT * FROM challenge WHERE challenge_id = ? AND expires_at > ?").get(challengeId, now);
  if (row === undefined) return undefined;
  return {
    challengeId,
    login: text(row, "login"),
    expiresAt: integer(row, "expires_at"),
    code: optionalText(row, "code"),
    codeUntil: optionalInteger(row, "code_until_at"),
    resendAt: optionalInteger(row, "again_at"),
  };
}

/** Ends what a login was asked for. */
export function endChallenge(db: DatabaseSync, login: string): void {
  db.prepare("DELETE FROM challenge WHERE login = ?").run(login);
}

/** A token as it is kept: whoever reads the database trusts no device with it. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** How many devices a login trusts. */
export function countTrustedDevices(db: DatabaseSync, login: string): number {
  return integer(db.prepare("SELECT count(*) AS n FROM trusted_device WHERE login = ?").get(login) ?? {}, "n");
}

/** Whether a login trusts the device that shows this token. */
export function isTrusted(db: DatabaseSync, login: string, token: string): boolean {
  return (
    db.prepare("SELECT 1 FROM trusted_device WHERE login = ? AND token_hash = ?").get(login, hashToken(token)) !==
    undefined
  );
}

/** Whether the token is one that was given out here, to anybody. */
export function isDeviceToken(db: DatabaseSync, token: string): boolean {
  return db.prepare("SELECT 1 FROM trusted_device WHERE token_hash = ?").get(hashToken(token)) !== undefined;
}

/** Lets a login trust a device, under a name. */
export function insertTrustedDevice(
  db: DatabaseSync,
  login: string,
  { token, name, now }: { readonly token: string; readonly name: string; readonly now: number },
): void {
  db.prepare("INSERT OR IGNORE INTO trusted_device (login, token_hash, trusted_at, name) VALUES (?, ?, ?, ?)").run(
    login,
    hashToken(token),
    now,
    name,
  );
}

/** A device that a login trusts. */
export interface StoredTrustedDevice {
  readonly id: string;
  readonly name: string;
  readonly trustedAt: number;
  readonly serialNumber: string;
  /** It is the one that shows this token. */
  readonly isCurrent: boolean;
}

/** The devices that a login trusts, the newest first; `token` is that of the device which asks. */
export function findTrustedDevices(
  db: DatabaseSync,
  login: string,
  token: string | undefined,
): readonly StoredTrustedDevice[] {
  return db
    .prepare("SELECT * FROM trusted_device WHERE login = ? ORDER BY trusted_at DESC, id DESC")
    .all(login)
    .map((row) => {
      const hash = text(row, "token_hash");
      return {
        id: String(integer(row, "id")),
        name: text(row, "name"),
        trustedAt: integer(row, "trusted_at"),
        isCurrent: token !== undefined && hashToken(token) === hash,
        serialNumber: `ZU-${hash.slice(0, 4)}-${hash.slice(4, 8)}`.toUpperCase(),
      };
    });
}

/** A login trusts this device no more; tells whether it did. */
export function deleteTrustedDevice(db: DatabaseSync, login: string, id: string): boolean {
  return db.prepare("DELETE FROM trusted_device WHERE login = ? AND id = ?").run(login, id).changes > 0;
}
