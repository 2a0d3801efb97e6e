import type { WarsawDate } from "../shared-kernel/index.ts";
import { visibleProducts, type Product } from "./product.ts";
import { serviceNameOf, type NamedService } from "./named-service.ts";

/** Ordered part of a running service, such as a package of channels. */
export interface OrderedPart extends NamedService {
  readonly productId: string;
  /** `scheduled`: its contract states the day on which it starts; `received`: it does not. */
  readonly state: "received" | "scheduled";
  /** First day of its contract, or else of its price; `undefined` if unknown. */
  readonly startsOn: WarsawDate | undefined;
}

/**
 * Lists the ordered parts of the services that run: the sum of the prices includes them, and the list of services has
 * no row for them (SERV-08). An ordered service has its own row, with its parts on its page.
 */
export function orderedPartsOf(products: readonly Product[]): readonly OrderedPart[] {
  return visibleProducts(products)
    .filter(({ status }) => status !== "ORDERED" && status !== "INACTIVE")
    .flatMap(({ childrenList }) => visibleProducts(childrenList))
    .filter(({ status }) => status === "ORDERED")
    .map(orderedServiceOf);
}

/** Returns an ordered service or part with its state and its first day. */
export function orderedServiceOf(product: Product): OrderedPart {
  return {
    productId: product.productId,
    ...serviceNameOf(product),
    state: product.contractStart === undefined ? "received" : "scheduled",
    startsOn: product.contractStart ?? product.productPrices[0]?.validFrom,
  };
}
