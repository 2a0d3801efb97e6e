import type { DatabaseSync, StatementSync } from "node:sqlite";

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/**
 * A statement for what every call asks, made once for each database. It is used and done with in one go (`get`, `all`,
 * `run`), never walked row by row: whoever asks next would move it.
 */
export function prepareStatement(db: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(db) ?? new Map<string, StatementSync>();
  statements.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement;
}
