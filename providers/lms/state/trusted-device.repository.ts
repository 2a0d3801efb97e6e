import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";

/** Most devices that a second factor trusts. */
export const TRUSTED_DEVICES_AT_MOST = 5;

/** Device that needs no code. */
export interface LmsTrustedDevice {
  readonly id: number;
  readonly name: string;
  readonly trustedAt: number;
  /** True for the device of the request. */
  readonly isCurrent: boolean;
  readonly serialNumber: string;
}

/** Lists the trusted devices of a factor, the newest first. A new PIN in LMS ends all of them. */
export async function listTrustedDevices(
  queries: LmsQueries,
  factorId: string,
  tokens: readonly string[],
): Promise<readonly LmsTrustedDevice[]> {
  const hashes = tokens.map(sha256);
  const rows = await queries.query(
    `SELECT d.id, d.name, d.trusted_at, d.token_hash FROM ebok.trusted_device d WHERE d.factor_id = $1
      AND NOT EXISTS (SELECT 1 FROM ebok.second_factor f JOIN customers c ON c.id = f.account
        WHERE f.factor_id = d.factor_id AND c.pinlastchange * 1000 > d.trusted_at)
    ORDER BY d.trusted_at DESC, d.id DESC`,
    [factorId],
  );
  return rows.map((row) => {
    const hash = lmsText(row, "token_hash");
    return {
      id: lmsNumber(row, "id"),
      name: lmsText(row, "name"),
      trustedAt: lmsNumber(row, "trusted_at"),
      isCurrent: hashes.includes(hash),
      serialNumber: `ZU-${hash.slice(0, 4)}-${hash.slice(4, 8)}`.toUpperCase(),
    };
  });
}

/** Trusts a device by a new token, in place of the former one that it had for the factor. Returns its id. */
export async function saveTrustedDevice(
  queries: LmsQueries,
  factorId: string,
  {
    token,
    name,
    formerTokens,
  }: {
    readonly token: string;
    readonly name: string;
    readonly formerTokens: readonly string[];
  },
  now: number,
): Promise<number> {
  await queries.query("DELETE FROM ebok.trusted_device WHERE factor_id = $1 AND token_hash = ANY($2::text[])", [
    factorId,
    formerTokens.map(sha256),
  ]);
  const [row] = await queries.query(
    `INSERT INTO ebok.trusted_device (factor_id, token_hash, name, trusted_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (factor_id, token_hash) DO UPDATE SET name = excluded.name RETURNING id`,
    [factorId, sha256(token), name, now],
  );
  if (row === undefined) throw new Error("no device was stored");
  return lmsNumber(row, "id");
}

/** Removes a trusted device of a factor. Returns false if there was none. */
export async function deleteTrustedDeviceById(queries: LmsQueries, factorId: string, id: number): Promise<boolean> {
  const rows = await queries.query("DELETE FROM ebok.trusted_device WHERE factor_id = $1 AND id = $2 RETURNING id", [
    factorId,
    id,
  ]);
  return rows.length > 0;
}
