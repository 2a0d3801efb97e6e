import { LMS_TABLES } from "#lms/demo/lms-tables.ts";
import { openEmbeddedPostgres } from "#lms/demo/open-embedded-postgres.ts";
import type { LmsDatabase } from "#lms/database/lms-database.ts";
import { PORTAL_ROLE, setupScript } from "#lms/setup/setup-script.ts";
import { recordStatements } from "./record-statements.ts";
import { copyTemplate } from "./open-template-demo.ts";

/** Database of a test, as the role with the documented rights. */
export interface SceneDatabase extends LmsDatabase {
  /** Runs a script of several statements. */
  run(script: string): Promise<void>;
  /** Runs `work` with the rights of the owner of the database. */
  asOwner<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Address of a database that was made from the schema file of LMS, as its owner; each test takes a copy. */
const TEMPLATE = process.env["LMS_TEMPLATE"];

/** Database of a test and what its content is. */
export interface FilledDatabase<Content> {
  readonly database: SceneDatabase;
  readonly content: Content;
}

/** Inserts the content of a test as the owner of the database. */
type Fill<Content> = (database: LmsDatabase) => Promise<Content>;

async function openEmbeddedScene<Content>(fill: Fill<Content>): Promise<FilledDatabase<Content>> {
  const database = await openEmbeddedPostgres();
  await database.run(LMS_TABLES);
  const content = await fill(database);
  await database.run(`CREATE ROLE ${PORTAL_ROLE}; ${setupScript()} SET ROLE ${PORTAL_ROLE};`);
  const asRole: SceneDatabase = {
    ...database,
    asOwner: async (work) => {
      await database.run("RESET ROLE");
      try {
        return await work();
      } finally {
        await database.run(`SET ROLE ${PORTAL_ROLE}`);
      }
    },
  };
  return { database: asRole, content };
}

/** Opens a copy of the template on its server, which ends with the test. */
async function openServerScene<Content>(template: string, fill: Fill<Content>): Promise<FilledDatabase<Content>> {
  const { owner, role, content, close } = await copyTemplate(template, fill);
  let current = role;
  const database: SceneDatabase = {
    query: (sql, values) => current.query(sql, values),
    inTransaction: (work) => current.inTransaction(work),
    run: async (script) => void (await current.query(script)),
    asOwner: async (work) => {
      current = owner;
      try {
        return await work();
      } finally {
        current = role;
      }
    },
    close,
  };
  return { database, content };
}

/** File to which the statements of all scenes are appended, for the proof of their plans. */
const STATEMENTS = process.env["LMS_STATEMENTS"];

/** Opens a database with the tables of LMS and the rows that `fill` inserts as the owner. */
export async function openSceneDatabase<Content>(fill: Fill<Content>): Promise<FilledDatabase<Content>> {
  const scene = await (TEMPLATE === undefined ? openEmbeddedScene(fill) : openServerScene(TEMPLATE, fill));
  return STATEMENTS === undefined ? scene : { ...scene, database: recordStatements(scene.database, STATEMENTS) };
}
