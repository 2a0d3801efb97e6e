import { parseJsonRecord } from "../database/json.ts";
import { text } from "../database/rows.ts";
import type { OperationCall } from "./operation.ts";

/** A customer whose telephone may not be used is not called. */
export function canBeCalled({ tenant }: OperationCall, account: string): boolean {
  const row = tenant.db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  return row !== undefined && parseJsonRecord(text(row, "data"))["rodoRestrictionPhone"] !== true;
}
