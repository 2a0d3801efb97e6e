import { grosze, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";

/** Consecutive months of a contract with one price. */
export interface ContractPeriod {
  readonly monthly: Grosze;
  /** `undefined`: until the contract ends. */
  readonly months: number | undefined;
}

/** Terms of a contract as its summary shows them before an order (OFFER-04, ROUTE-16). */
export interface ContractTerms {
  readonly services: readonly { readonly name: string; readonly package: string | undefined }[];
  readonly periods: readonly ContractPeriod[];
  /** Sum of the one-time fees; 0 without any, `undefined` if unknown. */
  readonly once: Grosze | undefined;
  /** Months of the commitment, 0 for none; `undefined` if unknown. */
  readonly commitment: number | undefined;
  /** Sum over the commitment with the one-time fees; `undefined` without a commitment or a price of every month. */
  readonly total: Grosze | undefined;
  /** Names of the equipment that comes with the order; `undefined` if it is not known. */
  readonly equipment?: readonly string[] | undefined;
  readonly delivery: string | undefined;
  readonly deliveryDay: WarsawDate | undefined;
  /** Address to which the order is sent; left out if it is not known. */
  readonly deliveryAddress?: string | undefined;
}

/** Returns the package of a service that its name lacks: "60 GB" says nothing new beside "Bez Limitu 60 GB". */
export function packageMissingInName({
  name,
  package: parameter,
}: ContractTerms["services"][number]): string | undefined {
  return parameter === undefined || ` ${name}`.endsWith(` ${parameter}`) ? undefined : parameter;
}

/** Sums all that a contract costs during its commitment; `undefined` if a month has no price. */
export function contractTotal(
  periods: readonly ContractPeriod[],
  once: Grosze | undefined,
  commitment: number | undefined,
): Grosze | undefined {
  if (once === undefined || commitment === undefined || commitment === 0) return undefined;
  let left = commitment;
  const parts = periods.map(({ monthly, months = left }) => {
    const counted = Math.min(months, left);
    left -= counted;
    return grosze(monthly * counted);
  });
  return left === 0 ? sumOf([...parts, once]) : undefined;
}
