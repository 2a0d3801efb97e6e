import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalText } from "../database/lms-rows.ts";

/** Customer of LMS as an account of the portal. */
export interface LmsAccount {
  readonly account: number;
  readonly name: string;
  readonly isCompany: boolean;
}

/** Value of `customers.type` for a company. */
export const COMPANY = 1;

/** Lists customers that are not deleted, in the given order. */
export async function findAccounts(queries: LmsQueries, accounts: readonly number[]): Promise<readonly LmsAccount[]> {
  const rows = await queries.query(
    "SELECT id, name, lastname, type FROM customers WHERE id = ANY($1::int[]) AND deleted = 0 AND type < 2",
    [accounts],
  );
  const found = new Map(
    rows.map((row) => {
      const account = lmsNumber(row, "id");
      const isCompany = lmsNumber(row, "type") === COMPANY;
      // A company has its name in `lastname`, and what did not fit there in `name`.
      const words = [lmsOptionalText(row, "name"), lmsOptionalText(row, "lastname")];
      const name = (isCompany ? words.toReversed() : words).filter((word) => word !== undefined).join(" ");
      return [account, { account, name: name === "" ? String(account) : name, isCompany }];
    }),
  );
  return accounts.flatMap((account) => found.get(account) ?? []);
}
