import { ZERO, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { Address } from "./address.ts";
import { priceOn } from "./price.ts";
import { categoryRank, type Product, visibleProducts } from "./product.ts";

/** The products at one address (PROD-01). */
export interface ServiceLocation {
  /** Tells sites apart; the same address has the same key in every answer. */
  readonly key: string;
  /** `undefined`: the provider did not say where these products are. */
  readonly address: Address | undefined;
  /** Never empty; in the order of PROD-01. */
  readonly products: readonly Product[];
  /** What the products cost together in a month; inactive ones cost nothing. */
  readonly monthly: Grosze;
}

const NOWHERE = "nowhere";

/**
 * The visible products by address (PROD-01, PROD-02). Sites stand in the order of `addressList`, then those that it
 * does not name in the order of their products, and products without an address last. An address without products is
 * no site; a product's children stand in its details, not here. Two products of one category keep the provider's order.
 */
export function serviceLocationsOf(
  products: readonly Product[],
  addressList: readonly Address[],
  today: WarsawDate,
): readonly ServiceLocation[] {
  const places = new Map<string, { address: Address | undefined; products: Product[] }>();
  for (const address of addressList) {
    const key = keyOf(address);
    if (key !== NOWHERE && !places.has(key)) places.set(key, { address, products: [] });
  }
  const nowhere: Product[] = [];
  for (const product of visibleProducts(products)) {
    const key = keyOf(product.address);
    const place = places.get(key);
    if (key === NOWHERE) nowhere.push(product);
    else if (place !== undefined) place.products.push(product);
    else places.set(key, { address: product.address, products: [product] });
  }
  const found = [...places].map(([key, place]) => ({ key, ...place }));
  return [...found, { key: NOWHERE, address: undefined, products: nowhere }]
    .filter((place) => place.products.length > 0)
    .map((place) => ({
      key: place.key,
      address: place.address,
      products: place.products.toSorted((one, other) => categoryRank(one.category) - categoryRank(other.category)),
      monthly: monthlyOf(place.products, today),
    }));
}

/** What stands above the list: how many services at how many known addresses, and what all cost in a month. */
export function summarizeLocations(locations: readonly ServiceLocation[]): {
  readonly services: number;
  readonly addresses: number;
  readonly monthly: Grosze;
} {
  return {
    services: locations.reduce((count, location) => count + location.products.length, 0),
    addresses: locations.filter((location) => location.address !== undefined).length,
    monthly: sumOf(locations.map((location) => location.monthly)),
  };
}

function monthlyOf(products: readonly Product[], today: WarsawDate): Grosze {
  const paid = products.filter((product) => product.status !== "INACTIVE");
  return sumOf(paid.map((product) => priceOn(product, today) ?? ZERO));
}

/** An address without an id is told by its words; one without any of both is no address. */
function keyOf(address: Address | undefined): string {
  if (address === undefined) return NOWHERE;
  if (address.addressId !== "") return `id:${address.addressId}`;
  const words = [address.zip, address.city, address.street, address.houseNumber, address.flatNumber];
  const text = words.map((word) => (word ?? "").trim().toLowerCase()).join("|");
  return /[^|]/.test(text) ? `at:${text}` : NOWHERE;
}
