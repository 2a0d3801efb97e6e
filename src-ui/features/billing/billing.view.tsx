import { observer } from "#ui/shared/observer.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import type { CallBillingRefusal } from "#domain/finance/call-billing.port.ts";
import type { BilledSum } from "#domain/finance/call-billing.ts";
import type { BillingRange, BillingAvailability } from "#domain/finance/billing-range.ts";
import type { Grosze, WarsawDate, WarsawMonth, FailureCause } from "#domain/shared-kernel/index.ts";
import { formatMoney, formatMonth } from "#ui/shared/formats.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { t } from "./billing.texts.ts";
import { BillingRefusalBanner } from "./billing-refusal-banner.view.tsx";
import { RangeCardSkeleton } from "./range-card-skeleton.view.tsx";
import { RangeCard, type RangeFormViewState } from "./range-card.view.tsx";
import { SumsCard } from "./sums-card.view.tsx";
import { UsesCard, type UsesCardViewState } from "./uses-card.view.tsx";

export interface BillingViewState {
  readonly status: "loading" | "no-phone" | "nothing-yet" | "failed" | "refused" | "empty" | "ready";
  readonly today: WarsawDate;
  readonly availability: BillingAvailability;
  readonly months: readonly WarsawMonth[];
  readonly month: WarsawMonth | undefined;
  readonly range: BillingRange | undefined;
  readonly form: RangeFormViewState | undefined;
  /** Set when parts of what the page shows could not be read: then nothing is called empty or added up. */
  readonly incomplete: IncompleteData | undefined;
  /** True if the uses failed to load because of an error of the portal. */
  readonly cause: FailureCause;
  /** Reason of the server for not showing these days. */
  readonly refusal: CallBillingRefusal["code"] | undefined;
  readonly uses: UsesCardViewState & {
    readonly sums: readonly BilledSum[];
    readonly total: Grosze;
    readonly net: Grosze | undefined;
    readonly isAnnounced: boolean;
  };
  chooseMonth(month: WarsawMonth): void;
  retry(): void;
}

/** `/billing`: uses of the customer's numbers in a month or in other days (FIN-08). */
export const BillingView = observer(function BillingView({ model }: { readonly model: BillingViewState }) {
  return (
    <div className="page stack">
      <header className="page-head">
        <h1 tabIndex={-1}>{t("title")}</h1>
      </header>
      {model.form !== undefined && <RangeCard model={model} form={model.form} />}
      {model.form === undefined && model.status === "loading" && <RangeCardSkeleton />}
      <LiveRegion message={announcementOf(model)} />
      <Content model={model} />
    </div>
  );
});

/**
 * Number and total of the chosen uses; empty while nothing was chosen or loaded. Without a total if some are missing.
 */
function announcementOf({ status, incomplete, uses }: BillingViewState): string {
  if (!uses.isAnnounced || (status !== "ready" && status !== "empty")) return "";
  const found = t("list.found", { count: uses.found.length });
  return incomplete === undefined ? `${found}, ${t("list.foundTotal", { total: formatMoney(uses.total) })}` : found;
}

const Content = observer(function Content({ model }: { readonly model: BillingViewState }) {
  switch (model.status) {
    case "loading":
      return (
        <LoadingSection onRetry={() => model.retry()} label={t("loading")}>
          <Card>
            <SkeletonRows rows={8} />
          </Card>
        </LoadingSection>
      );
    case "no-phone":
    case "nothing-yet":
    case "empty":
      return <NoUses model={model} status={model.status} />;
    case "failed":
      return (
        <FailedSection title={t("failed")} level={2} busy={false} cause={model.cause} onRetry={() => model.retry()} />
      );
    case "refused":
      return <BillingRefusalBanner code={model.refusal ?? "unknown"} onRetry={() => model.retry()} />;
    case "ready":
      return (
        <>
          <IncompleteNotice data={model.incomplete} />
          {model.incomplete === undefined && (
            <SumsCard sums={model.uses.sums} total={model.uses.total} net={model.uses.net} />
          )}
          <UsesCard model={model.uses} />
          <NextBilling model={model} />
        </>
      );
  }
});

/** Says why there are no uses, unless they could not be read. */
const NoUses = observer(function NoUses({
  model,
  status,
}: {
  readonly model: BillingViewState;
  readonly status: "no-phone" | "nothing-yet" | "empty";
}) {
  return (
    <>
      <ListContent
        incomplete={model.incomplete}
        isEmpty
        empty={
          <Card>
            <EmptyState title={t(NO_USES[status])} level={2}>
              {status === "nothing-yet" ? (
                <NextBillingDate availability={model.availability} />
              ) : (
                t(`${NO_USES[status]}Text`)
              )}
            </EmptyState>
          </Card>
        }
      />
      {status === "empty" && <NextBilling model={model} />}
    </>
  );
});

const NO_USES = { "no-phone": "noPhone", "nothing-yet": "nothingYet", empty: "empty" } as const;

/** Month that will be billed next, and the day when it is expected. */
function NextBillingDate({ availability: { next } }: { readonly availability: BillingAvailability }) {
  return (
    <>
      {t("next", { month: formatMonth(next.month) })}
      {next.expected !== undefined && (
        <>
          {" "}
          {t("expected")} <FormattedDate date={next.expected} />.
        </>
      )}
    </>
  );
}

const NextBilling = observer(function NextBilling({ model }: { readonly model: BillingViewState }) {
  return (
    <p className="muted small">
      <NextBillingDate availability={model.availability} />
    </p>
  );
});
