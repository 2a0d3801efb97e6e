import type { WarsawDate } from "../shared-kernel/index.ts";
import { allVisibleProducts, type Product, type ProductCategory, visibleProducts } from "./product.ts";
import { serviceNameOf, type NamedService } from "./named-service.ts";

/**
 * Stage of the contract of a product. `ordered`: it has not begun. `running`: nothing ends it yet. `ending`: it is
 * terminated and works until its last day. `withdrawn`: the customer has withdrawn from it.
 */
export type ContractStage = "ordered" | "running" | "ending" | "ended" | "withdrawn";

/** Returns the stage of the contract of a product: the only rule that decides which contracts go on. */
export function contractStage({ status, withdrawnOn }: Pick<Product, "status" | "withdrawnOn">): ContractStage {
  if (withdrawnOn !== undefined) return "withdrawn";
  switch (status) {
    case "ORDERED":
      return "ordered";
    case "ACTIVE":
    case "SUSPENDED":
      return "running";
    case "DURING_RESIGNATION":
      return "ending";
    case "INACTIVE":
    case "RESIGNED":
      return "ended";
  }
}

/** Returns true if the contract of a product has ended or been withdrawn from. */
export function isContractOver(product: Pick<Product, "status" | "withdrawnOn">): boolean {
  switch (contractStage(product)) {
    case "ended":
    case "withdrawn":
      return true;
    case "ordered":
    case "running":
    case "ending":
      return false;
  }
}

/**
 * Returns true if the contract of a product has ended or been withdrawn from by `today`, also if the server does not
 * say so yet: its last day has passed.
 */
export function hasContractEnded(
  product: Pick<Product, "status" | "withdrawnOn" | "contractEnd">,
  today: WarsawDate,
): boolean {
  return isContractOver(product) || (product.contractEnd !== undefined && product.contractEnd < today);
}

/** Returns true for a service that stays suspended until its contract ends; an ended one is not suspended (TERM-98). */
export function isSuspendedUntilEnd(product: Pick<Product, "status" | "isSuspendedUntilEnd">): boolean {
  return product.isSuspendedUntilEnd && product.status !== "INACTIVE";
}

/**
 * Returns the last day of a contract by the ends and portings of its services; `undefined` if that of one of them is
 * not known.
 */
export function lastContractDay(
  services: readonly Pick<Product, "contractEnd" | "portingOn">[],
): WarsawDate | undefined {
  // A porting to another operator may end a service before its stated end.
  const ends = services.map(({ contractEnd, portingOn }) =>
    [contractEnd, portingOn]
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(0),
  );
  return ends.every((end) => end !== undefined) ? ends.toSorted().at(-1) : undefined;
}

/** Returns true unless the contracts of all products have ended or been withdrawn from. */
export function hasOpenContract(products: readonly Pick<Product, "status" | "withdrawnOn">[]): boolean {
  return !products.every(isContractOver);
}

/**
 * Returns true if a service is provided on `day`, as far as is known (FIN-27): its contract is open, and no termination
 * or porting ends it before. A fixed term that is not terminated goes on after its end.
 */
export function isAnyServiceOpen(
  products: readonly Pick<Product, "status" | "withdrawnOn" | "contractEnd" | "portingOn">[],
  day: WarsawDate,
): boolean {
  return products.some((product) => {
    if (isContractOver(product)) return false;
    const lastDay = contractStage(product) === "ending" ? lastContractDay([product]) : product.portingOn;
    return lastDay === undefined || lastDay >= day;
  });
}

/**
 * Returns the last day to withdraw from the contract of a product that the operator names, while it is ahead and the
 * contract has neither ended nor been withdrawn from.
 */
export function openWithdrawalUntil(
  product: Pick<Product, "status" | "withdrawnOn" | "withdrawalUntil">,
  today: WarsawDate,
): WarsawDate | undefined {
  const { withdrawalUntil: day } = product;
  return isContractOver(product) || day === undefined || day < today ? undefined : day;
}

/** Returns the number that a withdrawal names: that of the contract, else that of the order (WITHDRAW-04). */
export function withdrawalNumberOf({
  contractNumber,
  orderNumber,
}: Pick<Product, "contractNumber" | "orderNumber">): string | undefined {
  return contractNumber ?? orderNumber;
}

/** Returns true if nothing ends the contract of a product by `day`: no termination, withdrawal, end or porting. */
export function isContractLastingAfter(
  product: Pick<Product, "status" | "withdrawnOn" | "contractEnd" | "portingOn">,
  day: WarsawDate,
): boolean {
  const stage = contractStage(product);
  if (stage !== "running" && stage !== "ordered") return false;
  // A porting to another operator may end the contract before its stated end.
  return [product.contractEnd, product.portingOn].every((end) => end === undefined || end > day);
}

/** Service or device that a contract covers. */
export interface ContractService extends NamedService {
  readonly productId: string;
  readonly category: ProductCategory;
}

/** Contract, derived from its products. */
export interface Contract {
  readonly number: string;
  /** Earliest contract start of its products. */
  readonly since: WarsawDate | undefined;
  /** Cities of its products, each once, in the order of the products. */
  readonly cities: readonly string[];
  /** All services that it covers, in the order of the products. */
  readonly services: readonly ContractService[];
}

/** Lists the contracts of the visible products, each once, newest first; those without a start come last. */
export function contractsOf(products: readonly Product[]): readonly Contract[] {
  const contracts = new Map<string, Contract>();
  for (const product of visibleProducts(products)) {
    const { contractNumber: number, contractStart, address, productId, category } = product;
    if (number === undefined) continue;
    const former = contracts.get(number);
    const city = address?.city?.trim() ?? "";
    const cities = former?.cities ?? [];
    const service = { productId, ...serviceNameOf(product), category };
    contracts.set(number, {
      number,
      since: earlier(former?.since, contractStart),
      cities: city === "" || cities.includes(city) ? cities : [...cities, city],
      services: [...(former?.services ?? []), service],
    });
  }
  return [...contracts.values()].toSorted((a, b) => compare(b.since, a.since));
}

function earlier(one: WarsawDate | undefined, other: WarsawDate | undefined): WarsawDate | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}

function compare(one: WarsawDate | undefined, other: WarsawDate | undefined): number {
  return (one ?? "").localeCompare(other ?? "");
}

/**
 * Lists the visible products that end with a contract: its own, and the parts of them that have no contract of their
 * own, also nested and ordered ones.
 */
export function productsOfContract(products: readonly Product[], contractNumber: string): readonly Product[] {
  const visible = allVisibleProducts(products);
  const own = visible.filter((product) => product.contractNumber === contractNumber);
  const ids = new Set(own.map(({ productId }) => productId));
  return visible.filter(
    (product) =>
      own.includes(product) ||
      (product.contractNumber === undefined && product.mainServiceId !== undefined && ids.has(product.mainServiceId)),
  );
}
