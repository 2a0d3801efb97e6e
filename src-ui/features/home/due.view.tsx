import "#ui/shared/due-panel.css";
import "#ui/design-system/deep.css";
import { observer } from "#ui/shared/observer.ts";
import { Fragment, use } from "react";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { DUE_TITLE_ID, DueBalance, type DueBalanceViewState, type DueStatus } from "./due-balance.view.tsx";
import { type ChosenEntries, DueEntries } from "./due-entries.view.tsx";
import { DueYear, type YearOfInvoices } from "./due-year.view.tsx";
import { HomeSlotsContext } from "./home-slots.ts";
import { t } from "./home.texts.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { HomeDueSkeleton } from "./home-due-skeleton.view.tsx";

export interface HomeDuePanel extends ChosenEntries {
  readonly dueStatus: DueStatus;
  /** Pending entries beside open ones; `undefined` without both. */
  readonly pending: ChosenEntries | undefined;
  /** `undefined` when nothing was invoiced in 12 months. */
  readonly year: YearOfInvoices | undefined;
}

export interface DueViewState extends DueBalanceViewState {
  readonly today: WarsawDate;
  readonly due: AsyncSection<HomeDuePanel>;
}

export interface DueViewProps {
  readonly model: DueViewState;
}

/** Amount due with its deadline and entries (FIN-01). Amber only when there is something to pay. */
export const DueView = observer(function DueView({ model }: DueViewProps) {
  const { due, today } = model;
  switch (due.status) {
    case "loading":
      return <HomeDueSkeleton onRetry={due.retry} />;
    case "failed":
      return (
        <Card>
          <FailedSection title={t("due.failed")} level={2} busy={due.retrying} cause={due.cause} onRetry={due.retry} />
        </Card>
      );
    case "ready":
      return <Panel panel={due.value} today={today} model={model} />;
  }
});

const Panel = observer(function Panel({
  panel,
  today,
  model,
}: DueViewProps & {
  readonly panel: HomeDuePanel;
  readonly today: WarsawDate;
}) {
  const { PendingDue = Fragment, PendingYear = Fragment } = use(HomeSlotsContext);
  const { dueStatus, year } = panel;
  const entries = panel.entries.length > 0 && <DueEntries panel={panel} today={today} />;
  const chart = year !== undefined && <DueYear year={year} />;
  return (
    <section className="due deep" aria-labelledby={DUE_TITLE_ID}>
      <div className="due__grid">
        <div className="due__sum">
          <DueBalance dueStatus={dueStatus} model={model} />
        </div>
        {panel.pending === undefined ? (
          dueStatus.kind === "pending" ? (
            <PendingDue>{entries}</PendingDue>
          ) : (
            entries
          )
        ) : (
          <div className="stack">
            {entries}
            <PendingDue>
              <DueEntries panel={panel.pending} today={today} />
            </PendingDue>
          </div>
        )}
        {year !== undefined && year.pendingMonths.length > 0 ? <PendingYear>{chart}</PendingYear> : chart}
      </div>
    </section>
  );
});
