import type { Instant } from "../shared-kernel/index.ts";
import { isVisitAhead, type BookedVisit } from "./appointment.ts";
import { allVisibleProducts, type Product } from "./product.ts";
import { serviceNameOf, type NamedService } from "./named-service.ts";

/** Booked visit with its service. */
export interface ServiceVisit extends NamedService {
  readonly productId: string;
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
        : [{ productId: product.productId, ...serviceNameOf(product), visit: product.visit }],
    )
    .toSorted((one, other) => one.visit.from - other.visit.from);
}
