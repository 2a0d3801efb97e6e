import { isNumberOfOrder } from "../offers/index.ts";
import {
  allVisibleProducts,
  formerTermsOf,
  isSameAddress,
  openWithdrawalUntil,
  serviceNameOf,
  servicesOfNumber,
  type Address,
  type FormerTerms,
  type NamedService,
  type Product,
} from "../products/index.ts";
import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import { orderedServices } from "./ordered-services.ts";
import type { PricedOrder, WithdrawableContracts } from "./withdrawal-cost.ts";
import { lastWithdrawalDay } from "./withdrawal-window.ts";

/** Services that a typed number names, and what a withdrawal changes. */
export interface WithdrawalSubject {
  readonly services: readonly NamedService[];
  /** Address of all the services; `undefined`: none, several, or not known. */
  readonly address: Address | undefined;
  /** Days of the technician's visits that the withdrawal cancels; no day before today. */
  readonly visits: readonly WarsawDate[];
  /** Former terms to which the services return; `undefined`: the withdrawal ends one of them. */
  readonly formerTerms: FormerTerms | undefined;
  /** True: a new tariff has replaced the former one and has begun, unlike with an extension. */
  readonly replacesService?: boolean | undefined;
  /** Names of the equipment of the order; empty: none came with it. `undefined`: not known. */
  readonly equipment: readonly string[] | undefined;
}

/**
 * Returns true for a new tariff that has replaced the former one and has begun. An extended service can have the first
 * day on which it ever worked; that of a new tariff comes neither before the order nor before the commitment.
 * @param days days to withdraw; from them follows the day of the order
 */
function replacesFormerService(
  { restoresFormerTerms, activatedOn, commitmentFrom, withdrawalUntil }: Product,
  today: WarsawDate,
  days?: number,
): boolean {
  if (restoresFormerTerms !== true || activatedOn === undefined || activatedOn > today) return false;
  if (withdrawalUntil !== undefined && lastWithdrawalDay(activatedOn, days) < withdrawalUntil) return false;
  return commitmentFrom === undefined || activatedOn >= commitmentFrom;
}

/** Finds the address of an order among those of the customer's services; `undefined` if none of them has it. */
function addressOf({ addressId }: PricedOrder, products: readonly Product[]): Address | undefined {
  const addresses = allVisibleProducts(products).map(({ address }) => address);
  return addresses.find((address) => address !== undefined && address.addressId === addressId);
}

/**
 * Describes the contract or order of a typed number; `undefined` if the customer has none from which to withdraw.
 * @param days days to withdraw from a contract
 */
export function withdrawalSubject(
  number: string,
  { products, orders }: WithdrawableContracts,
  today: WarsawDate,
  days?: number,
): WithdrawalSubject | undefined {
  const named = servicesOfNumber(products, number).filter(
    (product) => openWithdrawalUntil(product, today) !== undefined,
  );
  const [first, ...others] = named;
  const numbers = [number, ...named.flatMap(({ orderNumber }) => orderNumber ?? [])];
  const order = orders.find((one) => numbers.some((each) => isNumberOfOrder(one, each)));
  const equipment = order?.equipment;
  if (first === undefined)
    return (
      order && {
        services: orderedServices(order),
        address: addressOf(order, products),
        visits: [],
        formerTerms: undefined,
        equipment,
      }
    );
  const isAtOneAddress = others.every(({ address }) => isSameAddress(address, first.address));
  const visits = named.flatMap(({ visit, restoresFormerTerms }) =>
    visit === undefined || restoresFormerTerms === true ? [] : [warsawDateAt(visit.from)],
  );
  return {
    services: named.map(serviceNameOf),
    address: isAtOneAddress ? first.address : undefined,
    visits: [...new Set(visits)].filter((visitDay) => visitDay >= today),
    formerTerms: formerTermsOf(named, today),
    replacesService: named.some((product) => replacesFormerService(product, today, days)),
    equipment,
  };
}
