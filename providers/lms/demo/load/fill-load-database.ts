import type { LmsQueries } from "../../database/lms-database.ts";
import { setupScript } from "../../setup/setup-script.ts";
import { loadStatements, type LoadSize } from "./load-content.ts";
import { portalStatements } from "./portal-statements.ts";

/**
 * Fills an empty database with the tables of LMS, generated customers, and the tables of the portal with their rows.
 */
export async function fillLoadDatabase(queries: LmsQueries, size: LoadSize, role: string): Promise<void> {
  for (const statement of loadStatements(size)) await queries.query(statement);
  // One statement each: the driver of the embedded database takes no scripts.
  for (const statement of setupScript(role).split(";"))
    if (statement.replaceAll(/^--.*$/gm, "").trim() !== "") await queries.query(statement);
  for (const statement of portalStatements(size)) await queries.query(statement);
}
