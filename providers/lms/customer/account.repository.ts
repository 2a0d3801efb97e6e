import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalText } from "../database/lms-rows.ts";
import { CUSTOMER_TYPES, HAS_ACCOUNT } from "../database/lms-values.ts";

/** Customer of LMS as an account of the portal. */
export interface LmsAccount {
  readonly account: number;
  readonly name: string;
  readonly isCompany: boolean;
}

/** Returns the name of a customer; its number where LMS has no name. */
export function accountName(row: LmsRow, account: number, isCompany: boolean): string {
  // A company has its name in `lastname`, and what did not fit there in `name`.
  const words = [lmsOptionalText(row, "name"), lmsOptionalText(row, "lastname")];
  const name = (isCompany ? words.toReversed() : words).filter((word) => word !== undefined).join(" ");
  return name === "" ? String(account) : name;
}

/** Lists customers that are not deleted, in the given order. */
export async function findAccounts(queries: LmsQueries, accounts: readonly number[]): Promise<readonly LmsAccount[]> {
  const rows = await queries.query(
    `SELECT c.id, c.name, c.lastname, c.type FROM customers c WHERE c.id = ANY($1::int[]) AND ${HAS_ACCOUNT}`,
    [accounts],
  );
  const found = new Map(
    rows.map((row) => {
      const account = lmsNumber(row, "id");
      const isCompany = lmsNumber(row, "type") === CUSTOMER_TYPES.company;
      return [account, { account, name: accountName(row, account, isCompany), isCompany }];
    }),
  );
  return accounts.flatMap((account) => found.get(account) ?? []);
}
