import { contractStage, hasContractEnded, servicesOfNumber, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";

/** End of a contract that has ended or is terminated. */
export interface ContractEnding {
  /** Last day; `undefined`: not known. */
  readonly day: WarsawDate | undefined;
  readonly isOver: boolean;
}

/**
 * Returns the end of the contract of a typed number; `undefined` while one of its services goes on, after a withdrawal,
 * and for an unknown number.
 */
export function contractEnding(
  number: string,
  products: readonly Product[],
  today: WarsawDate,
): ContractEnding | undefined {
  const services = servicesOfNumber(products, number);
  const isEnding = (product: Product): boolean => {
    const stage = contractStage(product);
    return stage === "ending" || stage === "ended";
  };
  if (services.length === 0 || !services.every(isEnding)) return undefined;
  const days = services.flatMap(({ contractEnd }) => contractEnd ?? []).toSorted();
  return { day: days.at(-1), isOver: services.every((product) => hasContractEnded(product, today)) };
}
