import type { WarsawDate } from "../shared-kernel/index.ts";
import { type Product, visibleProducts } from "./product.ts";

/** Contract, derived from its products. */
export interface Contract {
  readonly number: string;
  /** Earliest contract start of its products. */
  readonly since: WarsawDate | undefined;
  /** Cities of its products, each once, in the order of the products. */
  readonly cities: readonly string[];
  /** First product of the contract, to link to. */
  readonly productId: string;
}

/** Lists the contracts of the visible products, each once, newest first; those without a start come last. */
export function contractsOf(products: readonly Product[]): readonly Contract[] {
  const contracts = new Map<string, Contract>();
  for (const { contractNumber, contractStart, address, productId } of visibleProducts(products)) {
    const number = contractNumber?.trim() ?? "";
    if (number === "") continue;
    const former = contracts.get(number);
    const city = address?.city?.trim() ?? "";
    const cities = former?.cities ?? [];
    contracts.set(number, {
      number,
      since: earlier(former?.since, contractStart),
      cities: city === "" || cities.includes(city) ? cities : [...cities, city],
      productId: former?.productId ?? productId,
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
