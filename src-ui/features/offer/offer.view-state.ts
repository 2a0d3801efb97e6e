import type { OfferComparison } from "#domain/offers/offer-comparison.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { OrderEnd } from "#domain/offers/order-end.ts";
import type { ResumableOffers } from "#domain/offers/waiting-offers.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import type { ExtrasFailure } from "./available-offers.ts";
import type { OfferChangeViewState } from "./consent-card.view.tsx";
import type { OfferPage } from "./offer-page.ts";
import type { OfferDocumentsViewState } from "./offer-documents.view.tsx";

/** State of the page of offers. */
export interface OfferViewState {
  readonly today: WarsawDate;
  readonly page: OfferPage;
  /** Set when parts of the offers could not be read. */
  readonly incomplete: IncompleteData | undefined;
  readonly waiting: readonly OfferDetails[];
  /** Offers that can be reopened, except the shown one. */
  readonly resumable: ResumableOffers;
  readonly comparison: OfferComparison | undefined;
  /** Address of the services of the shown offer. */
  readonly address?: string | undefined;
  /** End of the services of the shown offer, if they have ended. */
  readonly end?: OrderEnd | undefined;
  readonly canAccept: boolean;
  readonly rereading: "busy" | "failed" | undefined;
  /** Set when the extension or the isobar offer could not be loaded. */
  readonly extrasFailure: ExtrasFailure | undefined;
  readonly documents: OfferDocumentsViewState;
  readonly consent: OfferChangeViewState;
  readonly resume: OfferChangeViewState;
  retryExtras(): void;
}
