import { allVisibleProducts, portingOf, serviceNameOf, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Deadline } from "./deadline.ts";

/** Lists the porting of numbers to another operator, with which contracts end, also late ones. */
export function portingDeadlines(products: readonly Product[], today: WarsawDate): readonly Deadline[] {
  return allVisibleProducts(products).flatMap((product): readonly Deadline[] => {
    const porting = portingOf(product, today);
    if (porting === undefined || porting.kind === "done") return [];
    const { productId } = product;
    const id = `porting-${productId}-${porting.on}`;
    return [
      { id, kind: "porting", day: porting.on, ...serviceNameOf(product), subject: { kind: "service", productId } },
    ];
  });
}
