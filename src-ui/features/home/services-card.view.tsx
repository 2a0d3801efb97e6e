import { ChevronRight } from "lucide-react";
import { observer } from "mobx-react-lite";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Product, Site } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Blank } from "#ui/design-system/blank.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkMore } from "#ui/design-system/link.tsx";
import { Loading } from "#ui/design-system/skeleton.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { SiteBundle } from "#ui/shared/site-bundle.tsx";
import { SiteSkeleton } from "#ui/shared/site-skeleton.tsx";
import { t } from "./home.texts.ts";
import type { Part } from "#ui/stores/part.ts";

/** The services that the start page shows. */
export interface HomeServices {
  /** Cut where there are many; empty for a customer who has nothing yet. */
  readonly sites: readonly Site[];
  /** All services, those that are not in `sites` too. */
  readonly count: number;
  readonly cut: boolean;
}

export interface ServicesCardViewModel {
  readonly today: WarsawDate;
  /** `undefined`: this customer has no services section (NAV-06). */
  readonly services: Part<HomeServices> | undefined;
}

function hrefFor(product: Product): string {
  return pathTo("myServices", product.productId);
}

/** What the customer has, by address (PROD-01). */
export const ServicesCardView = observer(function ServicesCardView({
  model,
}: {
  readonly model: ServicesCardViewModel;
}) {
  const { services, today } = model;
  if (services === undefined) return null;
  const nothingYet = services.status === "ready" && services.value.count === 0;
  return (
    <Card title={t("services.title")} action={!nothingYet && <AllServices />} kind="stack">
      <Content services={services} today={today} />
    </Card>
  );
});

function AllServices() {
  return (
    <LinkMore href={pathTo("myServices")}>
      {t("services.all")} <Icon of={ChevronRight} size="s" />
    </LinkMore>
  );
}

function Content({ services, today }: { readonly services: Part<HomeServices>; readonly today: WarsawDate }) {
  switch (services.status) {
    case "loading":
      return (
        <Loading label={t("services.loading")}>
          <SiteSkeleton strands={5} />
        </Loading>
      );
    case "failed":
      return <FailedPart title={t("services.failed")} busy={services.retrying} onRetry={services.retry} />;
    case "ready":
      return <Sites services={services.value} today={today} />;
  }
}

function Sites({
  services: { sites, count, cut },
  today,
}: {
  readonly services: HomeServices;
  readonly today: WarsawDate;
}) {
  if (sites.length === 0) return <Blank title={t("services.emptyTitle")}>{t("services.emptyText")}</Blank>;
  return (
    <>
      {sites.map((site) => (
        <SiteBundle key={site.key} site={site} level={3} today={today} hrefFor={hrefFor} />
      ))}
      {cut && (
        <p>
          <LinkMore href={pathTo("myServices")}>
            {t("services.more", { count })} <Icon of={ChevronRight} size="s" />
          </LinkMore>
        </p>
      )}
    </>
  );
}
