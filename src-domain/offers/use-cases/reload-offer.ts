import type { OfferDetails } from "../offer-details.ts";
import type { SalesPort } from "../offers.port.ts";

/** Re-reads one offer; resolves with `undefined` when it could not be read or is not there. */
export async function reloadOffer(sales: Pick<SalesPort, "load">, offerId: string): Promise<OfferDetails | undefined> {
  const offers = await sales.load();
  return offers.ok ? offers.value.find((offer) => offer.offerId === offerId) : undefined;
}
