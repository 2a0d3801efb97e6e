import { observer } from "mobx-react-lite";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Product, Site } from "#domain/products/index.ts";
import { formatMoney, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Blank } from "#ui/design-system/blank.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading, Skeleton } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { SiteSkeleton } from "#ui/shared/site-skeleton.tsx";
import type { Part } from "#ui/stores/part.ts";
import { SiteCard } from "./site-card.view.tsx";
import { t } from "./services.texts.ts";

/** All that the customer has, by address. */
export interface ServicesList {
  /** Empty for a customer who has nothing yet. */
  readonly sites: readonly Site[];
  readonly services: number;
  readonly addresses: number;
  readonly monthly: Grosze;
  /** The operator's words on moving services; set only where they cannot be moved here. */
  readonly moveMessage: string | undefined;
  /** Whether somebody without services can be led to an offer. */
  readonly offerWaits: boolean;
}

export interface ServicesListViewModel {
  readonly today: WarsawDate;
  readonly list: Part<ServicesList>;
}

function hrefFor(product: Product): string {
  return pathTo("myServices", product.productId);
}

/** "7 usług pod 2 adresami, razem 282,70 zł miesięcznie." */
function summaryText({ services, addresses, monthly }: ServicesList): string {
  const sum = formatMoney(monthly);
  const many = t("services", { count: services });
  return addresses === 0
    ? t("summaryNowhere", { services: many, sum })
    : t("summary", { services: many, addresses: t("addresses", { count: addresses }), sum });
}

/** The services of the customer, grouped by address (PROD-01). */
export const ServicesListView = observer(function ServicesListView({
  model,
}: {
  readonly model: ServicesListViewModel;
}) {
  const { list, today } = model;
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{t("title")}</h1>
          <Summary list={list} />
        </div>
      </header>
      <Sites list={list} today={today} />
    </div>
  );
});

function Summary({ list }: { readonly list: Part<ServicesList> }) {
  switch (list.status) {
    // what fails leads to the error page (CALL-07)
    case "loading":
    case "failed":
      return (
        <p className="loading">
          <Skeleton width="min(24rem, 80vw)" height="1.5em" />
        </p>
      );
    case "ready":
      return list.value.services > 0 && <p>{summaryText(list.value)}</p>;
  }
}

function Sites({ list, today }: { readonly list: Part<ServicesList>; readonly today: WarsawDate }) {
  switch (list.status) {
    case "loading":
    case "failed":
      return (
        <Loading label={t("loading")} className="stack">
          <Card>
            <SiteSkeleton strands={5} />
          </Card>
          <Card>
            <SiteSkeleton strands={2} />
          </Card>
        </Loading>
      );
    case "ready":
      return <SiteCards list={list.value} today={today} />;
  }
}

function SiteCards({ list, today }: { readonly list: ServicesList; readonly today: WarsawDate }) {
  if (list.sites.length === 0)
    return (
      <Card>
        <NoServices offerWaits={list.offerWaits} />
      </Card>
    );
  return (
    <div className="stack">
      {list.moveMessage !== undefined && (
        <Banner tone="info" title={t("move.title")} live="none">
          {providerText(list.moveMessage)}
        </Banner>
      )}
      {list.sites.map((site, index) => (
        <SiteCard
          key={site.key}
          site={site}
          today={today}
          hrefFor={hrefFor}
          sitesAbove={index}
          servicesAbove={list.sites.slice(0, index).reduce((sum, { products }) => sum + products.length, 0)}
        />
      ))}
    </div>
  );
}

function NoServices({ offerWaits }: { readonly offerWaits: boolean }) {
  const offer = offerWaits && (
    <LinkButton variant="primary" href={pathTo("yourOffer")}>
      {t("empty.offer")}
    </LinkButton>
  );
  return (
    <Blank title={t("empty.title")} level={2} action={offer}>
      {t("empty.text")}
    </Blank>
  );
}
