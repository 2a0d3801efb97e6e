import { isNumberOfOrder } from "../offers/index.ts";
import {
  hasFormerTermsAfterWithdrawal,
  isSameAddress,
  openWithdrawalUntil,
  serviceNameOf,
  servicesOfNumber,
  type Address,
  type NamedService,
} from "../products/index.ts";
import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import type { WithdrawableContracts } from "./withdrawal-cost.ts";

/** Services that a typed number names, and what a withdrawal changes. */
export interface WithdrawalSubject {
  readonly services: readonly NamedService[];
  /** Address of all the services; `undefined`: none, several, or not known. */
  readonly address: Address | undefined;
  /** Days of the technician's visits that the withdrawal cancels; no day before today. */
  readonly visits: readonly WarsawDate[];
  /** True: the services go on under their former terms. */
  readonly restoresFormerTerms: boolean;
  /** True: a new tariff has replaced the former one and has begun, unlike with an extension. */
  readonly replacesService?: boolean | undefined;
  /** Names of the equipment of the order; empty: none came with it. `undefined`: not known. */
  readonly equipment: readonly string[] | undefined;
}

/** Describes the contract or order of a typed number; `undefined` if the customer has none from which to withdraw. */
export function withdrawalSubject(
  number: string,
  { products, orders }: WithdrawableContracts,
  today: WarsawDate,
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
        services: [{ name: order.title }],
        address: undefined,
        visits: [],
        restoresFormerTerms: false,
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
    restoresFormerTerms: hasFormerTermsAfterWithdrawal(named),
    replacesService: named.some(
      ({ restoresFormerTerms, activatedOn }) =>
        restoresFormerTerms === true && activatedOn !== undefined && activatedOn <= today,
    ),
    equipment,
  };
}
