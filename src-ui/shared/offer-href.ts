import { pathTo } from "#domain/navigation/paths.ts";

/** Returns the address of this offer. */
export const offerHref = (offerId: string): string =>
  `${pathTo("yourOffer")}?${new URLSearchParams({ offer: offerId })}`;
