import { dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { changeProducts, productsOf } from "./product.repository.ts";
import { terminationsOf, type FormerProduct } from "./termination.repository.ts";

/** Statuses of a product whose contract goes on. */
const RUNNING: ReadonlySet<unknown> = new Set(["ACTIVE", "SUSPENDED", "DURING_RESIGNATION"]);

/**
 * Returns the number of the contract of each product, by product. A product without a contract belongs to that of its
 * main service.
 */
function contractNumbers(products: readonly JsonRecord[]): ReadonlyMap<JsonRecord, string> {
  const byId = new Map(products.map((product) => [product["productId"], product]));
  return new Map(
    products.map((product) => [
      product,
      jsonText(product["contractNumber"]) || jsonText(byId.get(product["mainServiceId"])?.["contractNumber"]),
    ]),
  );
}

/** Returns the ids of the products of these contracts. */
function productIdsOf(tenant: Tenant, account: string, contracts: ReadonlySet<string>): ReadonlySet<string> {
  const numbers = [...contractNumbers(productsOf(tenant.db, account))];
  return new Set(numbers.flatMap(([{ productId }, number]) => (contracts.has(number) ? [jsonText(productId)] : [])));
}

/** Returns the products of the running contracts, by contract number. */
export function runningContracts(tenant: Tenant, account: string): ReadonlyMap<string, readonly JsonRecord[]> {
  const contracts = new Map<string, readonly JsonRecord[]>();
  for (const [product, contractNumber] of contractNumbers(productsOf(tenant.db, account))) {
    if (contractNumber === "" || !RUNNING.has(product["status"])) continue;
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
  const ending = productIdsOf(tenant, account, new Set([contractNumber]));
  changeProducts(tenant.db, account, (product) => {
    const { productId, status, contractEnd } = product;
    if (!ending.has(jsonText(productId)) || !RUNNING.has(status)) return product;
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
  const ending = productIdsOf(tenant, account, ended);
  changeProducts(tenant.db, account, (product) =>
    ending.has(jsonText(product["productId"])) && product["status"] === "DURING_RESIGNATION"
      ? { ...product, status: "TERMINATED" }
      : product,
  );
}
