import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalText, lmsText } from "../database/lms-rows.ts";

/** Change of a second factor that waits for its code. `none` turns the present one off. Times in ms. */
export interface LmsFactorToken {
  readonly tokenId: string;
  readonly kind: "none" | "sms" | "app";
  readonly phone: string | undefined;
  readonly secret: string | undefined;
  readonly codeHash: string | undefined;
  readonly until: number;
  readonly againAt: number;
}

/** Returns the hash of a code that was sent for a change. */
export const factorCodeHash = (tokenId: string, code: string): string => sha256(`${tokenId} ${code}`);

/** Stores a change in place of the former one of the account. */
export async function replaceFactorToken(
  queries: LmsQueries,
  account: number,
  { tokenId, kind, phone, secret, codeHash, until, againAt }: LmsFactorToken,
): Promise<void> {
  await queries.query("DELETE FROM ebok.factor_token WHERE account = $1", [account]);
  await queries.query(
    `INSERT INTO ebok.factor_token (account, token_id, kind, phone, secret, code_hash, until_at, again_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [account, tokenId, kind, phone ?? null, secret ?? null, codeHash ?? null, until, againAt],
  );
}

/** Returns the change that waits for an account. */
export async function findFactorToken(queries: LmsQueries, account: number): Promise<LmsFactorToken | undefined> {
  const [row] = await queries.query(
    `SELECT token_id, kind, phone, secret, code_hash, until_at, again_at FROM ebok.factor_token WHERE account = $1
    FOR UPDATE`,
    [account],
  );
  if (row === undefined) return undefined;
  const kind = lmsText(row, "kind");
  return {
    tokenId: lmsText(row, "token_id"),
    kind: kind === "sms" || kind === "app" ? kind : "none",
    phone: lmsOptionalText(row, "phone"),
    secret: lmsOptionalText(row, "secret"),
    codeHash: lmsOptionalText(row, "code_hash"),
    until: lmsNumber(row, "until_at"),
    againAt: lmsNumber(row, "again_at"),
  };
}

/** Removes the change that waits for an account. */
export async function deleteFactorToken(queries: LmsQueries, account: number): Promise<void> {
  await queries.query("DELETE FROM ebok.factor_token WHERE account = $1", [account]);
}
