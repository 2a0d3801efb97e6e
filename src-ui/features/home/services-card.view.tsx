import { ChevronRight } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { use, type ReactNode } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Product, ServiceLocation } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkMore } from "#ui/design-system/link.tsx";
import { FoldAfter, rowsInWindow } from "#ui/shared/below-fold.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ServiceLocationGroup } from "#ui/shared/service-location-group.tsx";
import { ServiceLocationSkeleton } from "#ui/shared/service-location-skeleton.tsx";
import { countUpcoming, type Upcoming } from "#ui/shared/upcoming/upcoming.ts";
import type { HomeHelpLine } from "./banners.view.tsx";
import { OrderService, type OrderServiceViewState } from "./order-service.view.tsx";
import { HomeSlotsContext } from "./home-slots.ts";
import { t } from "./home.texts.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";

export interface HomeServices {
  /** Truncated when there are many services; empty for a customer without services. */
  readonly locations: readonly ServiceLocation[];
  /** Number of all services, including those not in `locations`. */
  readonly count: number;
  readonly isTruncated: boolean;
  readonly upcoming: Upcoming;
  /** True when the rows show the data left of mobile numbers. */
  readonly hasMobileData: boolean;
}

export interface ServicesCardViewState extends OrderServiceViewState {
  readonly today: WarsawDate;
  /** `undefined`: this customer has no services section (NAV-06). */
  readonly services: AsyncSection<HomeServices> | undefined;
  /** Set when parts of the services could not be read. */
  readonly incomplete: IncompleteData | undefined;
}

export interface ServicesCardViewProps {
  readonly model: ServicesCardViewState;
  /** Phone number for a customer without services. */
  readonly helpLine?: HomeHelpLine | undefined;
}

/** Smallest distance of the first service from the top of a page with an amount due, px. */
const TOP_BELOW_DUE = 400;
/** The same on a page without it, px. */
const TOP_WITHOUT_DUE = 200;
/** Smallest height of a row of what is upcoming, px. */
const UPCOMING_HEIGHT = 70;
/** Smallest height of a service, px. */
const SERVICE_HEIGHT = 76;

function hrefFor(product: Product): string {
  return pathTo("myServices", product.productId);
}

/** Services of the customer, grouped by address (PROD-01). */
export const ServicesCardView = observer(function ServicesCardView({ model, helpLine }: ServicesCardViewProps) {
  const { UpcomingRows } = use(HomeSlotsContext);
  const { services, today, incomplete } = model;
  if (services === undefined) return null;
  const nothingYet = services.status === "ready" && services.value.count === 0;
  return (
    <Card title={t("services.title")} action={!nothingYet && <AllServicesLink />} kind="stack">
      <IncompleteNotice data={incomplete} />
      {UpcomingRows !== undefined && services.status === "ready" && <UpcomingRows upcoming={services.value.upcoming} />}
      <Content
        services={services}
        today={today}
        isComplete={incomplete === undefined}
        orderService={<OrderService model={model} helpLine={helpLine} />}
      />
    </Card>
  );
});

function AllServicesLink() {
  return (
    <LinkMore href={pathTo("myServices")}>
      {t("services.all")} <Icon of={ChevronRight} size="s" />
    </LinkMore>
  );
}

function Content({
  services,
  today,
  isComplete,
  orderService,
}: {
  readonly orderService: ReactNode;
  readonly services: AsyncSection<HomeServices>;
  readonly today: WarsawDate;
  readonly isComplete: boolean;
}) {
  switch (services.status) {
    case "loading":
      return (
        <LoadingSection onRetry={services.retry} label={t("services.loading")}>
          <ServiceLocationSkeleton rows={5} />
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection
          title={t("services.failed")}
          busy={services.retrying}
          cause={services.cause}
          onRetry={services.retry}
        />
      );
    case "ready":
      return (
        <ServiceLocations services={services.value} today={today} isComplete={isComplete} orderService={orderService} />
      );
  }
}

function ServiceLocations({
  services: { locations, count, isTruncated, upcoming, hasMobileData },
  today,
  isComplete,
  orderService,
}: {
  readonly orderService: ReactNode;
  readonly services: HomeServices;
  readonly today: WarsawDate;
  readonly isComplete: boolean;
}) {
  const { MobileData } = use(HomeSlotsContext);
  // As `HomeView` decides about the amount due.
  const top = use(UnavailableFeaturesContext).has("invoices") ? TOP_WITHOUT_DUE : TOP_BELOW_DUE;
  if (locations.length === 0)
    return (
      isComplete && (
        <EmptyState title={t("services.emptyTitle")} action={orderService}>
          {t("services.emptyText")}
        </EmptyState>
      )
    );
  const first = rowsInWindow(top + countUpcoming(upcoming) * UPCOMING_HEIGHT, SERVICE_HEIGHT);
  return (
    <>
      <FoldAfter first={countLocations(locations, first)}>
        {locations.map((location) => (
          <ServiceLocationGroup
            key={location.key}
            location={location}
            level={3}
            today={today}
            first={first}
            hrefFor={hrefFor}
            MobileData={hasMobileData ? MobileData : undefined}
          />
        ))}
      </FoldAfter>
      {isTruncated && (
        <p>
          <LinkMore href={pathTo("myServices")}>
            {isComplete ? t("services.more", { count }) : t("services.all")} <Icon of={ChevronRight} size="s" />
          </LinkMore>
        </p>
      )}
    </>
  );
}

/** Returns how many of the locations, in their order, have `services` services together. */
function countLocations(locations: readonly ServiceLocation[], services: number): number {
  let found = 0;
  const last = locations.findIndex(({ products }) => (found += products.length) >= services);
  return last === -1 ? locations.length : last + 1;
}
