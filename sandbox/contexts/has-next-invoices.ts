import type { DatabaseSync } from "node:sqlite";
import { productsOf } from "./product.repository.ts";
import { RUNNING_STATUSES } from "./running-statuses.ts";
import { findStreamingServices } from "./streaming.repository.ts";

/** Returns true while a service of the account runs or is ordered: more invoices follow. */
export function hasNextInvoices(db: DatabaseSync, account: string): boolean {
  return (
    productsOf(db, account).some(({ status }) => RUNNING_STATUSES.has(status) || status === "ORDERED") ||
    findStreamingServices(db, account).some(({ state }) => state !== "INACTIVE")
  );
}
