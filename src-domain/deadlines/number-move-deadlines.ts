import { allVisibleProducts, serviceNameOf, numberMoveOf, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Deadline } from "./deadline.ts";

/** Lists the moves of numbers to another operator, with which contracts end, also late ones. */
export function numberMoveDeadlines(products: readonly Product[], today: WarsawDate): readonly Deadline[] {
  return allVisibleProducts(products).flatMap((product): readonly Deadline[] => {
    const move = numberMoveOf(product, today);
    if (move === undefined || move.kind === "done") return [];
    const { productId } = product;
    const id = `numberMove-${productId}-${move.on}`;
    return [
      { id, kind: "numberMove", day: move.on, ...serviceNameOf(product), subject: { kind: "service", productId } },
    ];
  });
}
