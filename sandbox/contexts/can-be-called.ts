import { parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import type { OperationCall } from "./operation.ts";

/** Returns false for a customer whose telephone must not be used (RODO restriction). */
export function canBeCalled({ tenant }: OperationCall, account: string): boolean {
  const row = tenant.db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  return row !== undefined && parseJsonRecord(textColumn(row, "data"))["rodoRestrictionPhone"] !== true;
}
