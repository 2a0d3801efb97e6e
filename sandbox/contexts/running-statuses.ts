/** Statuses of a product whose contract goes on. */
export const RUNNING_STATUSES: ReadonlySet<unknown> = new Set(["ACTIVE", "SUSPENDED", "DURING_RESIGNATION"]);

/** Statuses of a product whose contract has ended, or that never began. */
export const ENDED_STATUSES: ReadonlySet<unknown> = new Set(["TERMINATED", "RESIGNED", "INACTIVE"]);
