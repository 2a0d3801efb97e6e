import "#ui/shared/due-panel.css";
import "#ui/design-system/deep.css";
import { RefreshCw } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Skeleton, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { t } from "./invoices.texts.ts";

interface Retrying {
  readonly isReloading: boolean;
  retry(): void;
}

/** Skeleton of the account. */
export function InvoicesLoading({ model }: { readonly model: Pick<Retrying, "retry"> }) {
  return (
    <LoadingSection onRetry={() => model.retry()} label={t("loading")} className="stack">
      <div className="pay-and-chart">
        <DueSkeleton />
        <HistorySkeleton />
      </div>
      <Card>
        <SkeletonRows rows={8} />
      </Card>
    </LoadingSection>
  );
}

/** Skeleton of the chart of twelve months. */
export function HistorySkeleton() {
  return (
    <Card kind="chart">
      <div className="card__head">
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton width="11rem" height="var(--control-s)" />
      </div>
      <Skeleton height="17rem" />
    </Card>
  );
}

function DueSkeleton() {
  return (
    <div className="due deep">
      <div className="due__grid">
        <div className="due__sum">
          <Skeleton width="6rem" height="1.5rem" />
          <Skeleton width="80%" height="var(--figure)" />
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3rem" />
        </div>
      </div>
    </div>
  );
}

/** Shown above outdated data when reloading failed. */
export const InvoicesStale = observer(function InvoicesStale({ model }: { readonly model: Retrying }) {
  const retry = (
    <Button
      saves={false}
      size="s"
      icon={RefreshCw}
      busy={model.isReloading}
      busyLabel={t("retrying")}
      onClick={() => model.retry()}
      {...trackedAs("invoices-retry")}
    >
      {t("retry")}
    </Button>
  );
  return (
    <Banner tone="notice" title={t("stale")} action={retry}>
      {t("staleText")}
    </Banner>
  );
});

/** Shown to a customer without any entry. */
export function NoInvoicesYet() {
  return (
    <Card>
      <EmptyState title={t("list.empty")} level={2}>
        {t("list.emptyText")}
      </EmptyState>
    </Card>
  );
}
