import { ZERO, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { Address } from "./address.ts";
import { hasOpenContract, isContractOver } from "./contracts.ts";
import { priceOn } from "./price.ts";
import { allVisibleProducts, categoryRank, type Product, visibleProducts } from "./product.ts";

/** Products at one address (PROD-01). */
export interface ServiceLocation {
  /** Identifies the location; the same address has the same key in every response. */
  readonly key: string;
  /** `undefined`: the server gave no address. */
  readonly address: Address | undefined;
  /** Never empty; in the order of PROD-01. */
  readonly products: readonly Product[];
  /**
   * Monthly price of all products and their parts today; inactive and ordered ones count as zero (SERV-08). `undefined`
   * when a product could not be read.
   */
  readonly monthly: Grosze | undefined;
}

const NO_ADDRESS_KEY = "nowhere";

/**
 * Groups the visible products by address (PROD-01, PROD-02). Order: `addressList`, then other addresses in the order of
 * their products, products without an address last. Addresses without products are left out. Nested products appear in
 * the details only. Products of one category keep the server's order.
 *
 * @param isComplete false when parts of the products could not be read, so that prices may not be added up (ENT-03)
 */
export function serviceLocationsOf(
  products: readonly Product[],
  addressList: readonly Address[],
  today: WarsawDate,
  isComplete = true,
): readonly ServiceLocation[] {
  const places = new Map<string, { address: Address | undefined; products: Product[] }>();
  for (const address of addressList) {
    const key = keyOf(address);
    if (key !== NO_ADDRESS_KEY && !places.has(key)) places.set(key, { address, products: [] });
  }
  const withoutAddress: Product[] = [];
  for (const product of visibleProducts(products)) {
    const key = keyOf(product.address);
    const place = places.get(key);
    if (key === NO_ADDRESS_KEY) withoutAddress.push(product);
    else if (place !== undefined) place.products.push(product);
    else places.set(key, { address: product.address, products: [product] });
  }
  const found = [...places].map(([key, place]) => ({ key, ...place }));
  return [...found, { key: NO_ADDRESS_KEY, address: undefined, products: withoutAddress }]
    .filter((place) => place.products.length > 0)
    .map((place) => ({
      key: place.key,
      address: place.address,
      products: place.products.toSorted((one, other) => categoryRank(one.category) - categoryRank(other.category)),
      monthly: isComplete ? monthlyOf(place.products, today) : undefined,
    }));
}

/** Returns the ids of the services in the order of their list (PROD-01). */
export function serviceIdsInOrder(
  products: readonly Product[],
  addressList: readonly Address[],
  today: WarsawDate,
): readonly string[] {
  return serviceLocationsOf(products, addressList, today).flatMap((location) =>
    location.products.map(({ productId }) => productId),
  );
}

/**
 * Counts the services that have not ended, and their known addresses, and sums the monthly prices, for the summary
 * above the list (SERV-14). `monthly` is paid today, `later` once the ordered services and the ordered parts of running
 * ones have started and, where one is ordered, the ending services have ended (SERV-08). Both are `undefined` if a
 * price is unknown.
 */
export function summarizeLocations(
  locations: readonly ServiceLocation[],
  today: WarsawDate,
): {
  readonly services: number;
  readonly addresses: number;
  readonly monthly: Grosze | undefined;
  readonly later: Grosze | undefined;
  /** True if `later` lacks ending services that are in `monthly`. */
  readonly isLaterWithoutEnding: boolean;
} {
  const isKnown = locations.every(({ monthly }) => monthly !== undefined);
  const products = locations.flatMap((location) => location.products);
  const parts = orderedPartPrices(products, today);
  const isAnyOrdered = parts?.length !== 0 || products.some(({ status }) => status === "ORDERED");
  const staying = isAnyOrdered ? products.filter(({ status }) => status !== "DURING_RESIGNATION") : products;
  return {
    services: products.filter((product) => !isContractOver(product)).length,
    addresses: locations.filter((location) => location.address !== undefined && hasOpenContract(location.products))
      .length,
    monthly: isKnown ? monthlyOf(products, today) : undefined,
    later:
      isKnown && parts !== undefined
        ? sumOf([...staying.map((product) => priceOf(product, today)), ...parts])
        : undefined,
    isLaterWithoutEnding: staying.length < products.length,
  };
}

/** Returns the prices of the ordered parts of products, in any depth; `undefined` if one is unknown. */
function orderedPartPrices(products: readonly Product[], today: WarsawDate): readonly Grosze[] | undefined {
  const parts = allVisibleProducts(products.flatMap(({ childrenList }) => childrenList)).filter(
    ({ status }) => status === "ORDERED",
  );
  return knownPrices(parts, today);
}

/** Returns the prices of products without their parts; `undefined` if one is unknown. */
function knownPrices(products: readonly Product[], today: WarsawDate): readonly Grosze[] | undefined {
  const prices = products.flatMap((product) => priceOn(product, today) ?? []);
  return prices.length === products.length ? prices : undefined;
}

/** Returns the price of products today: ordered ones cost nothing yet. */
function monthlyOf(products: readonly Product[], today: WarsawDate): Grosze {
  return sumOf(products.map((product) => (product.status === "ORDERED" ? ZERO : priceOf(product, today))));
}

/** Returns the price of a product with its running parts; zero when it is inactive or has none. */
function priceOf(product: Product, today: WarsawDate): Grosze {
  if (product.status === "INACTIVE") return ZERO;
  return sumOf([product, ...runningPartsOf(product)].map((one) => priceOn(one, today) ?? ZERO));
}

/** Returns the running parts of a product, such as packages of channels, in any depth; none of an inactive one. */
function runningPartsOf({ status, childrenList }: Pick<Product, "status" | "childrenList">): readonly Product[] {
  if (status === "INACTIVE") return [];
  return visibleProducts(childrenList)
    .filter((part) => part.status !== "ORDERED" && part.status !== "INACTIVE")
    .flatMap((part) => [part, ...runningPartsOf(part)]);
}

/**
 * Returns the price of the running parts of a product; zero without any, `undefined` if one of the prices is unknown.
 */
export function runningPartsPrice(
  product: Pick<Product, "status" | "childrenList">,
  today: WarsawDate,
): Grosze | undefined {
  const prices = knownPrices(runningPartsOf(product), today);
  return prices && sumOf(prices);
}

/** Returns true if two addresses are known and the same, by their ids or else by their texts. */
export function isSameAddress(one: Address | undefined, other: Address | undefined): boolean {
  const key = keyOf(one);
  return key !== NO_ADDRESS_KEY && key === keyOf(other);
}

/** Returns the id of an address, else its normalized text; `NO_ADDRESS_KEY` when both are missing. */
function keyOf(address: Address | undefined): string {
  if (address === undefined) return NO_ADDRESS_KEY;
  if (address.addressId !== "") return `id:${address.addressId}`;
  const words = [address.zip, address.city, address.street, address.houseNumber, address.flatNumber];
  const text = words.map((word) => (word ?? "").trim().toLowerCase()).join("|");
  return /[^|]/.test(text) ? `at:${text}` : NO_ADDRESS_KEY;
}
