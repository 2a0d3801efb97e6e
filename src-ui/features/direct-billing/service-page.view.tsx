import { observer } from "#ui/shared/observer.ts";
import type { StreamingService } from "#domain/direct-billing/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Skeleton, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { BackLink } from "#ui/shared/back-link.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { BillingFailures } from "./billing-failures.view.tsx";
import type { DirectBillingViewState } from "./direct-billing.view.tsx";
import type { StreamingServiceRow } from "./direct-billing-page.ts";
import { t } from "./direct-billing.texts.ts";
import { StateBadge } from "./state-badge.view.tsx";
import { StreamingServiceDescription } from "./subscription.view.tsx";
import { StreamingServiceCards } from "./streaming-service-cards.view.tsx";

export interface ServicePageViewState extends DirectBillingViewState {
  rowAt(param: string): StreamingServiceRow | undefined;
}

interface Props {
  readonly model: ServicePageViewState;
  /** Name of the service in the address. */
  readonly param: string;
  /** False if the list of services is hidden from this customer: links lead to the start page instead. */
  readonly hasList: boolean;
  readonly copy: (text: string) => Promise<boolean>;
  readonly onRead: (service: StreamingService) => void;
}

/**
 * `/service/directBilling/:productId` (ROUTE-02). The title stays one element in every state because it holds the
 * focus.
 */
export const ServicePageView = observer(function ServicePageView({ model, param, hasList, copy, onRead }: Props) {
  const row = model.rowAt(param);
  return (
    <div className="page stack">
      <BackLink href={pathTo(hasList ? "directBilling" : "index")}>{hasList ? t("back") : t("backHome")}</BackLink>
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>
            <Title model={model} row={row} />
          </h1>
          {row !== undefined && (
            <>
              <p>
                <StateBadge state={row.service.state} />
              </p>
              <StreamingServiceDescription service={row.service} />
            </>
          )}
        </div>
      </header>
      <BillingFailures failures={model.failures} />
      <Body model={model} hasList={hasList} copy={copy} onRead={onRead} row={row} />
    </div>
  );
});

const Title = observer(function Title({
  model: { page },
  row,
}: {
  readonly model: ServicePageViewState;
  readonly row: StreamingServiceRow | undefined;
}) {
  if (row !== undefined) return providerText(row.service.name);
  if (page.status === "ready") return t("unknown");
  return (
    <>
      <VisuallyHidden>{t("service")}</VisuallyHidden>
      {page.status === "loading" && (
        <span className="loading">
          <Skeleton width="min(14rem, 60vw)" />
        </span>
      )}
    </>
  );
});

const Body = observer(function Body({
  model,
  row,
  hasList,
  copy,
  onRead,
}: Omit<Props, "param"> & { readonly row: StreamingServiceRow | undefined }) {
  const { page } = model;
  switch (page.status) {
    case "loading":
      return (
        <LoadingSection onRetry={page.retry} label={t("loading")}>
          <Card>
            <SkeletonRows rows={3} />
          </Card>
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection title={t("failed")} level={2} busy={page.retrying} cause={page.cause} onRetry={page.retry} />
      );
    case "ready":
      return (
        <ListContent
          incomplete={page.incomplete}
          isEmpty={row === undefined}
          empty={
            <Card>
              <EmptyState
                title={t("unknown")}
                level={2}
                action={
                  <LinkButton href={pathTo(hasList ? "directBilling" : "index")}>
                    {hasList ? t("toList") : t("toHome")}
                  </LinkButton>
                }
              >
                {hasList ? t("unknownText") : t("unknownTextAlone")}
              </EmptyState>
            </Card>
          }
        >
          {row !== undefined && (
            <StreamingServiceCards model={model} row={row} value={page.value} copy={copy} onRead={onRead} />
          )}
        </ListContent>
      );
  }
});
