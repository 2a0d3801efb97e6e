import type { LmsDatabase } from "../database/lms-database.ts";
import { deleteSecondFactor, findSecondFactor } from "../state/second-factor.repository.ts";

/**
 * Turns the second factor of a customer off, for all accounts that it protects. Returns false if there is none. Check
 * first who asks for it.
 */
export function resetSecondFactor(database: LmsDatabase, account: number): Promise<boolean> {
  return database.inTransaction(async (queries) => {
    const factor = await findSecondFactor(queries, account);
    if (factor !== undefined) await deleteSecondFactor(queries, factor.factorId);
    return factor !== undefined;
  });
}
