import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Product } from "./product.ts";
import { withChangedProduct } from "./with-changed-product.ts";

/** Returns `products` with the day of the move of one product, which may be nested (MOVE-01). */
export function withMove(
  products: readonly Product[],
  productId: string,
  moveOn: WarsawDate | undefined,
): readonly Product[] {
  return withChangedProduct(products, productId, (product) =>
    product.moveOn === moveOn ? product : { ...product, moveOn },
  );
}
