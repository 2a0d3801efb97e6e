import pg from "pg";
import { openPostgres } from "../../database/open-postgres.ts";
import { PORTAL_ROLE, setupScript } from "../../setup/setup-script.ts";
import { databaseAddress } from "./database-address.ts";
import { fillLoadDatabase } from "./fill-load-database.ts";
import { asPortalRole, createPortalRole } from "./portal-role.ts";

/** Name of the database with generated customers. It stays on the server for the next run. */
const NAME = "ebok_load";

/** Addresses of the database with generated customers. */
export interface LoadDatabase {
  readonly owner: string;
  /** Address with the rights of the provider's role only. */
  readonly role: string;
}

/** Returns true for a database with rows of that many customers, and brings the tables of the portal up to date. */
async function isFilled(owner: string, customers: number): Promise<boolean> {
  const database = openPostgres(owner);
  // The rows that are generated last.
  const [row] = await database.query("SELECT count(*)::int AS payments FROM ebok.payment").catch(() => []);
  const isComplete = row?.["payments"] === customers;
  if (isComplete) await database.query(setupScript());
  await database.close();
  return isComplete;
}

/**
 * Creates the database with that number of customers, unless it exists with it. `server` is an address of the owner.
 */
export async function openLoadDatabase(server: string, customers: number): Promise<LoadDatabase> {
  const owner = databaseAddress(server, NAME);
  const addresses = { owner, role: asPortalRole(owner) };
  const maintenance = openPostgres(databaseAddress(server, "postgres"));
  const [found] = await maintenance.query("SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
  if (found !== undefined) {
    if (await isFilled(owner, customers)) {
      await maintenance.close();
      return addresses;
    }
    await maintenance.query(`DROP DATABASE ${NAME} WITH (FORCE)`);
  }
  await maintenance.query(`CREATE DATABASE ${NAME}`);
  await createPortalRole(maintenance);
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
