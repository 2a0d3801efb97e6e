import { contractStage, serviceNameOf, visibleProducts, type NamedService, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { isServiceInUse, replacementBy, type ReplacingOffer } from "./replacing-orders.ts";

/** Days that decide which services an offer replaces. */
interface ReplacementDays {
  readonly today: WarsawDate;
  /** Day, or last day, on which the ordered services begin; `undefined`: not known. */
  readonly startsBy: WarsawDate | undefined;
}

/** Services in use that an offer or an order concerns. */
export interface ConcernedServices {
  /** Services that end when the ordered ones begin. */
  readonly replaced: readonly Product[];
  /**
   * Services that the offer may replace or not: more are in use than ordered, or they end before the ordered ones
   * begin.
   */
  readonly unclear: readonly Product[];
}

/**
 * Returns the services in use that an offer or an order concerns: those of its categories, additional services of its
 * names (OFFER-94), at its address. A service whose contract is terminated is in use until its last day (OFFER-70). An
 * isobar offer replaces none (OFFER-12).
 */
export function concernedServices(
  offer: ReplacingOffer,
  products: readonly Product[],
  { today, startsBy }: ReplacementDays,
): ConcernedServices {
  const concerned: { replaced: Product[]; unclear: Product[] } = { replaced: [], unclear: [] };
  const inUse = visibleProducts(products).filter((product) => isServiceInUse(product, today));
  for (const product of inUse) {
    const replacement = replacementBy(offer, product, inUse, startsBy);
    if (replacement !== "none") concerned[replacement].push(product);
  }
  return concerned;
}

/** Service whose contract is terminated. */
export interface EndingService extends NamedService {
  /** Last day of its contract; `undefined`: not known. */
  readonly endsOn: WarsawDate | undefined;
}

/** Services with a terminated contract that an offer concerns. The offer is not compared with them (OFFER-16). */
export interface ConcernedEndingServices {
  readonly replaced: readonly EndingService[];
  readonly unclear: readonly EndingService[];
}

/** Returns the services with a terminated contract that an offer or an order concerns (OFFER-70). */
export function concernedEndingServices(
  offer: ReplacingOffer,
  products: readonly Product[],
  days: ReplacementDays,
): ConcernedEndingServices {
  const { replaced, unclear } = concernedServices(offer, products, days);
  const ending = (services: readonly Product[]): readonly EndingService[] =>
    services
      .filter((product) => contractStage(product) === "ending")
      .map((product) => ({ ...serviceNameOf(product), endsOn: product.contractEnd }));
  return { replaced: ending(replaced), unclear: ending(unclear) };
}
