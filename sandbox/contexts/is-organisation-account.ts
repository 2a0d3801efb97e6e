import { flagColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Returns true for companies and cooperatives, which have no direct billing (GUARD-05). */
export function isOrganisationAccount({ db }: Pick<Tenant, "db">, account: string): boolean {
  const row = db.prepare("SELECT cooperative, b2b FROM account WHERE account_number = ?").get(account);
  return row !== undefined && (flagColumn(row, "cooperative") || flagColumn(row, "b2b"));
}
