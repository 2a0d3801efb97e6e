import { hasDeviations, hasFailed, type Diagnosis } from "./describe-diagnosis.ts";

/** Filters of the list of calls. */
export const DIAGNOSTICS_FILTERS = ["all", "deviations", "failed"] as const;
export type DiagnosticsFilter = (typeof DIAGNOSTICS_FILTERS)[number];

/** True if a call passes the filter. */
export function matchesFilter(diagnosis: Diagnosis, filter: DiagnosticsFilter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "deviations":
      return hasDeviations(diagnosis);
    case "failed":
      return hasFailed(diagnosis);
  }
}
