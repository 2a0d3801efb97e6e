import { dayAt, type IsoDay } from "../calendar/warsaw.ts";
import { isJsonRecord, type JsonRecord } from "../database/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { changeProducts, productsOf } from "./product.repository.ts";
import { jsonText } from "./support.repository.ts";
import { terminationsOf, type FormerProduct } from "./termination.repository.ts";

/** Statuses of a product whose contract goes on. */
const RUNNING: ReadonlySet<unknown> = new Set(["ACTIVE", "SUSPENDED", "DURING_RESIGNATION"]);

/** Returns the products of the running contracts, by contract number. */
export function runningContracts(tenant: Tenant, account: string): ReadonlyMap<string, readonly JsonRecord[]> {
  const contracts = new Map<string, readonly JsonRecord[]>();
  for (const product of productsOf(tenant.db, account)) {
    const { contractNumber, status } = product;
    if (typeof contractNumber !== "string" || !RUNNING.has(status)) continue;
    contracts.set(contractNumber, [...(contracts.get(contractNumber) ?? []), product]);
  }
  return contracts;
}

/** Sets the last day of the products of a contract. Returns their former state by id. */
export function resignProducts(
  tenant: Tenant,
  account: string,
  contractNumber: string,
  endsOn: IsoDay,
): Readonly<Record<string, FormerProduct>> {
  const former: Record<string, FormerProduct> = {};
  changeProducts(tenant.db, account, (product) => {
    const { productId, status, contractEnd } = product;
    if (product["contractNumber"] !== contractNumber || !RUNNING.has(status)) return product;
    former[jsonText(productId)] = {
      status: jsonText(status),
      contractEnd: typeof contractEnd === "string" ? contractEnd : null,
    };
    return { ...product, status: "DURING_RESIGNATION", contractEnd: endsOn };
  });
  return former;
}

/** Restores status and last day of the products of a revoked termination. */
export function resumeProducts(tenant: Tenant, account: string, former: JsonRecord): void {
  changeProducts(tenant.db, account, (product) => {
    const state = former[jsonText(product["productId"])];
    return isJsonRecord(state) ? { ...product, ...state } : product;
  });
}

/** Ends the products of the contracts whose last day has passed. */
export function endTerminatedContracts(tenant: Tenant, account: string): void {
  const today = dayAt(tenant.now());
  const ended = new Set(
    terminationsOf(tenant.db, account)
      .filter(({ revoked, endsOn }) => revoked === undefined && endsOn < today)
      .map(({ contractNumber }) => contractNumber),
  );
  if (ended.size === 0) return;
  changeProducts(tenant.db, account, (product) =>
    ended.has(jsonText(product["contractNumber"])) && product["status"] === "DURING_RESIGNATION"
      ? { ...product, status: "TERMINATED" }
      : product,
  );
}
