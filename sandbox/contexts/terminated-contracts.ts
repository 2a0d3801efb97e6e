import { dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { changeProducts, productsOf, withFormerTariffs } from "./product.repository.ts";
import {
  endedProduct,
  formerStates,
  isOpenProduct,
  withEndedParts,
  withEndingParts,
  withResumedParts,
} from "./ended-product.ts";
import { ENDED_STATUSES, RUNNING_STATUSES } from "./running-statuses.ts";
import { findTerms, terminationsOf, type FormerProduct } from "./termination.repository.ts";

/** Start of the facts of a product that the customer has suspended until a day. */
const ON_REQUEST = "na twoją prośbę";

/** Returns the facts of a suspended product whose contract was terminated: no suspension outlasts its contract. */
const suspendedInfo = ({ productInfo }: JsonRecord): JsonRecord =>
  jsonText(productInfo).startsWith(ON_REQUEST) ? { productInfo: `${ON_REQUEST} do końca umowy` } : {};

/**
 * Returns a reader of the contract number of a product or of a former tariff. A product without a contract belongs to
 * that of its main service.
 */
function contractReader(products: readonly JsonRecord[]): (product: JsonRecord) => string {
  const byId = new Map(products.map((product) => [product["productId"], product]));
  return ({ contractNumber, mainServiceId }) =>
    jsonText(contractNumber) || jsonText(byId.get(mainServiceId)?.["contractNumber"]);
}

/** Returns the number of the contract of each product, by product. */
function contractNumbers(products: readonly JsonRecord[]): ReadonlyMap<JsonRecord, string> {
  const numberOf = contractReader(products);
  return new Map(products.map((product) => [product, numberOf(product)]));
}

/** Returns the ids of the products of these contracts. */
function productIdsOf(tenant: Tenant, account: string, contracts: ReadonlySet<string>): ReadonlySet<string> {
  const ids = [...contracts].flatMap((contract) => contractProducts(tenant, account, contract));
  return new Set(ids.map(({ productId }) => jsonText(productId)));
}

/** Returns the products of a contract in any state. */
export function contractProducts({ db }: Pick<Tenant, "db">, account: string, contract: string): readonly JsonRecord[] {
  const numbers = [...contractNumbers(productsOf(db, account))];
  return numbers.flatMap(([product, number]) => (number === contract ? [product] : []));
}

/** Returns the products of the running contracts, by contract number. */
export function runningContracts(tenant: Tenant, account: string): ReadonlyMap<string, readonly JsonRecord[]> {
  const contracts = new Map<string, readonly JsonRecord[]>();
  for (const [product, contractNumber] of contractNumbers(productsOf(tenant.db, account))) {
    if (contractNumber === "" || !RUNNING_STATUSES.has(product["status"])) continue;
    contracts.set(contractNumber, [...(contracts.get(contractNumber) ?? []), product]);
  }
  return contracts;
}

/**
 * Changes the products of a contract, and the former tariffs under that contract of products that orders have given
 * another one.
 */
function changeOfContract(
  { db }: Tenant,
  account: string,
  contractNumber: string,
  change: (product: JsonRecord) => JsonRecord,
): void {
  const numberOf = contractReader(productsOf(db, account));
  const changed = (one: JsonRecord): JsonRecord => (numberOf(one) === contractNumber ? change(one) : one);
  changeProducts(db, account, (product) => withFormerTariffs(product, changed));
}

/** Sets the last day of the products of a contract and of their parts. Returns their former state by id. */
export function resignProducts(
  tenant: Tenant,
  account: string,
  contractNumber: string,
  endsOn: IsoDay,
): Readonly<Record<string, FormerProduct>> {
  const former: Record<string, FormerProduct> = {};
  changeOfContract(tenant, account, contractNumber, (product) => {
    const { productId, status, productInfo, blockade } = product;
    const id = jsonText(productId);
    if (!isOpenProduct(product)) return product;
    Object.assign(former, Object.fromEntries(formerStates(product)));
    if (status === "ORDERED") return { ...withEndingParts(product, endsOn), contractEnd: endsOn };
    if (status === "SUSPENDED") Object.assign(former[id] ?? {}, { suspended: null, productInfo, blockade });
    return {
      ...withEndingParts(product, endsOn),
      ...(status === "SUSPENDED" && { suspended: true, ...suspendedInfo(product) }),
      status: "DURING_RESIGNATION",
      contractEnd: endsOn,
    };
  });
  return former;
}

/**
 * Restores status and last day of the products of a revoked termination. Products whose blockade was lifted in the
 * meantime are active. A product that has another contract since keeps its state; its former tariff resumes.
 */
export function resumeProducts(tenant: Tenant, account: string, contractNumber: string, former: JsonRecord): void {
  changeOfContract(tenant, account, contractNumber, (product) => {
    const state = former[jsonText(product["productId"])];
    if (!isJsonRecord(state)) return product;
    const { blockade } = product;
    const wasLifted = jsonText(state["blockade"]) !== "" && blockade === undefined;
    return { ...withResumedParts(product, former), ...state, blockade, ...(wasLifted && { status: "ACTIVE" }) };
  });
}

/** Returns the day on which another operator takes over the number of a contract, by product of the contract. */
export function portingDays({ db }: Pick<Tenant, "db">, account: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const [{ productId }, contract] of contractNumbers(productsOf(db, account))) {
    const day = contract === "" ? undefined : findTerms(db, account, contract)["portingOn"];
    if (typeof day === "string") days.set(jsonText(productId), day);
  }
  return days;
}

/** Ends the products whose number has moved to another operator. */
function endMovedContracts(tenant: Tenant, account: string, today: IsoDay): void {
  const days = portingDays(tenant, account);
  if (![...days.values()].some((day) => day < today)) return;
  changeProducts(tenant.db, account, (product) => {
    const day = days.get(jsonText(product["productId"]));
    const isMoved = day !== undefined && day < today && isOpenProduct(product);
    return isMoved ? endedProduct(product, day) : product;
  });
}

/** Ends the parts of the products that have ended, and the services without a contract of their own. */
function endParts(tenant: Tenant, account: string): void {
  const lastDays = new Map(
    productsOf(tenant.db, account)
      .filter(({ status }) => ENDED_STATUSES.has(status))
      .map(({ productId, contractEnd }) => [productId, jsonText(contractEnd)]),
  );
  changeProducts(tenant.db, account, (product) => {
    const lastDay = lastDays.get(product["productId"]);
    if (lastDay !== undefined) return withEndedParts(product, lastDay);
    const ofMain = jsonText(product["contractNumber"]) === "" ? lastDays.get(product["mainServiceId"]) : undefined;
    return ofMain !== undefined && isOpenProduct(product) ? endedProduct(product, ofMain) : product;
  });
}

/** Ends the products of the contracts whose last day has passed, with their parts (TERM-95). */
export function endTerminatedContracts(tenant: Tenant, account: string): void {
  const today = dayAt(tenant.now());
  endMovedContracts(tenant, account, today);
  changeProducts(tenant.db, account, (product) => {
    const lastDay = jsonText(product["contractEnd"]);
    return lastDay !== "" && lastDay < today && isOpenProduct(product) ? endedProduct(product, lastDay) : product;
  });
  const ended = terminationsOf(tenant.db, account).filter(
    ({ revoked, endsOn }) => revoked === undefined && endsOn < today,
  );
  for (const { contractNumber, endsOn } of ended) {
    const ending = productIdsOf(tenant, account, new Set([contractNumber]));
    changeProducts(tenant.db, account, (product) =>
      ending.has(jsonText(product["productId"])) && product["status"] === "DURING_RESIGNATION"
        ? endedProduct(product, endsOn)
        : product,
    );
  }
  endParts(tenant, account);
}

/** Returns the names of the products of a contract, each with the parts that run or are ordered until its end. */
export function contractServiceNames(products: readonly JsonRecord[]): readonly string[] {
  return products
    .filter(({ status }) => status !== "RESIGNED")
    .flatMap((product) => [jsonText(product["name"]), ...contractServiceNames(recordsIn(product["childrenList"]))]);
}
