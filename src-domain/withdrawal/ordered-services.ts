import { remainingProducts, type SaleOffer } from "../offers/index.ts";
import type { NamedService } from "../products/index.ts";

/**
 * Names the services of an order that no product of the customer names yet, as the receipt of its withdrawal does; an
 * order without services has its title.
 */
export function orderedServices(order: Pick<SaleOffer, "title" | "products">): readonly NamedService[] {
  const services = remainingProducts(order).map(({ name }) => ({ name }));
  return services.length === 0 ? [{ name: order.title }] : services;
}
