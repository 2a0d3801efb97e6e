import { access, constants } from "node:fs/promises";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber } from "../database/lms-rows.ts";
import type { HelpdeskSettings } from "../helpdesk/helpdesk-settings.ts";

async function missingIds(queries: LmsQueries, sql: string, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await queries.query(sql, [ids]);
  const found = rows.map((row) => lmsNumber(row, "id"));
  return ids.filter((id) => !found.includes(id));
}

async function isWritable(directory: string): Promise<boolean> {
  try {
    // A file is made in a directory that may be searched as well.
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Lists the settings of the help desk that do not fit the database or the machine. */
export async function helpdeskProblems(
  queries: LmsQueries,
  { queues, categories, directory }: HelpdeskSettings,
): Promise<readonly string[]> {
  const noQueues = await missingIds(
    queries,
    "SELECT id FROM rtqueues WHERE id = ANY($1::int[]) AND deleted = 0",
    queues.map(({ id }) => id),
  );
  const noCategories = await missingIds(queries, "SELECT id FROM rtcategories WHERE id = ANY($1::int[])", categories);
  return [
    ...noQueues.map((id) => `The queue ${id} of --queues is missing.`),
    ...noCategories.map((id) => `The category ${id} of --ticket-categories is missing.`),
    ...(directory !== undefined && !(await isWritable(directory))
      ? [`The directory of --ticket-files, ${directory}, cannot be read and written.`]
      : []),
  ];
}
