import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import type { Product, ProductPrice } from "./product.ts";

/** Returns true if a price is in force on `day`; both its first and last day count. */
export function isPriceInForce(price: Pick<ProductPrice, "validFrom" | "validTo">, day: WarsawDate): boolean {
  const hasBegun = price.validFrom === undefined || price.validFrom <= day;
  const hasEnded = price.validTo !== undefined && price.validTo < day;
  return hasBegun && !hasEnded;
}

/**
 * Returns the monthly price of a product on `day` in Warsaw (PROD-06): the server's actual price, else the last listed
 * one in force. An ordered product has its first future price. `undefined` when unknown, and for an inactive product,
 * which costs nothing.
 */
export function priceOn(
  product: Pick<Product, "status" | "actualPrice" | "productPrices">,
  day: WarsawDate,
): Grosze | undefined {
  if (product.status === "INACTIVE") return undefined;
  if (product.actualPrice !== undefined) return product.actualPrice;
  const listed = listedPriceOn(product, day);
  if (listed !== undefined) return listed;
  return product.status === "ORDERED" ? firstAfter(product.productPrices, day)?.value : undefined;
}

/** Returns the listed price in force on `day`, also a future one; `undefined` if the server lists none for it. */
export function listedPriceOn({ productPrices }: Pick<Product, "productPrices">, day: WarsawDate): Grosze | undefined {
  return productPrices.findLast((price) => isPriceInForce(price, day))?.value;
}

function firstAfter(prices: readonly ProductPrice[], day: WarsawDate): ProductPrice | undefined {
  const startOf = (price: ProductPrice): string => price.validFrom ?? "";
  return prices
    .filter((price) => startOf(price) > day)
    .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : Number(startOf(one) > startOf(other))))
    .at(0);
}
