import type { WarsawDate } from "../shared-kernel/index.ts";
import { allProducts, type Product } from "./product.ts";
import { withChangedProduct } from "./with-changed-product.ts";

/**
 * Returns `products` with the day of the move of one product, which may be nested (MOVE-01). The addresses of visits to
 * it, and to what belongs to it, were stated for the former day and are left out (VISIT-10).
 */
export function withMove(
  products: readonly Product[],
  productId: string,
  moveOn: WarsawDate | undefined,
): readonly Product[] {
  const moved = withChangedProduct(products, productId, (product) =>
    product.moveOn === moveOn ? product : { ...product, moveOn },
  );
  if (moved === products) return products;
  return allProducts(moved)
    .filter((product) => product.productId === productId || product.mainServiceId === productId)
    .reduce((all, product) => withChangedProduct(all, product.productId, withoutVisitAddress), moved);
}

function withoutVisitAddress(product: Product): Product {
  const { visit } = product;
  return visit?.address === undefined ? product : { ...product, visit: { ...visit, address: undefined } };
}
