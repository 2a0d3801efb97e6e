import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** Cheap on purpose: these are passwords of a demo, and tests log in a lot. */
const COST = { N: 1024, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
}

function derive(password: string, salt: string): Buffer {
  return scryptSync(password.normalize("NFC"), salt, KEY_BYTES, COST);
}

/** A password as it is kept. */
export function hashPassword(password: string): PasswordHash {
  const salt = randomBytes(16).toString("hex");
  return { salt, hash: derive(password, salt).toString("hex") };
}

/** Checked against for logins that do not exist, so that they take as long as those that do. */
const UNKNOWN_LOGIN_HASH: PasswordHash = { salt: "nobody", hash: "00".repeat(KEY_BYTES) };

/** Whether `password` is the one that was kept; never, for no account at all. */
export function matchesPassword(password: string, stored: PasswordHash = UNKNOWN_LOGIN_HASH): boolean {
  return timingSafeEqual(derive(password, stored.salt), Buffer.from(stored.hash, "hex"));
}
