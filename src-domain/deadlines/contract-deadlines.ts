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
  const found = new Map<string, Deadline>();
  const all = allVisibleProducts(products);
  for (const product of all) {
    const { commitmentTo: day, contractNumber, productId } = product;
    if (day === undefined || day < today || !isContractLastingAfter(product, day)) continue;
    if (contractNumber !== undefined && terminationOf(terminations, contractNumber) !== undefined) continue;
    if (isBeingReplaced(product, orders, all)) continue;
    const id = `fixedTermEnd-${contractNumber ?? productId}-${day}`;
    if (found.has(id)) continue;
    found.set(id, {
      id,
      kind: "fixedTermEnd",
      day,
      ...serviceNameOf(product),
      subject: { kind: "service", productId },
    });
  }
  return [...found.values()];
}

/**
 * Lists the last days of contracts that end by themselves, one for each contract and day. A contract that is terminated,
 * withdrawn from, moving with its number or being replaced by an order has none.
 */
export function endingTermDeadlines(
  products: readonly Product[],
  today: WarsawDate,
  orders: readonly ReplacingOrder[] = [],
): readonly Deadline[] {
  const found = new Map<string, Deadline>();
  const all = allVisibleProducts(products);
  for (const product of all) {
    const { contractEnd: day, contractNumber, productId, portingOn } = product;
    if (day === undefined || day < today || portingOn !== undefined || contractStage(product) !== "running") continue;
    if (isBeingReplaced(product, orders, all)) continue;
    const id = `contractEnd-${contractNumber ?? productId}-${day}`;
    if (found.has(id)) continue;
    found.set(id, {
      id,
      kind: "contractEnd",
      day,
      ...serviceNameOf(product),
      subject: { kind: "service", productId },
    });
  }
  return [...found.values()];
}
