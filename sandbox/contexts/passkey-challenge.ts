import { randomBytes } from "node:crypto";
import { optionalText, textColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Validity of a challenge, ms. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;

/** Purpose of a challenge: a login without a user name, a second factor, or a new passkey. */
export type PasskeyPurpose = "login" | "second-factor" | "creation";

/** Random value that an authenticator signs once. */
export interface PasskeyChallenge {
  readonly challengeId: string;
  /** Base64url. */
  readonly challenge: string;
  /** Login that it belongs to; `undefined` for a login without a user name. */
  readonly login: string | undefined;
}

/** Stores a new challenge. `challengeId`: that of the login attempt for a second factor, whose former one ends. */
export function createPasskeyChallenge(
  tenant: Tenant,
  purpose: PasskeyPurpose,
  login?: string,
  challengeId = randomBytes(18).toString("hex"),
): PasskeyChallenge {
  const now = tenant.now();
  const challenge = randomBytes(32).toString("base64url");
  tenant.db.prepare("DELETE FROM passkey_challenge WHERE challenge_id = ? OR expires_at <= ?").run(challengeId, now);
  tenant.db
    .prepare("INSERT INTO passkey_challenge VALUES (?, ?, ?, ?, ?)")
    .run(challengeId, purpose, login ?? null, challenge, now + PASSKEY_CHALLENGE_MS);
  return { challengeId, challenge, login };
}

/** Returns a challenge that is in force; `undefined` if it is unknown, used or expired. */
export function findPasskeyChallenge(
  tenant: Tenant,
  purpose: PasskeyPurpose,
  challengeId: string,
): PasskeyChallenge | undefined {
  const row = tenant.db
    .prepare("SELECT * FROM passkey_challenge WHERE challenge_id = ? AND purpose = ? AND expires_at > ?")
    .get(challengeId, purpose, tenant.now());
  return row === undefined
    ? undefined
    : { challengeId, challenge: textColumn(row, "challenge"), login: optionalText(row, "login") };
}

/** Uses up a challenge and returns it; `undefined` if it is unknown, used or expired. */
export function takePasskeyChallenge(
  tenant: Tenant,
  purpose: PasskeyPurpose,
  challengeId: string,
): PasskeyChallenge | undefined {
  const challenge = findPasskeyChallenge(tenant, purpose, challengeId);
  tenant.db.prepare("DELETE FROM passkey_challenge WHERE challenge_id = ?").run(challengeId);
  return challenge;
}
