import type { Product } from "../products/index.ts";
import type { StreamingService } from "./streaming-service.ts";

/**
 * Returns true if direct billing has the service of a product: by its id, or, where the server names no product, a
 * service of the product's category that is not off (DB-01).
 */
export function isSubscribed(
  services: readonly Pick<StreamingService, "productId" | "code" | "state">[],
  product: Pick<Product, "productId" | "category">,
): boolean {
  return services.some(({ productId, code, state }) =>
    productId === undefined ? code === product.category && state.kind !== "INACTIVE" : productId === product.productId,
  );
}
