import "#ui/shared/due-panel.css";
import {
  formatMoney,
  formatMonth,
  type Grosze,
  shortMonthName,
  type WarsawMonth,
} from "#domain/shared-kernel/index.ts";
import { Sparkline, type SparklineLegend } from "#ui/design-system/sparkline.tsx";
import { t } from "./home.texts.ts";

/** Invoices of twelve months (FIN-09). */
export interface YearOfInvoices {
  /** Oldest first; `percent` of the largest month, `openPercent` of the month's own amount. */
  readonly months: readonly { readonly month: WarsawMonth; readonly percent: number; readonly openPercent: number }[];
  readonly first: WarsawMonth;
  readonly last: WarsawMonth;
  readonly average: Grosze;
  /** Smallest month among those with an invoice. */
  readonly least: Grosze;
  readonly most: Grosze;
  /** Months of which nothing is paid, and months of which a part is paid. */
  readonly openMonths: readonly WarsawMonth[];
  readonly partlyPaidMonths: readonly WarsawMonth[];
  /** Months of which a payment is pending, and what is left to pay after it. */
  readonly pendingMonths: readonly { readonly month: WarsawMonth; readonly left: Grosze }[];
}

/** Chart of twelve months, with a sentence as its label. */
export function DueYear({ year }: { readonly year: YearOfInvoices }) {
  return (
    <div className="due__history">
      <h3 className="due__label">{t("year.title")}</h3>
      <Sparkline
        bars={year.months.map(({ month, ...bar }) => ({ key: month, ...bar }))}
        label={yearDescription(year)}
        axis={[
          shortMonthName(year.first),
          t("year.average", { sum: formatMoney(year.average) }),
          shortMonthName(year.last),
        ]}
        legend={legendOf(year)}
      />
    </div>
  );
}

/** Names the colours of the bars; `undefined` when every month is paid. */
function legendOf({ months, pendingMonths }: YearOfInvoices): SparklineLegend | undefined {
  const settled = t(pendingMonths.length > 0 ? "year.paidOrUnderWay" : "year.paid");
  if (months.some(({ openPercent }) => openPercent > 0)) return { settled, open: t("year.open") };
  return pendingMonths.length > 0 ? { settled, open: undefined } : undefined;
}

function yearDescription(year: YearOfInvoices): string {
  const { first, last, least, most, openMonths, partlyPaidMonths, pendingMonths } = year;
  const all = t(least === most ? "year.labelSame" : "year.label", {
    from: formatMonth(first),
    to: formatMonth(last),
    least: formatMoney(least),
    most: formatMoney(most),
  });
  const list = (months: readonly WarsawMonth[]): string => months.map((month) => formatMonth(month)).join(", ");
  return [
    all,
    ...(partlyPaidMonths.length > 0 ? [t("year.labelPartly", { months: list(partlyPaidMonths) })] : []),
    ...(openMonths.length > 0 ? [t("year.labelOpen", { months: list(openMonths) })] : []),
    ...pendingMonths.map(({ month, left }) =>
      left > 0
        ? t("year.labelUnderWayPartly", { month: formatMonth(month), left: formatMoney(left) })
        : t("year.labelUnderWay", { month: formatMonth(month) }),
    ),
  ].join(" ");
}
