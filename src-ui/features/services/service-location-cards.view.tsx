import { pathTo } from "#domain/navigation/paths.ts";
import type { Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import type { MobileDataComponent } from "#ui/shared/service-row.tsx";
import type { LazyReplacement } from "#ui/shared/lazy-replacement.ts";
import { OrderCallButton } from "#ui/shared/order-call-button.tsx";
import { FoldAfter } from "#ui/shared/below-fold.tsx";
import { countUpcoming } from "#ui/shared/upcoming/upcoming.ts";
import { UpcomingRows } from "#ui/shared/upcoming/upcoming-rows.tsx";
import { ServiceLocationCard } from "./service-location-card.view.tsx";
import { ServiceSearch, type ServiceSearchViewState } from "./service-search.view.tsx";
import type { ServicesList } from "./services-list.view.tsx";
import { t } from "./services.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

function hrefFor(product: Product): string {
  return pathTo("myServices", product.productId);
}

/** Cards of the addresses with their services, below the search of a long list (PROD-01, SERV-01). */
export function ServiceLocationCards({
  list,
  search,
  today,
  MobileData,
  PromisedCall,
}: {
  readonly list: ServicesList;
  readonly search: ServiceSearchViewState;
  readonly today: WarsawDate;
  readonly MobileData: MobileDataComponent | undefined;
  readonly PromisedCall: LazyReplacement | undefined;
}) {
  const { found } = list;
  const upcoming = countUpcoming(list.upcoming) > 0 && (
    <Card>
      <UpcomingRows upcoming={list.upcoming} />
    </Card>
  );
  if (list.locations.length === 0)
    return (
      <div className="stack">
        {upcoming}
        <Card>
          <NoServices list={list} PromisedCall={PromisedCall} />
        </Card>
      </div>
    );
  return (
    <div className="stack">
      {upcoming}
      {list.moveMessage !== undefined && (
        <Banner tone="info" title={t("move.title")} live="none">
          <PolishText>{list.moveMessage}</PolishText>
        </Banner>
      )}
      {list.categories !== undefined && (
        <ServiceSearch
          search={search}
          categories={list.categories}
          found={found.flatMap(({ products }) => products).length}
        />
      )}
      {found.length === 0 && (
        <Card>
          <EmptyState
            title={t("search.none")}
            level={2}
            action={<Button onClick={() => search.clear()}>{t("search.showAll")}</Button>}
          >
            {t("search.noneText")}
          </EmptyState>
        </Card>
      )}
      <FoldAfter first={1}>
        {found.map((location, index) => (
          <ServiceLocationCard
            key={location.key}
            location={location}
            today={today}
            hrefFor={hrefFor}
            MobileData={MobileData}
            locationsAbove={index}
            servicesAbove={found.slice(0, index).reduce((sum, { products }) => sum + products.length, 0)}
          />
        ))}
      </FoldAfter>
    </div>
  );
}

function NoServices({
  list: { hasWaitingOffer, hasRequests },
  PromisedCall,
}: {
  readonly list: Pick<ServicesList, "hasWaitingOffer" | "hasRequests">;
  readonly PromisedCall: LazyReplacement | undefined;
}) {
  const action = hasWaitingOffer ? (
    <LinkButton variant="primary" href={pathTo("yourOffer")}>
      {t("empty.offer")}
    </LinkButton>
  ) : hasRequests ? (
    <OrderCallButton PromisedCall={PromisedCall}>{t("empty.call")}</OrderCallButton>
  ) : undefined;
  return (
    <EmptyState title={t("empty.title")} level={2} action={action}>
      {t("empty.text")}
    </EmptyState>
  );
}
