/** Statuses of a product whose contract goes on. */
export const RUNNING_STATUSES: ReadonlySet<unknown> = new Set(["ACTIVE", "SUSPENDED", "DURING_RESIGNATION"]);
