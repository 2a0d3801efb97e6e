import {
  contractStage,
  isPartOfService,
  priceOn,
  serviceNameOf,
  visibleProducts,
  type NamedService,
  type Product,
} from "../products/index.ts";
import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";

/**
 * Running service, or subscription that is being turned on, without a contract number: the end of a contract does not
 * end it (TERM-113).
 */
export interface ContinuingService {
  readonly service: NamedService;
  /** Monthly price; `undefined`: not known, or it costs nothing. */
  readonly price: Grosze | undefined;
  readonly isSuspended: boolean;
  /** True for an ordered subscription, which does not work yet. */
  readonly isBeingTurnedOn: boolean;
  /** True for a service of another company, which the customer turns off among the subscriptions. */
  readonly isSubscription: boolean;
  /** Last day of the service; `undefined`: nothing ends it. */
  readonly until: WarsawDate | undefined;
}

export interface ContinuingServicesInput {
  readonly products: readonly Product[];
  /** Products that end with the contract. */
  readonly ending: readonly Product[];
  readonly today: WarsawDate;
  /** Returns true for a product that is a subscription; default: none is known. */
  readonly isSubscription?: ((product: Product) => boolean) | undefined;
}

/** Lists the services that go on and are charged when a contract ends. A device may belong to the contract. */
export function continuingServices({
  products,
  ending,
  today,
  isSubscription = () => false,
}: ContinuingServicesInput): readonly ContinuingService[] {
  const visible = visibleProducts(products);
  const ids = new Set(ending.map(({ productId }) => productId));
  // A part belongs to the contract of its main service, which may be unknown.
  const hasContract = ({ contractNumber, ...product }: Product): boolean =>
    contractNumber !== undefined ||
    (isPartOfService(product) &&
      !visible.some((main) => main.productId === product.mainServiceId && main.contractNumber === undefined));
  const goesOn = (product: Product): boolean =>
    contractStage(product) === "running" || (product.status === "ORDERED" && isSubscription(product));
  return visible
    .filter(
      (product) =>
        goesOn(product) && product.category !== "devices" && !ids.has(product.productId) && !hasContract(product),
    )
    .map((product) => {
      const price = priceOn(product, today);
      return {
        service: serviceNameOf(product),
        price: price === 0 ? undefined : price,
        isSuspended: product.status === "SUSPENDED",
        isBeingTurnedOn: product.status === "ORDERED",
        isSubscription: isSubscription(product),
        until: product.contractEnd,
      };
    });
}

/** Returns true if an ordered service may be a subscription that is being turned on: it has no contract number. */
export function hasOrderWithoutContract(products: readonly Product[]): boolean {
  return visibleProducts(products).some(
    ({ status, contractNumber }) => status === "ORDERED" && contractNumber === undefined,
  );
}

/** Returns the services that still run after the last day of the contract. */
export function servicesAfter(
  services: readonly ContinuingService[],
  endsOn: WarsawDate,
): readonly ContinuingService[] {
  return services.filter(({ until }) => until === undefined || until > endsOn);
}
