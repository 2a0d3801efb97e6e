import { hasPhoneNumber, serviceNameOf, type NamedService, type Product } from "../products/index.ts";
import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import { costOfLeaving } from "./cost-of-leaving.ts";
import type { TerminationContract } from "./termination-contract.ts";
import type { Termination } from "./termination.ts";
import { openTermOf, terminationEnd } from "./termination-end.ts";

/**
 * Cost of moving a number before the last day of the fixed term, `until`. `known`: the same as that of a termination
 * that ends on `on`. `possible`: the share of the number in the relief is not known.
 */
export type TransferCost =
  | { readonly kind: "known"; readonly amount: Grosze; readonly on: WarsawDate; readonly until: WarsawDate }
  | { readonly kind: "possible"; readonly until: WarsawDate };

/** Consequences and cost if another operator takes the number of an open contract over (TERM-36). */
export interface NumberTransfer {
  /** `undefined`: the contract has several numbers, or the server names none. */
  readonly number: string | undefined;
  /** Services that end with the transfer of the number, with their parts. */
  readonly ending: readonly NamedService[];
  /** Services of the contract that go on; none: the contract ends by itself. */
  readonly lasting: readonly NamedService[];
  /** `undefined`: it costs nothing. */
  readonly cost: TransferCost | undefined;
}

function splitByNumber(products: readonly Product[]): readonly [readonly Product[], readonly Product[]] {
  const numbered = new Set(products.filter(hasPhoneNumber).map(({ productId }) => productId));
  const isEnding = ({ productId, mainServiceId }: Product): boolean =>
    numbered.has(productId) || (mainServiceId !== undefined && numbered.has(mainServiceId));
  // A number without a service of its kind belongs to the whole contract.
  return numbered.size === 0 ? [products, []] : [products.filter(isEnding), products.filter((one) => !isEnding(one))];
}

function transferCost(contract: TerminationContract, isWhole: boolean, today: WarsawDate): TransferCost | undefined {
  const term = openTermOf(contract, today);
  if (term === undefined || costOfLeaving(contract, today).total === 0) return undefined;
  if (!isWhole) return { kind: "possible", until: term.to };
  const noticeEnd = terminationEnd(contract, today);
  const on = noticeEnd < term.to ? noticeEnd : today;
  return { kind: "known", amount: costOfLeaving(contract, on).total, on, until: term.to };
}

/** Returns the transfer of the number of an open contract with its products; `undefined` without a number. */
export function numberTransferOf(
  contract: TerminationContract,
  products: readonly Product[],
  today: WarsawDate,
): NumberTransfer | undefined {
  const { number } = contract;
  if (number === undefined && !products.some(hasPhoneNumber)) return undefined;
  const [ending, lasting] = splitByNumber(products);
  return {
    number,
    ending: ending.map(serviceNameOf),
    lasting: lasting.map(serviceNameOf),
    cost: transferCost(contract, number !== undefined && lasting.length === 0, today),
  };
}

/**
 * Returns true if moving a number before the last day of a terminated contract may cost more than the termination: the
 * relief and the subsidies are returned in proportion to the days that are left (art. 304 and 305 PKE). An end before
 * changed terms costs no relief.
 */
export function mayEarlierTransferCostMore(
  contract: TerminationContract | undefined,
  { endsOn, cost }: Pick<Termination, "endsOn" | "cost">,
  today: WarsawDate,
): boolean {
  if (contract === undefined || today >= endsOn || contract.changedTerms?.endsOn === endsOn) return false;
  return costOfLeaving(contract, today).total > cost;
}
