import type { OfferComparison } from "#domain/offers/comparison.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { OnePressViewModel } from "./consent-card.view.tsx";
import type { OfferPage } from "./offer-page.ts";
import type { PapersViewModel } from "./papers.view.tsx";

/** What the page of offers shows. */
export interface OfferViewModel {
  readonly today: WarsawDate;
  readonly page: OfferPage;
  readonly waiting: readonly OfferDetails[];
  readonly resumable: readonly OfferDetails[];
  readonly comparison: OfferComparison | undefined;
  readonly canAccept: boolean;
  readonly rereading: "busy" | "failed" | undefined;
  readonly partsFailed: boolean;
  readonly papers: PapersViewModel;
  readonly consent: OnePressViewModel;
  readonly resume: OnePressViewModel;
  retryParts(): void;
}
