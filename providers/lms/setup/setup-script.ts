import { USED_TABLES } from "../database/used-tables.ts";
import { WRITTEN_TABLES } from "../database/written-tables.ts";
import { STATE_SCHEMA, STATE_SEQUENCES, STATE_TABLES } from "../state/state-schema.ts";

/** Role of the provider in the documentation and the demo. */
export const PORTAL_ROLE = "ebok_portal";

/** Returns the statements that give a role the documented rights to change tables of LMS. */
function writeGrantsFor(role: string): readonly string[] {
  return Object.entries(WRITTEN_TABLES).flatMap(([table, { insert, update, delete: deletes, sequence }]) => [
    ...(insert === undefined ? [] : [`GRANT INSERT (${insert.join(", ")}) ON ${table} TO ${role};`]),
    ...(update === undefined ? [] : [`GRANT UPDATE (${update.join(", ")}) ON ${table} TO ${role};`]),
    ...(deletes === true ? [`GRANT DELETE ON ${table} TO ${role};`] : []),
    ...(sequence === undefined ? [] : [`GRANT USAGE ON SEQUENCE ${sequence} TO ${role};`]),
  ]);
}

/** Returns the statements that give a role the rights of the provider, in the tables of LMS and in its own. */
export function grantsFor(role: string): string {
  const reads = Object.entries(USED_TABLES).map(
    ([table, columns]) => `GRANT SELECT (${columns.join(", ")}) ON ${table} TO ${role};`,
  );
  const writes = STATE_TABLES.map((table) => `GRANT SELECT, INSERT, UPDATE, DELETE ON ebok.${table} TO ${role};`);
  const sequences = STATE_SEQUENCES.map((sequence) => `GRANT USAGE ON SEQUENCE ebok.${sequence} TO ${role};`);
  return [`GRANT USAGE ON SCHEMA ebok TO ${role};`, ...writes, ...sequences, ...reads, ...writeGrantsFor(role)].join(
    "\n",
  );
}

/** Returns the script that the owner of the LMS database runs once, and again after an update of the provider. */
export function setupScript(role: string = PORTAL_ROLE): string {
  return [
    "-- Run as the owner of the LMS database. Creates the tables of the portal in a schema of their own and gives the",
    `-- role ${role} the right to read what the portal shows, and to write what its customers send. Create the role before:`,
    `--   CREATE ROLE ${role} LOGIN PASSWORD '…';`,
    "SET client_min_messages = warning;",
    STATE_SCHEMA.trim(),
    grantsFor(role),
    "",
  ].join("\n");
}
