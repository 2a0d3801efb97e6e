import { createHash } from "node:crypto";
import pg from "pg";
import type { LmsDatabase, LmsQueries } from "./lms-database.ts";
import { isPlainRead, ReadQueue } from "./read-queue.ts";

/** Connections of a process. Two processes fit the 100 connections of PostgreSQL's default many times. */
const MAX_CONNECTIONS = 10;
/**
 * Time after which an unused connection is closed, ms. A new one costs PostgreSQL some 35 ms of processor time until it
 * has prepared and planned all statements, so that those of a moment of many calls are kept for the next one.
 */
const IDLE_TIMEOUT_MS = 10 * 60_000;
/** Time after which an unused connection is checked, ms: a firewall may forget it. */
const KEEP_ALIVE_MS = 60_000;
/** Time after which PostgreSQL ends a query, ms. The portal waits 60 seconds at most. */
const QUERY_TIMEOUT_MS = 15_000;

/** Code of PostgreSQL for a prepared statement whose columns have got other types, as after an update of LMS. */
const CHANGED_COLUMNS = "0A000";

const hasChangedColumns = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === CHANGED_COLUMNS;

/** Names of prepared statements. PostgreSQL cuts names that are longer than 63 characters. */
class StatementNames {
  readonly #names = new Map<string, string>();

  of(sql: string): string {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    const name = `ebok_${createHash("sha256").update(sql).digest("hex").slice(0, 32)}`;
    this.#names.set(sql, name);
    return name;
  }
}

/**
 * Statements with values are prepared once for each connection: planning takes longer than reading the rows of one
 * customer. The texts come from this project and are few.
 */
const queriesOf = (client: pg.Pool | pg.PoolClient, names: StatementNames): LmsQueries => ({
  query: async (sql, values = []) => {
    // Copies the values, because the driver takes lists that it may change.
    const statement = values.length === 0 ? { text: sql } : { name: names.of(sql), text: sql, values: [...values] };
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  },
});

/** Opens a pool of connections. Connects with the first query, which rejects if the database cannot be reached. */
export function openPostgres(connectionString: string): LmsDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    application_name: "ebok-lms",
  });
  // A connection that breaks while it is idle must not end the process; the next query opens another one.
  pool.on("error", (error) => process.stderr.write(`A database connection has broken: ${error.message}\n`));
  // While a connection is in use, its queries reject; without a listener the process would end.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const names = new StatementNames();
  const reads = new ReadQueue(pool);
  const queries = queriesOf(pool, names);
  return {
    query: async (sql, values = []) => {
      if (values.length === 0 || !isPlainRead(sql)) return queries.query(sql, values);
      try {
        return await reads.read(sql, values);
      } catch (error) {
        // The stack of the driver ends at the socket; this one names the repository.
        if (error instanceof Error) Error.captureStackTrace(error);
        throw error;
      }
    },
    inTransaction: async (work) => {
      const client = await pool.connect();
      let isBroken = false;
      try {
        await client.query("BEGIN");
        const result = await work(queriesOf(client, names));
        await client.query("COMMIT");
        return result;
      } catch (error) {
        // The pool itself removes a connection whose single query has failed.
        isBroken = hasChangedColumns(error);
        await client.query("ROLLBACK").catch(() => (isBroken = true));
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    close: () => pool.end(),
  };
}
