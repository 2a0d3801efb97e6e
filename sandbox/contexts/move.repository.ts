import type { DatabaseSync } from "node:sqlite";
import { datePlaceholder } from "../calendar/date-placeholders.ts";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { textColumn } from "../database/rows.ts";

/** Returns the operator's sentence about arranged moves. */
export const moveMessage = (days: string): string => `Przeniesienie jest umówione na ${days}.`;

/** Arranged move of a service. */
export interface ArrangedMove {
  readonly plannedFor: IsoDay;
  readonly newAddress: string;
}

function movesOf(db: DatabaseSync, account: string): readonly (readonly [string, ArrangedMove])[] {
  return db
    .prepare("SELECT product_id, planned_for, new_address FROM service_move WHERE account_number = ?")
    .all(account)
    .map((row) => [
      textColumn(row, "product_id"),
      { plannedFor: textColumn(row, "planned_for"), newAddress: textColumn(row, "new_address") },
    ]);
}

/** Returns the arranged moves of an account from `today` on, by product. */
export function findMoves(db: DatabaseSync, account: string, today: IsoDay): ReadonlyMap<string, ArrangedMove> {
  return new Map(movesOf(db, account).filter(([, { plannedFor }]) => plannedFor >= today));
}

/** Returns the arranged moves of an account whose day has passed, by product. */
export function findPastMoves(db: DatabaseSync, account: string, today: IsoDay): ReadonlyMap<string, ArrangedMove> {
  return new Map(movesOf(db, account).filter(([, { plannedFor }]) => plannedFor < today));
}

/** Names the days of the arranged moves of an account in the operator's sentence about them, if there is one. */
export function renameMoveDay(db: DatabaseSync, account: string, today: IsoDay): void {
  const days = [...new Set([...findMoves(db, account, today).values()].map(({ plannedFor }) => plannedFor))];
  const names = days.toSorted().map((day) => datePlaceholder(day, "dmy"));
  db.prepare("UPDATE client SET data = json_replace(data, '$.serviceMoveMessage', ?) WHERE account_number = ?").run(
    moveMessage(names.join(" i ")),
    account,
  );
}

/** Removes the move of a product. */
export function deleteMove(db: DatabaseSync, account: string, productId: string): void {
  db.prepare("DELETE FROM service_move WHERE account_number = ? AND product_id = ?").run(account, productId);
}
