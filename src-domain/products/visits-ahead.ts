import type { Instant } from "../shared-kernel/index.ts";
import { isVisitAhead, type BookedVisit } from "./appointment.ts";
import { allVisibleProducts, displayName, type Product } from "./product.ts";

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
  return allVisibleProducts(products)
    .flatMap((product) =>
      product.visit === undefined || !isVisitAhead(product.visit, now)
        ? []
        : [{ productId: product.productId, name: displayName(product), visit: product.visit }],
    )
    .toSorted((one, other) => one.visit.from - other.visit.from);
}
