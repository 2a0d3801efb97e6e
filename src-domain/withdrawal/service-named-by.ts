import { allVisibleProducts, type Product } from "../products/index.ts";
import { isSameNumber } from "./withdrawal.ts";

/** Returns the first service whose contract or order has a typed number; `undefined` if there is none. */
export function serviceNamedBy(number: string, products: readonly Product[]): Product | undefined {
  return allVisibleProducts(products).find(({ contractNumber, orderNumber }) =>
    [contractNumber, orderNumber].some((one) => one !== undefined && isSameNumber(one, number)),
  );
}
