import { addressLine, type Address } from "../products/index.ts";
import type { SaleOffer } from "./sale-offer.ts";

/** Returns the address of the services of an offer in one line; `undefined` if it names none that is known (OFFER-92). */
export function offerAddress(
  { addressId }: Pick<SaleOffer, "addressId">,
  addresses: readonly Address[] | undefined,
): string | undefined {
  const address = addressId === undefined ? undefined : addresses?.find((one) => one.addressId === addressId);
  return address && addressLine(address);
}
