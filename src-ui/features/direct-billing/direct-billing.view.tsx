import "./direct-billing.css";
import { observer } from "#ui/shared/observer.ts";
import type { BillingAction, Settlement, StreamingService } from "#domain/direct-billing/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { PageHead } from "#ui/shared/page-head.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { ConsentsCard, LimitCard } from "./aside-cards.view.tsx";
import { BillingFailures } from "./billing-failures.view.tsx";
import { t } from "./direct-billing.texts.ts";
import type { DirectBillingPage } from "./direct-billing-page.ts";
import { Subscription } from "./subscription.view.tsx";

export interface DirectBillingViewState {
  readonly page: AsyncSection<DirectBillingPage>;
  readonly failures: readonly Settlement[];
  readonly isLate: boolean;
  readonly order: { open(service: StreamingService, action: BillingAction): void };
  readonly settings: { openLimit(): void; openConsent(change: "give" | "take-back"): void };
}

/** `/service/directBilling` (ROUTE-02, DB-01). */
export const DirectBillingView = observer(function DirectBillingView({
  model,
}: {
  readonly model: DirectBillingViewState;
}) {
  return (
    <div className="page stack">
      <PageHead title={t("title")} lead={t("lead")} />
      <BillingFailures failures={model.failures} />
      <Content model={model} />
    </div>
  );
});

const Content = observer(function Content({ model }: { readonly model: DirectBillingViewState }) {
  const { page, settings } = model;
  if (page.status !== "ready")
    return (
      <SectionPlaceholder section={page} loading={t("loading")} failed={t("failed")} level={2}>
        <Card>
          <SkeletonRows rows={4} />
        </Card>
      </SectionPlaceholder>
    );
  const { rows, billing, today } = page.value;
  return (
    <ListContent
      incomplete={page.incomplete}
      isEmpty={rows.length === 0}
      empty={
        <Card>
          <EmptyState title={t("none")} level={2}>
            {t("noneText")}
          </EmptyState>
        </Card>
      }
    >
      {!billing.consent.given && (
        <Banner tone="notice" live="status" title={t("blocked.title")}>
          {t("blocked.text")}
        </Banner>
      )}
      <div className="main-aside">
        <ul className="card rows subscriptions" role="list" aria-label={t("list")}>
          {rows.map((row) => (
            <Subscription
              key={row.service.code}
              row={row}
              isLate={model.isLate}
              onOrder={(action) => model.order.open(row.service, action)}
            />
          ))}
        </ul>
        <div className="stack">
          <LimitCard billing={billing} today={today} onChange={() => settings.openLimit()} />
          <ConsentsCard
            billing={billing}
            onBlock={() => settings.openConsent("take-back")}
            onGive={() => settings.openConsent("give")}
          />
        </div>
      </div>
    </ListContent>
  );
});
