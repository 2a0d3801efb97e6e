import { observer } from "mobx-react-lite";
import type {} from "#ui/design-system/custom-properties.ts";
import type { BillingRefusal } from "#domain/finance/call-billing.port.ts";
import type { BilledSum } from "#domain/finance/call-billing.ts";
import type { BillingRange, BillingReach } from "#domain/finance/call-range.ts";
import { formatMonth, type Grosze, type WarsawDate, type WarsawMonth } from "#domain/shared-kernel/index.ts";
import { Blank } from "#ui/design-system/blank.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { Day } from "#ui/shared/day.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { t } from "./billing.texts.ts";
import { Refused } from "./refused.view.tsx";
import { RangeCard, type RangeFormView } from "./range-card.view.tsx";
import { SumsCard } from "./sums-card.view.tsx";
import { UsesCard, type UsesCardModel } from "./uses-card.view.tsx";

/** What the billing shows and what can be done on it. */
export interface BillingViewModel {
  readonly status: "loading" | "no-phone" | "nothing-yet" | "failed" | "refused" | "empty" | "ready";
  readonly today: WarsawDate;
  readonly reach: BillingReach;
  readonly months: readonly WarsawMonth[];
  readonly month: WarsawMonth | undefined;
  readonly range: BillingRange | undefined;
  readonly form: RangeFormView | undefined;
  /** Why the provider does not show these days. */
  readonly refusal: BillingRefusal["code"] | undefined;
  readonly uses: UsesCardModel & { readonly sums: readonly BilledSum[]; readonly total: Grosze };
  chooseMonth(month: WarsawMonth): void;
  retry(): void;
}

/** `/billing`: what the numbers were used for, of a month or of other days (FIN-08). */
export const BillingView = observer(function BillingView({ model }: { readonly model: BillingViewModel }) {
  return (
    <div className="page stack">
      <header className="page-head">
        <h1 tabIndex={-1}>{t("title")}</h1>
      </header>
      {model.form !== undefined && <RangeCard model={model} form={model.form} />}
      <Content model={model} />
    </div>
  );
});

const Content = observer(function Content({ model }: { readonly model: BillingViewModel }) {
  switch (model.status) {
    case "loading":
      return (
        <Loading label={t("loading")}>
          <Card>
            <SkeletonRows rows={8} />
          </Card>
        </Loading>
      );
    case "no-phone":
      return (
        <Card>
          <Blank title={t("noPhone")} level={2}>
            {t("noPhoneText")}
          </Blank>
        </Card>
      );
    case "nothing-yet":
      return (
        <Card>
          <Blank title={t("nothingYet")} level={2}>
            <Expected reach={model.reach} />
          </Blank>
        </Card>
      );
    case "failed":
      return (
        <FailedPart title={t("failed")} level={2} busy={false} onRetry={() => model.retry()}>
          {t("failedText")}
        </FailedPart>
      );
    case "refused":
      return <Refused code={model.refusal ?? "unknown"} onRetry={() => model.retry()} />;
    case "empty":
      return (
        <>
          <Card>
            <Blank title={t("empty")} level={2}>
              {t("emptyText")}
            </Blank>
          </Card>
          <Next model={model} />
        </>
      );
    case "ready":
      return (
        <>
          <SumsCard sums={model.uses.sums} total={model.uses.total} />
          <UsesCard model={model.uses} />
          <Next model={model} />
        </>
      );
  }
});

/** When what is missing comes. */
function Expected({ reach: { next } }: { readonly reach: BillingReach }) {
  return (
    <>
      {t("next", { month: formatMonth(next.month) })}
      {next.expected !== undefined && (
        <>
          {" "}
          {t("expected")} <Day date={next.expected} />.
        </>
      )}
    </>
  );
}

const Next = observer(function Next({ model }: { readonly model: BillingViewModel }) {
  return (
    <p className="muted small">
      <Expected reach={model.reach} />
    </p>
  );
});
