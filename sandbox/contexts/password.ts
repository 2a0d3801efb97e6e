import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** Low cost on purpose: the passwords are those of a demo, and tests log in often. */
const COST = { N: 1024, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
}

function derive(password: string, salt: string): Buffer {
  return scryptSync(password.normalize("NFC"), salt, KEY_BYTES, COST);
}

/** Hashes a password with a new salt. */
export function hashPassword(password: string): PasswordHash {
  const salt = randomBytes(16).toString("hex");
  return { salt, hash: derive(password, salt).toString("hex") };
}

/** Compared against for unknown logins, so that they take as long as known ones. */
const UNKNOWN_LOGIN_HASH: PasswordHash = { salt: "nobody", hash: "00".repeat(KEY_BYTES) };

/** Compares a password with its hash. Returns false for an unknown login. */
export function matchesPassword(password: string, stored: PasswordHash = UNKNOWN_LOGIN_HASH): boolean {
  return timingSafeEqual(derive(password, stored.salt), Buffer.from(stored.hash, "hex"));
}
