import {
  allVisibleProducts,
  contractsOf,
  hasContractEnded,
  isContractOver,
  lastContractDay,
  openWithdrawalUntil,
  portingDayAhead,
  visibleProducts,
  type Contract,
  type Product,
} from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { terminationLink } from "./termination-link.ts";

/** Service whose page leads to the end of its contract, and whether that is terminated already. */
export interface ContractEndLink {
  readonly productId: string;
  readonly kind: "terminate" | "see";
}

/** Contract with the rights of the customer. */
export interface ContractWithRights extends Contract {
  /** Last day to withdraw while it is ahead; `undefined`: no right to withdraw, or not known. */
  readonly withdrawalUntil: WarsawDate | undefined;
  /** Day of the withdrawal that ended the contract. */
  readonly withdrawnOn: WarsawDate | undefined;
  /** Day of the last withdrawal from an extension or a change, without which the contract goes on (CONSENT-08). */
  readonly extensionWithdrawnOn?: WarsawDate | undefined;
  readonly end: ContractEndLink | undefined;
  /** Last day of a contract whose services have all ended; `undefined` if one works or its day is not known. */
  readonly endedOn?: WarsawDate | undefined;
  /** Day on which the last number moves to another operator and the contract ends; `undefined` if a service goes on. */
  readonly movingOn?: WarsawDate | undefined;
}

/** Lists the contracts with the rights of the customer on `today` (CONSENT-08). */
export function contractsWithRights(products: readonly Product[], today: WarsawDate): readonly ContractWithRights[] {
  const visible = allVisibleProducts(products);
  const mains = visibleProducts(products);
  return contractsOf(products).map((contract) => {
    const own = visible.filter(({ contractNumber }) => contractNumber === contract.number);
    const windows = own.flatMap((product) => openWithdrawalUntil(product, today) ?? []);
    const withdrawn = own.flatMap(({ withdrawnOn }) => withdrawnOn ?? []);
    const withdrawnOn = withdrawn.length === own.length ? withdrawn.toSorted().at(-1) : undefined;
    return {
      ...contract,
      withdrawalUntil: windows.toSorted().at(-1),
      withdrawnOn,
      extensionWithdrawnOn: withdrawnOn === undefined ? lastExtensionWithdrawal(own) : undefined,
      endedOn: withdrawnOn === undefined ? lastDayOf(own, today) : undefined,
      end: withdrawnOn === undefined ? contractEnd(own) : undefined,
      movingOn: movingDay(
        mains.filter(({ contractNumber }) => contractNumber === contract.number),
        today,
      ),
    };
  });
}

const lastExtensionWithdrawal = (services: readonly Product[]): WarsawDate | undefined =>
  services
    .flatMap(({ extensionWithdrawnOn }) => extensionWithdrawnOn ?? [])
    .toSorted()
    .at(-1);

/** Returns the last day of a contract whose services have all ended; `undefined` if one works or has no known day. */
function lastDayOf(services: readonly Product[], today: WarsawDate): WarsawDate | undefined {
  if (!services.every((product) => hasContractEnded(product, today))) return undefined;
  const last = lastContractDay(services);
  return last !== undefined && last < today ? last : undefined;
}

/** Returns the day on which the last service of a contract moves; `undefined` if one of them goes on. */
function movingDay(services: readonly Product[], today: WarsawDate): WarsawDate | undefined {
  const running = services.filter((product) => !isContractOver(product));
  const days = running.flatMap((product) => portingDayAhead(product, today) ?? []);
  return days.length === running.length ? days.toSorted().at(-1) : undefined;
}

/** Returns the end of a contract by its first service that leads there; one that still works comes first. */
function contractEnd(services: readonly Product[]): ContractEndLink | undefined {
  const ends = services.flatMap((product): readonly ContractEndLink[] => {
    const kind = terminationLink(product);
    return kind === undefined ? [] : [{ kind, productId: product.productId }];
  });
  return ends.find(({ kind }) => kind === "terminate") ?? ends[0];
}
