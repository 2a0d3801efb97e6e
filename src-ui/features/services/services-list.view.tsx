import { observer } from "#ui/shared/observer.ts";
import type { EndingCharge } from "#domain/products/ending-charges.ts";
import type { ProductCategory, ServiceLocation } from "#domain/products/index.ts";
import { grosze, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { TextPlaceholder } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import type { LazyReplacement } from "#ui/shared/lazy-replacement.ts";
import type { MobileDataComponent } from "#ui/shared/service-row.tsx";
import { ServiceLocationSkeleton } from "#ui/shared/service-location-skeleton.tsx";
import { useSectionAfter } from "#ui/shared/use-brief-wait.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { ServiceLocationCards } from "./service-location-cards.view.tsx";
import type { ServiceSearchViewState } from "./service-search.view.tsx";
import type { Upcoming } from "#ui/shared/upcoming/upcoming.ts";
import { EndingInSum } from "./ending-in-sum.view.tsx";
import { t } from "./services.texts.ts";

/** Services of the customer, grouped by address. */
export interface ServicesList {
  /** Empty for a customer without services. */
  readonly locations: readonly ServiceLocation[];
  /** Locations that match the search; all of them without one. */
  readonly found: readonly ServiceLocation[];
  /** Categories to choose from; `undefined` for a short list, which has no search. */
  readonly categories: readonly ProductCategory[] | undefined;
  readonly services: number;
  readonly addresses: number;
  /** `undefined` when parts of the services could not be read. */
  readonly monthly: Grosze | undefined;
  /** Monthly price once the ordered services have started. */
  readonly later: Grosze | undefined;
  /** True if `later` lacks ending services that are in `monthly`. */
  readonly isLaterWithoutEnding: boolean;
  /** True if `later` lacks an order in progress, whose service is not listed yet. */
  readonly hasOtherOrders: boolean;
  /** Services in `monthly` that end, by their last days. */
  readonly ending: readonly EndingCharge[];
  /** Operator's text about moving services; set only when they cannot be moved here. */
  readonly moveMessage: string | undefined;
  readonly upcoming: Upcoming;
  /** True when the empty state may link to an offer. */
  readonly hasWaitingOffer: boolean;
  /** True when this customer may send requests, also for a call (NAV-08). */
  readonly hasRequests: boolean;
  /** True when the rows show the data left of mobile numbers. */
  readonly hasMobileData: boolean;
}

export interface ServicesListViewState {
  readonly today: WarsawDate;
  readonly list: AsyncSection<ServicesList>;
  readonly search: ServiceSearchViewState;
  /** True while the orders load, which appear above the services. */
  readonly areOrdersPending: boolean;
  /** Set when parts of the services could not be read. */
  readonly incomplete: IncompleteData | undefined;
}

/** Customer whose summary is as long as most. */
const TYPICAL = {
  services: 7,
  addresses: 2,
  monthly: grosze(22_370),
  later: undefined,
  isLaterWithoutEnding: false,
  hasOtherOrders: false,
};

/** "7 usług pod 2 adresami, dziś razem 223,70 zł miesięcznie, a z zamówionymi 297,70 zł." */
function summaryText(
  {
    services,
    addresses,
    later,
    isLaterWithoutEnding,
    hasOtherOrders,
  }: Pick<ServicesList, "services" | "addresses" | "later" | "isLaterWithoutEnding" | "hasOtherOrders">,
  monthly: Grosze,
): string {
  const sum = hasOtherOrders
    ? t("sumOrders", { sum: formatMoney(monthly) })
    : later === undefined || later === monthly
      ? t("sum", { sum: formatMoney(monthly) })
      : t(isLaterWithoutEnding ? "sumLaterEnding" : "sumLater", {
          sum: formatMoney(monthly),
          later: formatMoney(later),
        });
  const many = t("services", { count: services });
  return addresses === 0
    ? t("summaryNowhere", { services: many, sum })
    : t("summary", { services: many, addresses: t("addresses", { count: addresses }), sum });
}

/** The services of the customer, grouped by address (PROD-01). */
export const ServicesListView = observer(function ServicesListView({
  model,
  MobileData,
  PromisedCall,
}: {
  readonly model: ServicesListViewState;
  readonly MobileData?: MobileDataComponent | undefined;
  readonly PromisedCall?: LazyReplacement | undefined;
}) {
  const { today, incomplete, search } = model;
  const list = useSectionAfter(model.list, model.areOrdersPending);
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{t("title")}</h1>
          <Summary list={list} />
        </div>
      </header>
      {/* The services are other elements than their placeholder, so a longer summary moves none. */}
      <div className="stack" key={list.status}>
        <IncompleteNotice data={incomplete} />
        <ServiceLocations
          list={list}
          search={search}
          today={today}
          isComplete={incomplete === undefined}
          MobileData={MobileData}
          PromisedCall={PromisedCall}
        />
      </div>
    </div>
  );
});

function Summary({ list }: { readonly list: AsyncSection<ServicesList> }) {
  switch (list.status) {
    // After a failure the route shows the error page (CALL-07).
    case "loading":
    case "failed":
      return (
        <p key="loading" className="loading">
          <TextPlaceholder>{summaryText(TYPICAL, TYPICAL.monthly)}</TextPlaceholder>
        </p>
      );
    case "ready":
      return (
        list.value.services > 0 &&
        list.value.monthly !== undefined && (
          <>
            <p>{summaryText(list.value, list.value.monthly)}</p>
            <EndingInSum of={list.value.ending} />
          </>
        )
      );
  }
}

function ServiceLocations({
  list,
  search,
  today,
  isComplete,
  MobileData,
  PromisedCall,
}: {
  readonly list: AsyncSection<ServicesList>;
  readonly search: ServiceSearchViewState;
  readonly today: WarsawDate;
  readonly isComplete: boolean;
  readonly MobileData: MobileDataComponent | undefined;
  readonly PromisedCall: LazyReplacement | undefined;
}) {
  switch (list.status) {
    case "loading":
    case "failed":
      return (
        <LoadingSection
          onRetry={list.status === "loading" ? list.retry : undefined}
          label={t("loading")}
          className="stack"
        >
          <Card>
            <ServiceLocationSkeleton rows={5} />
          </Card>
          <Card>
            <ServiceLocationSkeleton rows={2} />
          </Card>
        </LoadingSection>
      );
    case "ready":
      return list.value.locations.length > 0 || isComplete ? (
        <ServiceLocationCards
          list={list.value}
          search={search}
          today={today}
          MobileData={list.value.hasMobileData ? MobileData : undefined}
          PromisedCall={PromisedCall}
        />
      ) : null;
  }
}
