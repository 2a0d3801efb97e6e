import type { LmsDatabase } from "../database/lms-database.ts";
import { lmsFlag, lmsText } from "../database/lms-rows.ts";
import { USED_TABLES } from "../database/used-tables.ts";
import { WRITTEN_TABLES, type TableWrites } from "../database/written-tables.ts";

/** Columns of a table and what the role may do with them. */
interface ColumnRights {
  readonly name: string;
  readonly canRead: boolean;
  readonly canInsert: boolean;
  readonly canUpdate: boolean;
}

/** Result of the comparison of tables with what the provider needs. */
export interface ColumnCheck {
  readonly problems: readonly string[];
  /** Rights to change tables of LMS that the provider does not need. */
  readonly excess: readonly string[];
}

const NO_WRITES: TableWrites = {};

async function readRights(database: LmsDatabase, table: string): Promise<readonly ColumnRights[]> {
  const rows = await database.query(
    `SELECT a.attname::text AS name, has_column_privilege(a.attrelid, a.attnum, 'SELECT') AS can_read,
      has_column_privilege(a.attrelid, a.attnum, 'INSERT') AS can_insert,
      has_column_privilege(a.attrelid, a.attnum, 'UPDATE') AS can_update
    FROM pg_attribute a WHERE a.attrelid = to_regclass($1) AND a.attnum > 0 AND NOT a.attisdropped`,
    [table],
  );
  return rows.map((row) => ({
    name: lmsText(row, "name"),
    canRead: lmsFlag(row, "can_read"),
    canInsert: lmsFlag(row, "can_insert"),
    canUpdate: lmsFlag(row, "can_update"),
  }));
}

async function isGranted(database: LmsDatabase, sql: string, name: string): Promise<boolean> {
  const [row] = await database.query(sql, [name]);
  return row !== undefined && lmsFlag(row, "granted");
}

const canDelete = (database: LmsDatabase, table: string): Promise<boolean> =>
  isGranted(database, "SELECT has_table_privilege(to_regclass($1), 'DELETE') AS granted", table);

const canUseSequence = (database: LmsDatabase, sequence: string): Promise<boolean> =>
  isGranted(database, "SELECT coalesce(has_sequence_privilege(to_regclass($1), 'USAGE'), false) AS granted", sequence);

async function checkTable(database: LmsDatabase, table: string): Promise<ColumnCheck> {
  const rights = await readRights(database, table);
  if (rights.length === 0) return { problems: [`The table ${table} is missing.`], excess: [] };
  const { insert = [], update = [], delete: deletes = false, sequence } = WRITTEN_TABLES[table] ?? NO_WRITES;
  const reads = USED_TABLES[table] ?? [];
  const found = new Map(rights.map((right) => [right.name, right]));
  const missing = [...new Set([...reads, ...insert, ...update])].filter((column) => !found.has(column));
  const problems = missing.length > 0 ? [`${table} has no column ${missing.join(", ")}.`] : [];
  const report = (columns: readonly string[], may: string, isGiven: (right: ColumnRights) => boolean): void => {
    const denied = columns.filter((column) => {
      const right = found.get(column);
      return right !== undefined && !isGiven(right);
    });
    if (denied.length > 0) problems.push(`The role may not ${may} ${table} (${denied.join(", ")}).`);
  };
  report(reads, "read", ({ canRead }) => canRead);
  report(insert, "insert into", ({ canInsert }) => canInsert);
  report(update, "update", ({ canUpdate }) => canUpdate);
  const mayDelete = await canDelete(database, table);
  if (deletes && !mayDelete) problems.push(`The role may not delete from ${table}.`);
  if (sequence !== undefined && !(await canUseSequence(database, sequence)))
    problems.push(`The role may not use the sequence ${sequence}.`);
  const isExcess =
    (mayDelete && !deletes) ||
    rights.some(
      ({ name, canInsert, canUpdate }) =>
        (canInsert && !insert.includes(name)) || (canUpdate && !update.includes(name)),
    );
  return { problems, excess: isExcess ? [table] : [] };
}

/** Compares the tables and columns of LMS, and the rights of the role to them, with what the provider uses. */
export async function checkColumns(database: LmsDatabase): Promise<ColumnCheck> {
  const problems: string[] = [];
  const excess: string[] = [];
  for (const table of new Set([...Object.keys(USED_TABLES), ...Object.keys(WRITTEN_TABLES)])) {
    const check = await checkTable(database, table);
    problems.push(...check.problems);
    excess.push(...check.excess);
  }
  return { problems, excess };
}
