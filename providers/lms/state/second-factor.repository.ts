import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalText, lmsText } from "../database/lms-rows.ts";

/** Second factor of accounts, which is asked for after the PIN. */
export type LmsSecondFactor = { readonly factorId: string } & (
  | { readonly kind: "sms"; readonly phone: string }
  /** `usedStep`: time step of the last accepted code; each code works once. */
  | { readonly kind: "app"; readonly secret: string; readonly usedStep: number }
);

function factorFrom(row: LmsRow): LmsSecondFactor {
  const factorId = lmsText(row, "factor_id");
  const secret = lmsOptionalText(row, "secret");
  return secret === undefined
    ? { factorId, kind: "sms", phone: lmsText(row, "phone") }
    : { factorId, kind: "app", secret, usedStep: lmsNumber(row, "used_step") };
}

/** Returns the second factors of accounts, by account. */
export async function findSecondFactors(
  queries: LmsQueries,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, LmsSecondFactor>> {
  const rows = await queries.query(
    "SELECT account, factor_id, phone, secret, used_step FROM ebok.second_factor WHERE account = ANY($1::int[])",
    [accounts],
  );
  return new Map(rows.map((row) => [lmsNumber(row, "account"), factorFrom(row)]));
}

/** Returns the second factor of an account; `undefined` without one. */
export const findSecondFactor = async (queries: LmsQueries, account: number): Promise<LmsSecondFactor | undefined> =>
  (await findSecondFactors(queries, [account])).get(account);

/** Turns a second factor on for accounts that have none. */
export async function insertSecondFactor(
  queries: LmsQueries,
  accounts: readonly number[],
  factor: LmsSecondFactor,
): Promise<void> {
  const [phone, secret, usedStep] =
    factor.kind === "sms" ? [factor.phone, null, -1] : [null, factor.secret, factor.usedStep];
  await queries.query(
    `INSERT INTO ebok.second_factor (account, factor_id, phone, secret, used_step)
    SELECT account, $2, $3, $4, $5 FROM unnest($1::int[]) AS account ON CONFLICT (account) DO NOTHING`,
    [accounts, factor.factorId, phone, secret, usedStep],
  );
}

/** Turns a second factor off for all its accounts, with its trusted devices and open challenges. */
export async function deleteSecondFactor(queries: LmsQueries, factorId: string): Promise<void> {
  await queries.query("DELETE FROM ebok.second_factor WHERE factor_id = $1", [factorId]);
  await queries.query("DELETE FROM ebok.trusted_device WHERE factor_id = $1", [factorId]);
  await queries.query("DELETE FROM ebok.factor_challenge WHERE factor_id = $1", [factorId]);
}

/** Marks the time step of a code of an app as used. */
export async function markFactorStepUsed(queries: LmsQueries, factorId: string, step: number): Promise<void> {
  await queries.query("UPDATE ebok.second_factor SET used_step = $2 WHERE factor_id = $1", [factorId, step]);
}
