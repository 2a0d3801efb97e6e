import type { LmsQueries } from "../../database/lms-database.ts";
import { PORTAL_ROLE } from "../../setup/setup-script.ts";

/** Creates the role of the provider on a server of tests, if it is missing. */
export async function createPortalRole(queries: LmsQueries): Promise<void> {
  await queries.query(
    `DO $$ BEGIN CREATE ROLE ${PORTAL_ROLE} LOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  );
}

/** Returns the address of a database with the rights of the provider's role only; it needs no password of the role. */
export function asPortalRole(owner: string): string {
  const address = new URL(owner);
  address.searchParams.set("options", `-c role=${PORTAL_ROLE}`);
  // A plus sign is no blank for the driver.
  return address.href.replaceAll("+", "%20");
}
