import { serviceNameOf, type NamedService } from "./named-service.ts";
import { allVisibleProducts, type Product } from "./product.ts";
import { hasName, isAtAddress, type OutageOfServices } from "./products-in-outage.ts";

/**
 * Returns the names of the services of an outage as the customer reads them, each once: a visible service at its
 * address has the name that the customer gave to it; other names are the provider's (I18N-27).
 */
export function servicesInOutage(
  products: readonly Product[],
  { addressId, services }: Pick<OutageOfServices, "addressId" | "services">,
): readonly NamedService[] {
  const own = allVisibleProducts(products).filter((product) => isAtAddress(product, addressId));
  const named = services.flatMap((name): readonly NamedService[] => {
    const meant = own.filter((product) => hasName(product, name));
    return meant.length === 0 ? [{ name }] : meant.map(serviceNameOf);
  });
  return [...new Map(named.map((service) => [service.name, service])).values()];
}
