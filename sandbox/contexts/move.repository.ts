import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";

/** Arranged move of a service. */
export interface ArrangedMove {
  readonly plannedFor: IsoDay;
  readonly newAddress: string;
}

/** Returns the arranged moves of an account from `today` on, by product. */
export function findMoves(db: DatabaseSync, account: string, today: IsoDay): ReadonlyMap<string, ArrangedMove> {
  return new Map(
    prepareStatement(db, "SELECT product_id, planned_for, new_address FROM service_move WHERE account_number = ?")
      .all(account)
      .map((row): [string, ArrangedMove] => [
        textColumn(row, "product_id"),
        { plannedFor: textColumn(row, "planned_for"), newAddress: textColumn(row, "new_address") },
      ])
      .filter(([, { plannedFor }]) => plannedFor >= today),
  );
}
