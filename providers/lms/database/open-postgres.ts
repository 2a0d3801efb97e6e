import pg from "pg";
import type { LmsDatabase, LmsQueries, SqlValue } from "./lms-database.ts";

/** Connections of a process. Two processes fit the 100 connections of PostgreSQL's default many times. */
const MAX_CONNECTIONS = 10;
/** Time after which PostgreSQL ends a query, ms. The portal waits 60 seconds at most. */
const QUERY_TIMEOUT_MS = 15_000;

/** Copies the values, because the driver takes lists that it may change. */
const valuesFor = (values: readonly SqlValue[]): unknown[] => [...values];

const queriesOf = (client: pg.Pool | pg.PoolClient): LmsQueries => ({
  query: async (sql, values = []) => {
    const { rows } = await client.query<Record<string, unknown>>(sql, valuesFor(values));
    return rows;
  },
});

/** Opens a pool of connections. Connects with the first query, which rejects if the database cannot be reached. */
export function openPostgres(connectionString: string): LmsDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    statement_timeout: QUERY_TIMEOUT_MS,
    application_name: "ebok-lms",
  });
  // A connection that breaks while it is idle must not end the process; the next query opens another one.
  pool.on("error", (error) => process.stderr.write(`A database connection has broken: ${error.message}\n`));
  return {
    ...queriesOf(pool),
    inTransaction: async (work) => {
      const client = await pool.connect();
      let isBroken = false;
      try {
        await client.query("BEGIN");
        const result = await work(queriesOf(client));
        await client.query("COMMIT");
        return result;
      } catch (error) {
        await client.query("ROLLBACK").catch(() => (isBroken = true));
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    close: () => pool.end(),
  };
}
