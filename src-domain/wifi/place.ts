import type { WifiDevice } from "./wifi.ts";

/**
 * The service by which the customer has a router: the two carry one key. `undefined` where it is not among `products`.
 */
export function serviceOf<Product extends { readonly productId: string }>(
  { serviceKey }: Pick<WifiDevice, "serviceKey">,
  products: readonly Product[],
): Product | undefined {
  return products.find(({ productId }) => productId === serviceKey);
}
