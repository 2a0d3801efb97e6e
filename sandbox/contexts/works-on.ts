import { jsonText, type JsonRecord } from "#kit/json.ts";
import type { IsoDay } from "#kit/calendar/warsaw.ts";

/** Returns true if a service still works on `day`: it is not terminated, or its contract ends later. */
export function worksOn({ status, contractEnd }: JsonRecord, day: IsoDay): boolean {
  return (
    status !== "DURING_RESIGNATION" || contractEnd === null || contractEnd === undefined || jsonText(contractEnd) >= day
  );
}
