import { plusMonthsTo, type WarsawDate } from "../shared-kernel/index.ts";
import type { Product, ProductCategory } from "./product.ts";

/** Months after the end of a contract in which its number can be moved (Directive (EU) 2018/1972, art. 106(3)). */
const TRANSFER_MONTHS = 1;

/** Categories of the services with a phone number. */
const NUMBERED: ReadonlySet<ProductCategory> = new Set(["phone", "mobile_phone"]);

/** Returns true for a service with a phone number. */
export function hasPhoneNumber({ category }: Pick<Product, "category">): boolean {
  return NUMBERED.has(category);
}

/**
 * Returns the last day to move the number of a contract that ends on `endsOn`; `undefined` without a number, after that
 * day, or if other operators take over all its numbers anyway (TERM-37).
 */
export function numberTransferUntil(
  products: readonly Pick<Product, "category" | "portingOn">[],
  endsOn: WarsawDate,
  today: WarsawDate,
): WarsawDate | undefined {
  const last = plusMonthsTo(endsOn, TRANSFER_MONTHS);
  const isNumberLeft = products.some((product) => hasPhoneNumber(product) && product.portingOn === undefined);
  return isNumberLeft && today <= last ? last : undefined;
}
