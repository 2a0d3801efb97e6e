import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { integer } from "./rows.ts";
import { SCHEMA, SCHEMA_VERSION } from "./schema.ts";

const BUSY_TIMEOUT_MS = 5000;

/** Most statements that stay prepared. */
const MAX_STATEMENTS = 1_000;

/**
 * Database that prepares each statement once: preparing takes longer than most of the sandbox's reads. All callers
 * share the statement: use it with `get`, `all` or `run` only, never row by row (`iterate`), because the next caller
 * would reset the cursor.
 */
class PreparingDatabase extends DatabaseSync {
  readonly #statements = new Map<string, StatementSync>();

  override prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = super.prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Number of transactions of a database that were rolled back. */
const rollbacks = new WeakMap<DatabaseSync, number>();

/** Counts the rows that this connection has changed. */
function countChanges(db: DatabaseSync): number {
  const row = db.prepare("SELECT total_changes() AS changes").get();
  return row === undefined ? 0 : integer(row, "changes");
}

/** Returns a text that differs after each change of the data, also after one that was rolled back. */
export function dataVersionOf(db: DatabaseSync): string {
  return `${rollbacks.get(db) ?? 0}.${countChanges(db)}`;
}

/** Databases in which `wouldWrite` executes a work. */
const trials = new WeakSet<DatabaseSync>();

/**
 * Returns true if `work` would write to the database or begin a transaction. It ends there, so that nothing changes. A
 * fault of the work counts as a write: the caller meets it again when it executes the work.
 */
export function wouldWrite(db: DatabaseSync, work: () => void): boolean {
  trials.add(db);
  db.exec("PRAGMA query_only = ON");
  try {
    work();
    return false;
  } catch {
    return true;
  } finally {
    db.exec("PRAGMA query_only = OFF");
    trials.delete(db);
  }
}

/** Runs `work` in one transaction and rolls back if it throws. Nested calls join the outer transaction. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  if (trials.has(db)) throw new Error("a trial writes nothing");
  if (db.isTransaction) return work();
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    db.exec("ROLLBACK");
    rollbacks.set(db, (rollbacks.get(db) ?? 0) + 1);
    throw error;
  }
}

function dropAll(db: DatabaseSync): void {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  for (const table of tables) db.exec(`DROP TABLE "${String(table["name"])}"`);
}

/** Drops all tables and creates empty ones. */
export function recreateTables(db: DatabaseSync): void {
  inTransaction(db, () => {
    dropAll(db);
    db.exec(SCHEMA);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}

/**
 * Opens `location` (a file, created with its folder if missing, or `:memory:`). Committed data survive a kill:
 * write-ahead log, every commit synced. A file of another schema version is emptied. Throws if the file cannot be
 * opened.
 */
export function openDatabase(location: string): DatabaseSync {
  if (location !== ":memory:") mkdirSync(dirname(location), { recursive: true });
  const db = new PreparingDatabase(location, { timeout: BUSY_TIMEOUT_MS });
  if (location !== ":memory:") db.exec("PRAGMA journal_mode = WAL");
  db.exec("PRAGMA synchronous = FULL");
  const row = db.prepare("PRAGMA user_version").get();
  if (row === undefined || integer(row, "user_version") !== SCHEMA_VERSION) recreateTables(db);
  return db;
}
