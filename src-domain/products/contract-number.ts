import { allVisibleProducts, type Product } from "./product.ts";

const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, "").toLocaleLowerCase("pl");

/** Returns true if two texts name the same contract or order: separators and capital letters do not count. */
export function isSameNumber(one: string, other: string): boolean {
  return lettersAndDigits(one) === lettersAndDigits(other);
}

/** Returns true if the contract or the order of a service has the number. */
export function isNumberOfService(
  { contractNumber, orderNumber }: Pick<Product, "contractNumber" | "orderNumber">,
  number: string,
): boolean {
  return [contractNumber, orderNumber].some((own) => own !== undefined && isSameNumber(own, number));
}

/** Returns the visible services and parts of services whose contract or order has the number, as typed. */
export function servicesOfNumber(products: readonly Product[], number: string): readonly Product[] {
  return allVisibleProducts(products).filter((product) => isNumberOfService(product, number));
}
