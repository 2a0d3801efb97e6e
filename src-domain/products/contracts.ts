import type { WarsawDate } from "../shared-kernel/index.ts";
import { type Product, type ProductCategory, visibleProducts } from "./product.ts";
import { serviceNameOf, type NamedService } from "./named-service.ts";

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
 * own.
 */
export function productsOfContract(products: readonly Product[], contractNumber: string): readonly Product[] {
  const visible = visibleProducts(products);
  const own = visible.filter((product) => product.contractNumber === contractNumber);
  const ids = new Set(own.map(({ productId }) => productId));
  return visible.filter(
    (product) =>
      own.includes(product) ||
      (product.contractNumber === undefined && product.mainServiceId !== undefined && ids.has(product.mainServiceId)),
  );
}
