import { ChartColumn, Table2 } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { MonthsLegend } from "#domain/finance/index.ts";
import { grosze, ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatAmount, formatMoney, formatMonth } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Chart, LegendEntry } from "#ui/design-system/chart.tsx";
import { Segmented } from "#ui/design-system/segmented.tsx";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { Money } from "#ui/shared/money.tsx";
import type { HistoryMonth, HistoryState } from "./history.view-model.ts";
import { t } from "./invoices.texts.ts";

type View = "chart" | "table";

/** Invoices of twelve months, oldest first. */
export interface HistoryViewState {
  readonly view: View;
  readonly months: readonly HistoryMonth[];
  readonly max: number;
  readonly average: Grosze;
  readonly legend: MonthsLegend;
  show(view: View): void;
}

const WORDS = {
  open: "chart.open",
  pending: "chart.underWay",
  settled: "chart.paid",
  unknown: "chart.unknown",
  none: "chart.none",
} as const satisfies Record<HistoryState, string>;

/** Hidden text after an amount without a unit, for screen readers. */
const HIDDEN_TEXT_KEYS = {
  open: "chart.zlotyOpen",
  pending: "chart.zlotyUnderWay",
  settled: "chart.zloty",
  unknown: "chart.zlotyUnknown",
  none: "chart.zloty",
} as const satisfies Record<HistoryState, string>;

/** Invoices of a year, as a chart or as a table (FIN-09). */
export const HistoryCard = observer(function HistoryCard({ model }: { readonly model: HistoryViewState }) {
  const views = (
    <Segmented<View>
      label={t("chart.view")}
      dataAttributes={trackedAs("history-view")}
      segments={[
        { value: "chart", label: t("chart.chart"), icon: ChartColumn },
        { value: "table", label: t("chart.table"), icon: Table2 },
      ]}
      value={model.view}
      onChange={(view) => model.show(view)}
    />
  );
  return (
    <Card kind="chart" title={t("chart.title")} action={views}>
      {model.view === "chart" ? <HistoryChart model={model} /> : <HistoryTable model={model} />}
    </Card>
  );
});

const HistoryChart = observer(function HistoryChart({ model }: { readonly model: HistoryViewState }) {
  const bars = model.months.map((month) => ({
    key: month.month,
    value: month.height,
    amount: isWithoutInvoice(month) ? "–" : formatAmount(month.amount),
    hiddenText: isWithoutInvoice(month)
      ? t("chart.noneHidden")
      : month.isPartlyPaid
        ? t(month.state === "pending" ? "chart.zlotyUnderWayPartly" : "chart.zlotyPartly", {
            amount: formatMoney(month.left),
          })
        : t(HIDDEN_TEXT_KEYS[month.state]),
    month: month.name,
    year: month.year,
    open: month.state === "open",
    unknown: month.state === "unknown",
    openPart: month.isPartlyPaid ? month.left : undefined,
  }));
  return (
    <Chart
      max={model.max}
      bars={bars}
      average={model.average > 0 ? model.average : undefined}
      legend={<Legend model={model} />}
    />
  );
});

/** Names the colours that the columns have. */
const Legend = observer(function Legend({ model }: { readonly model: HistoryViewState }) {
  const { hasSettled, hasPending, hasOpen, hasUnknown } = model.legend;
  return (
    <>
      {hasSettled && <LegendEntry sample="plain">{t(hasPending ? "chart.paidOrUnderWay" : "chart.paid")}</LegendEntry>}
      {hasOpen && <LegendEntry sample="open">{t("chart.open")}</LegendEntry>}
      {hasUnknown && <LegendEntry sample="unknown">{t("chart.unknown")}</LegendEntry>}
      <Average amount={model.average} sample="average" />
    </>
  );
});

const Average = ({ amount, sample }: { readonly amount: Grosze; readonly sample?: "average" }) => (
  <LegendEntry sample={sample}>{t("chart.average", { amount: formatMoney(amount) })}</LegendEntry>
);

/** True for a month that has neither an invoice nor a correction. */
const isWithoutInvoice = ({ state, amount }: HistoryMonth): boolean => state === "none" && amount === 0;

/** Paid part of a month: neither open nor pending, and not of an unknown state. */
const paidOf = ({ state, amount, left }: HistoryMonth): Grosze =>
  state === "pending" || state === "none" || state === "unknown" ? ZERO : grosze(Math.max(0, amount - left));

const MoneyOrDash = ({ amount }: { readonly amount: Grosze }) =>
  amount === 0 ? <span className="muted">—</span> : <Money amount={amount} />;

const HistoryTable = observer(function HistoryTable({ model }: { readonly model: HistoryViewState }) {
  const columns = [
    { key: "month", title: t("chart.month") },
    { key: "state", title: t("chart.state") },
    { key: "paid", title: t("chart.paidColumn"), end: true },
    { key: "left", title: t("chart.left"), end: true },
    { key: "amount", title: t("chart.amount"), end: true },
  ];
  return (
    <>
      <Table columns={columns} narrow="cards" label={t("chart.title")}>
        {model.months.map((month) => (
          <TableRow key={month.month}>
            <RowHead>{formatMonth(month.month)}</RowHead>
            <Cell label={t("chart.state")}>
              {t(month.isPartlyPaid && month.state === "open" ? "chart.partly" : WORDS[month.state])}
            </Cell>
            <Cell end label={t("chart.paidColumn")}>
              <MoneyOrDash amount={paidOf(month)} />
            </Cell>
            <Cell end label={t("chart.left")}>
              <MoneyOrDash amount={month.left} />
            </Cell>
            <Cell end label={t("chart.amount")}>
              {isWithoutInvoice(month) ? <MoneyOrDash amount={ZERO} /> : <Money amount={month.amount} />}
            </Cell>
          </TableRow>
        ))}
      </Table>
      <p className="legend">
        <Average amount={model.average} />
      </p>
    </>
  );
});
