import { addressLine, type Address, type ProductCategory } from "../products/index.ts";
import type { SaleOffer } from "./sale-offer.ts";

/** Categories of services that work anywhere. */
const MOBILE: ReadonlySet<ProductCategory> = new Set<ProductCategory>(["mobile_phone", "mobile_internet"]);

/**
 * Returns the address of the services of an offer in one line; `undefined` if it names none that is known, and for
 * mobile services (OFFER-92).
 */
export function offerAddress(
  { addressId, products }: Pick<SaleOffer, "addressId" | "products">,
  addresses: readonly Address[] | undefined,
): string | undefined {
  if (addressId === undefined || (products.length > 0 && products.every(({ category }) => MOBILE.has(category))))
    return undefined;
  const address = addresses?.find((one) => one.addressId === addressId);
  return address && addressLine(address);
}
