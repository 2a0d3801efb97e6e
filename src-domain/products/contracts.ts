import type { WarsawDate } from "../shared-kernel/index.ts";
import { type Product, visibleProducts } from "./product.ts";

/** A contract, as the products that it is about tell of it. */
export interface Contract {
  readonly number: string;
  /** The earliest day on which one of its products began, or begins. */
  readonly since: WarsawDate | undefined;
  /** The places of its products, each once, in their order. */
  readonly cities: readonly string[];
  /** A product to look at. */
  readonly productId: string;
}

/** The contracts behind the products that are shown: each once, the newest first, those without a day last. */
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
