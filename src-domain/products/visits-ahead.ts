import type { Instant } from "../shared-kernel/index.ts";
import { isVisitAhead, type BookedVisit } from "./appointment.ts";
import { displayName, visibleProducts, type Product } from "./product.ts";

/** Booked visit with its service. */
export interface ServiceVisit {
  readonly productId: string;
  readonly name: string;
  readonly visit: BookedVisit;
}

/**
 * Lists the booked visits of visible products, also nested ones, that have not ended; the earliest first (VISIT-04).
 */
export function visitsAhead(products: readonly Product[], now: Instant): readonly ServiceVisit[] {
  return visitsOf(products)
    .filter(({ visit }) => isVisitAhead(visit, now))
    .toSorted((one, other) => one.visit.from - other.visit.from);
}

function visitsOf(products: readonly Product[]): readonly ServiceVisit[] {
  return visibleProducts(products).flatMap((product) => {
    const { productId, visit, childrenList } = product;
    const own = visit === undefined ? [] : [{ productId, name: displayName(product), visit }];
    return [...own, ...visitsOf(childrenList)];
  });
}
