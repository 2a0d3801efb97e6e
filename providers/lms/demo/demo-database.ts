import type { LmsDatabase, LmsQueries } from "../database/lms-database.ts";
import { PORTAL_ROLE, setupScript } from "../setup/setup-script.ts";
import { LMS_TABLES } from "./lms-tables.ts";
import { openEmbeddedPostgres } from "./open-embedded-postgres.ts";

/** Database of the demo, with the rights of the role of the portal. */
export interface DemoDatabase extends LmsDatabase {
  /** Runs `work` in a transaction with the rights of the owner, as LMS itself. */
  inOwnerTransaction<Value>(work: (queries: LmsQueries) => Promise<Value>): Promise<Value>;
}

/** Opens a database and inserts content as its owner, before the role of the portal exists. */
export type OpenDemoDatabase = <Content>(
  fill: (queries: LmsQueries) => Promise<Content>,
) => Promise<{ readonly database: DemoDatabase; readonly content: Content }>;

/** Opens an embedded database with the tables that the provider uses. */
export const openEmbeddedDemo: OpenDemoDatabase = async (fill) => {
  const database = await openEmbeddedPostgres();
  await database.run(LMS_TABLES);
  const content = await fill(database);
  await database.run(`CREATE ROLE ${PORTAL_ROLE}; ${setupScript()} SET ROLE ${PORTAL_ROLE};`);
  return {
    database: {
      ...database,
      inOwnerTransaction: (work) =>
        database.inTransaction(async (queries) => {
          await queries.query("SET LOCAL ROLE postgres");
          return work(queries);
        }),
    },
    content,
  };
};
