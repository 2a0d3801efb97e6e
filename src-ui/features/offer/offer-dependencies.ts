import type { SalesPort } from "#domain/offers/offers.port.ts";
import type { Address } from "#domain/products/index.ts";
import type { AvailableOffersDependencies } from "./available-offers.ts";
import type { OfferDecisionDependencies } from "./offer-decision.view-model.ts";
import type { OfferDocumentsDependencies } from "./offer-documents.view-model.ts";

/** Dependencies of `OfferViewModel`. */
export interface OfferDependencies
  extends
    Omit<AvailableOffersDependencies, "sales">,
    Omit<OfferDecisionDependencies, "sales">,
    Omit<OfferDocumentsDependencies, "sales"> {
  readonly sales: SalesPort;
  /** Returns the addresses of the customer, as far as they have loaded. Observed. */
  readonly addresses?: () => readonly Address[] | undefined;
  /** Reloads the offers shown by the navigation, and the services that an answer may have changed. */
  refresh(): void;
}
