import type { DatabaseSync } from "node:sqlite";
import { productsOf } from "./product.repository.ts";
import { RUNNING_STATUSES } from "./running-statuses.ts";
import { findStreamingServices } from "./streaming.repository.ts";
import { withdrawnContracts } from "./withdrawn-contracts.ts";

/** Returns true while a service of the account runs or is ordered: more invoices follow. */
export function hasNextInvoices(db: DatabaseSync, account: string): boolean {
  // A withdrawn product keeps its stored status.
  const withdrawn = new Set<unknown>(withdrawnContracts(db).flatMap(({ contract }) => contract.productIds));
  const products = productsOf(db, account).filter(({ productId }) => !withdrawn.has(productId));
  return (
    products.some(({ status }) => RUNNING_STATUSES.has(status) || status === "ORDERED") ||
    findStreamingServices(db, account).some(({ state }) => state !== "INACTIVE")
  );
}
