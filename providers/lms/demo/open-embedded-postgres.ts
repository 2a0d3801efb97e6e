import { PGlite } from "@electric-sql/pglite";
import type { LmsDatabase, LmsQueries, LmsRow, SqlValue } from "../database/lms-database.ts";

interface EmbeddedQueries {
  query<Row>(sql: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
}

const queriesOf = (database: EmbeddedQueries): LmsQueries => ({
  query: async (sql: string, values: readonly SqlValue[] = []) => (await database.query<LmsRow>(sql, [...values])).rows,
});

/** Embedded database, which also runs scripts of several statements. */
export interface EmbeddedPostgres extends LmsDatabase {
  run(script: string): Promise<void>;
}

/** Opens an empty PostgreSQL in the memory of this process. It has one connection, which transactions take in turn. */
export async function openEmbeddedPostgres(): Promise<EmbeddedPostgres> {
  const database = await PGlite.create();
  return {
    ...queriesOf(database),
    inTransaction: (work) => database.transaction((transaction) => work(queriesOf(transaction))),
    run: async (script) => void (await database.exec(script)),
    close: () => database.close(),
  };
}
