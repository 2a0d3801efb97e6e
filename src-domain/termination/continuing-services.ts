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
 * Subscription that runs or is being turned on, or a part of one: the end of a contract does not end it (TERM-113).
 */
export interface ContinuingService {
  readonly service: NamedService;
  /** Monthly price; `undefined`: not known, or it costs nothing. */
  readonly price: Grosze | undefined;
  readonly isSuspended: boolean;
  /** True for an ordered subscription, which does not work yet. */
  readonly isBeingTurnedOn: boolean;
  /** True for a service of another company, which the customer turns off among the subscriptions; false for a part. */
  readonly isSubscription: boolean;
  /** Last day of the service; `undefined`: nothing ends it. */
  readonly until: WarsawDate | undefined;
}

export interface ContinuingServicesInput {
  readonly products: readonly Product[];
  /** Products that end with the contract. */
  readonly ending: readonly Product[];
  readonly today: WarsawDate;
  /** Returns true for a product that is known to be a subscription; default: none is. */
  readonly isSubscription?: ((product: Product) => boolean) | undefined;
}

/**
 * Lists the running and ordered services without a contract number, which the end of a contract may end or not: the
 * operator may not show the number. A device may belong to the contract, and so may a part, unless its main service is
 * listed.
 */
export function servicesWithoutContractNumber(products: readonly Product[]): readonly Product[] {
  const visible = visibleProducts(products);
  const isMainUnnumbered = ({ mainServiceId }: Product): boolean =>
    visible.some(({ productId, contractNumber }) => productId === mainServiceId && contractNumber === undefined);
  return visible.filter(
    (product) =>
      ["running", "ordered"].includes(contractStage(product)) &&
      product.category !== "devices" &&
      product.contractNumber === undefined &&
      (!isPartOfService(product) || isMainUnnumbered(product)),
  );
}

/** Lists the services that go on and are charged when a contract ends: subscriptions with their parts. */
export function continuingServices({
  products,
  ending,
  today,
  isSubscription = () => false,
}: ContinuingServicesInput): readonly ContinuingService[] {
  const ended = new Set(ending.map(({ productId }) => productId));
  const unnumbered = servicesWithoutContractNumber(products);
  const subscribed = new Set(unnumbered.filter(isSubscription).map(({ productId }) => productId));
  return unnumbered
    .filter(({ productId, mainServiceId = productId }) => subscribed.has(productId) || subscribed.has(mainServiceId))
    .filter(({ productId }) => !ended.has(productId))
    .map((product) => {
      const price = priceOn(product, today);
      return {
        service: serviceNameOf(product),
        price: price === 0 ? undefined : price,
        isSuspended: product.status === "SUSPENDED",
        isBeingTurnedOn: contractStage(product) === "ordered",
        isSubscription: subscribed.has(product.productId),
        until: product.contractEnd,
      };
    });
}

/** Returns the services that still run after the last day of the contract. */
export function servicesAfter(
  services: readonly ContinuingService[],
  endsOn: WarsawDate,
): readonly ContinuingService[] {
  return services.filter(({ until }) => until === undefined || until > endsOn);
}
