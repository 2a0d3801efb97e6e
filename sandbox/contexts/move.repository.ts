import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "../calendar/warsaw.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";

/** Returns the arranged moves of an account from `today` on, by product. */
export function findMoves(db: DatabaseSync, account: string, today: IsoDay): ReadonlyMap<string, IsoDay> {
  return new Map(
    prepareStatement(db, "SELECT product_id, planned_for FROM service_move WHERE account_number = ?")
      .all(account)
      .map((row): [string, IsoDay] => [textColumn(row, "product_id"), textColumn(row, "planned_for")])
      .filter(([, day]) => day >= today),
  );
}
