import { randomBytes } from "node:crypto";
import { openPostgres } from "#lms/database/open-postgres.ts";
import { databaseAddress } from "#lms/demo/load/database-address.ts";
import { asPortalRole, createPortalRole } from "#lms/demo/load/portal-role.ts";

/** Database of a test on a server. */
export interface ServerDatabase {
  /** Address as the owner. */
  readonly owner: string;
  /** Address with the rights of the provider's role only. */
  readonly role: string;
  /** Removes the database, after all its connections were closed. */
  drop(): Promise<void>;
}

/**
 * Creates a database on a server, and the role of the provider if it is missing. `server` is the address of a database
 * there, as a role that may create both; with `template` the new one is a copy of it.
 */
export async function createServerDatabase(server: string, template?: string): Promise<ServerDatabase> {
  const maintenance = openPostgres(databaseAddress(server, "postgres"));
  const name = `ebok_test_${randomBytes(6).toString("hex")}`;
  await maintenance.query(`CREATE DATABASE ${name}${template === undefined ? "" : ` TEMPLATE ${template}`}`);
  await createPortalRole(maintenance);
  const owner = databaseAddress(server, name);
  return {
    owner,
    role: asPortalRole(owner),
    drop: async () => {
      await maintenance.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await maintenance.close();
    },
  };
}
