import { recordFrom } from "../database/json.ts";
import { text } from "../database/rows.ts";
import type { Call } from "./operation.ts";

/** A customer whose telephone may not be used is not called. */
export function mayBeCalled({ world }: Call, account: string): boolean {
  const row = world.db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  return row !== undefined && recordFrom(text(row, "data"))["rodoRestrictionPhone"] !== true;
}
