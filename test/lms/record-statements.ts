import { appendFileSync } from "node:fs";
import type { LmsQueries } from "#lms/database/lms-database.ts";
import type { SceneDatabase } from "./scene-database.ts";

/** Appends each different statement of a scene to a file, one JSON object a line, with the values of its first call. */
export function recordStatements(database: SceneDatabase, file: string): SceneDatabase {
  const recorded = new Set<string>();
  const recording = (queries: LmsQueries): LmsQueries => ({
    query: (sql, values = []) => {
      if (!recorded.has(sql)) appendFileSync(file, `${JSON.stringify({ sql, values })}\n`);
      recorded.add(sql);
      return queries.query(sql, values);
    },
  });
  return {
    ...database,
    ...recording(database),
    inTransaction: (work) => database.inTransaction((queries) => work(recording(queries))),
  };
}
