import { isBeingReplaced, type ReplacingOrder } from "../offers/index.ts";
import {
  allVisibleProducts,
  contractStage,
  isContractLastingAfter,
  serviceNameOf,
  type Product,
} from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { terminationOf, type Termination } from "../termination/index.ts";
import type { Deadline } from "./deadline.ts";

/** Facts that end a contract before or with its fixed term. */
export interface ContractEndings {
  readonly orders: readonly ReplacingOrder[];
  readonly terminations: readonly Termination[];
}

/**
 * Lists the ends of fixed terms that are ahead and after which the contract goes on, one for each contract and day. A
 * contract that is terminated, withdrawn from or being replaced by an order has none.
 */
export function fixedTermDeadlines(
  products: readonly Product[],
  today: WarsawDate,
  { orders, terminations }: ContractEndings = { orders: [], terminations: [] },
): readonly Deadline[] {
  const all = allVisibleProducts(products);
  return contractDays(
    "fixedTermEnd",
    all.flatMap((product) => {
      const { commitmentTo: day, contractNumber } = product;
      if (day === undefined || day < today || !isContractLastingAfter(product, day)) return [];
      if (contractNumber !== undefined && terminationOf(terminations, contractNumber) !== undefined) return [];
      return isBeingReplaced(product, orders, all, today) ? [] : [{ product, day }];
    }),
  );
}

/**
 * Lists the last days of contracts that end by themselves, one for each contract and day. A contract that is
 * terminated, withdrawn from, moving with its number or being replaced by an order has none.
 */
export function endingTermDeadlines(
  products: readonly Product[],
  today: WarsawDate,
  orders: readonly ReplacingOrder[] = [],
): readonly Deadline[] {
  const all = allVisibleProducts(products);
  return contractDays(
    "contractEnd",
    all.flatMap((product) => {
      const { contractEnd: day, portingOn } = product;
      if (day === undefined || day < today || portingOn !== undefined) return [];
      return contractStage(product) !== "running" || isBeingReplaced(product, orders, all, today)
        ? []
        : [{ product, day }];
    }),
  );
}

/** Day that a service has with the others of its contract. */
interface ServiceDay {
  readonly product: Product;
  readonly day: WarsawDate;
}

/** Returns one deadline for each contract and day. One of several services is named by its contract (DEADLINE-60). */
function contractDays(kind: "fixedTermEnd" | "contractEnd", days: readonly ServiceDay[]): readonly Deadline[] {
  const found = new Map<string, ServiceDay[]>();
  for (const service of days) {
    const id = `${kind}-${service.product.contractNumber ?? service.product.productId}-${service.day}`;
    found.set(id, [...(found.get(id) ?? []), service]);
  }
  return [...found].flatMap(([id, [first, ...others]]): readonly Deadline[] => {
    if (first === undefined) return [];
    const { product, day } = first;
    const { contractNumber, productId } = product;
    if (others.length === 0 || contractNumber === undefined)
      return [{ id, kind, day, ...serviceNameOf(product), subject: { kind: "service", productId } }];
    const services = [first, ...others].map((service) => serviceNameOf(service.product));
    return [{ id, kind, day, name: contractNumber, services, subject: { kind: "services" } }];
  });
}
