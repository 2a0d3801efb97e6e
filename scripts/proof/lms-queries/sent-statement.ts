import type { SqlValue } from "#lms/database/lms-database.ts";
import { asList, asRecord, asText } from "../../json.ts";

/** Statement that the tests have sent, with values of one call. */
export interface SentStatement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

const isNumber = (value: unknown): value is number => typeof value === "number";
const isText = (value: unknown): value is string => typeof value === "string";

/** Returns a value of a placeholder. Throws for any other JSON. */
function sqlValueFrom(value: unknown): SqlValue {
  if (value === null || isText(value) || isNumber(value) || typeof value === "boolean") return value;
  if (Array.isArray(value) && value.every(isNumber)) return value;
  if (Array.isArray(value) && value.every(isText)) return value;
  throw new TypeError("the value fits no placeholder");
}

/** Reads the lines that `recordStatements` of the tests has written. */
export function readSentStatements(lines: string): readonly SentStatement[] {
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { sql, values } = asRecord(JSON.parse(line));
      return { sql: asText(sql), values: asList(values).map(sqlValueFrom) };
    });
}
