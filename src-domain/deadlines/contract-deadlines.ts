import { allVisibleProducts, displayName, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Deadline } from "./deadline.ts";

/** Lists the ends of fixed terms that are ahead and after which the contract goes on, one for each contract and day. */
export function fixedTermDeadlines(products: readonly Product[], today: WarsawDate): readonly Deadline[] {
  const found = new Map<string, Deadline>();
  for (const product of allVisibleProducts(products)) {
    const { commitmentTo: day, contractNumber, productId } = product;
    if (day === undefined || day < today || !goesOnAfter(product, day)) continue;
    const id = `fixedTermEnd-${contractNumber ?? productId}-${day}`;
    if (found.has(id)) continue;
    found.set(id, {
      id,
      kind: "fixedTermEnd",
      day,
      name: displayName(product),
      subject: { kind: "service", productId },
    });
  }
  return [...found.values()];
}

/** Returns true if the contract of a product goes on after the end of its fixed term. */
function goesOnAfter({ status, contractEnd, withdrawnOn, numberMovesOn }: Product, termEnd: WarsawDate): boolean {
  if (status === "INACTIVE" || status === "DURING_RESIGNATION" || withdrawnOn !== undefined) return false;
  const end = contractEnd ?? numberMovesOn;
  return end === undefined || end > termEnd;
}
