import pg from "pg";
import { openPostgres } from "../../database/open-postgres.ts";
import { PORTAL_ROLE } from "../../setup/setup-script.ts";
import { fillLoadDatabase } from "./fill-load-database.ts";

/** Name of the database with generated customers. It stays on the server for the next run. */
const NAME = "ebok_load";

/** Addresses of the database with generated customers. */
export interface LoadDatabase {
  readonly owner: string;
  /** Address with the rights of the provider's role only. */
  readonly role: string;
}

/** Creates the database with that number of customers, unless it exists with it. `server` is an address of the owner. */
export async function openLoadDatabase(server: string, customers: number): Promise<LoadDatabase> {
  const owner = new URL(`/${NAME}`, server).href;
  const role = new URL(owner);
  role.searchParams.set("options", `-c role=${PORTAL_ROLE}`);
  const addresses = { owner, role: role.href.replaceAll("+", "%20") };
  const maintenance = openPostgres(new URL("/postgres", server).href);
  const [found] = await maintenance.query("SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
  if (found !== undefined) {
    const present = openPostgres(owner);
    const [row] = await present.query("SELECT count(*)::int AS customers FROM customers").catch(() => []);
    await present.close();
    if (row?.["customers"] === customers) {
      await maintenance.close();
      return addresses;
    }
    await maintenance.query(`DROP DATABASE ${NAME} WITH (FORCE)`);
  }
  await maintenance.query(`CREATE DATABASE ${NAME}`);
  await maintenance.query(
    `DO $$ BEGIN CREATE ROLE ${PORTAL_ROLE} LOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  );
  await maintenance.close();
  // A connection of its own: the time of a query is not limited.
  const client = new pg.Client(owner);
  await client.connect();
  await fillLoadDatabase(
    {
      query: async (sql) => {
        const { rows } = await client.query<Record<string, unknown>>(sql);
        return rows;
      },
    },
    { customers, now: Math.floor(Date.now() / 1_000) },
    PORTAL_ROLE,
  );
  await client.query("VACUUM ANALYZE");
  await client.end();
  return addresses;
}
