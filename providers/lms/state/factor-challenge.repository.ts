import { randomBytes } from "node:crypto";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalNumber, lmsOptionalText, lmsText } from "../database/lms-rows.ts";
import { accountsIn } from "./accounts-in.ts";

/** Time for the code after the PIN, ms. */
const CHALLENGE_MS = 10 * 60_000;

/** Login or confirmation that waits for the code of a second factor. */
export interface FactorChallenge {
  readonly challengeId: string;
  readonly factorId: string;
  /** Login as it was typed. */
  readonly login: string;
  /** Accounts that the session will have. */
  readonly accounts: readonly number[];
  /** Session whose identity is confirmed; empty for a login. Neither counts for the other. */
  readonly sessionId: string;
  /** Hash of the code of an SMS, its end and the time of the next one, ms; `undefined` with an app. */
  readonly sms: { readonly codeHash: string; readonly until: number; readonly againAt: number } | undefined;
}

/** Returns the hash of a code that was sent for a challenge. */
export const challengeCodeHash = (challengeId: string, code: string): string => sha256(`${challengeId} ${code}`);

export const newChallengeId = (): string => randomBytes(18).toString("hex");

const sessionHash = (sessionId: string): string => (sessionId === "" ? "" : sha256(sessionId));

/** Stores a challenge in place of the former one of its factor and session. */
export async function saveFactorChallenge(
  queries: LmsQueries,
  { challengeId, factorId, login, accounts, sessionId, sms }: FactorChallenge,
  now: number,
): Promise<void> {
  await queries.query(
    "DELETE FROM ebok.factor_challenge WHERE expires_at < $3 OR (factor_id = $1 AND session_hash = $2)",
    [factorId, sessionHash(sessionId), now],
  );
  await queries.query(
    `INSERT INTO ebok.factor_challenge (id_hash, factor_id, login, accounts, session_hash, code_hash, code_until_at,
      again_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      sha256(challengeId),
      factorId,
      login,
      JSON.stringify(accounts),
      sessionHash(sessionId),
      sms?.codeHash ?? null,
      sms?.until ?? null,
      sms?.againAt ?? null,
      now + CHALLENGE_MS,
    ],
  );
}

/** Returns the open challenge with that id of a login (`sessionId` empty), or of a session. */
export async function findFactorChallenge(
  queries: LmsQueries,
  { challengeId, sessionId }: Pick<FactorChallenge, "challengeId" | "sessionId">,
  now: number,
): Promise<FactorChallenge | undefined> {
  const [row] = await queries.query(
    `SELECT factor_id, login, accounts, code_hash, code_until_at, again_at FROM ebok.factor_challenge
    WHERE id_hash = $1 AND session_hash = $2 AND expires_at > $3`,
    [sha256(challengeId), sessionHash(sessionId), now],
  );
  if (row === undefined) return undefined;
  const codeHash = lmsOptionalText(row, "code_hash");
  return {
    challengeId,
    factorId: lmsText(row, "factor_id"),
    login: lmsText(row, "login"),
    accounts: accountsIn(row),
    sessionId,
    sms:
      codeHash === undefined
        ? undefined
        : {
            codeHash,
            until: lmsNumber(row, "code_until_at"),
            againAt: lmsOptionalNumber(row, "again_at") ?? 0,
          },
  };
}

/** Ends a challenge: its code was right, or too many were wrong. */
export async function endFactorChallenge(queries: LmsQueries, challengeId: string): Promise<void> {
  await queries.query("DELETE FROM ebok.factor_challenge WHERE id_hash = $1", [sha256(challengeId)]);
}
