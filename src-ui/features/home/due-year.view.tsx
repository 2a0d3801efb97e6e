import "#ui/shared/due-panel.css";
import type { MonthsLegend } from "#domain/finance/index.ts";
import type { Grosze, WarsawMonth } from "#domain/shared-kernel/index.ts";
import { formatMoney, formatMonth, shortMonthName } from "#ui/shared/formats.ts";
import { Sparkline, type SparklineLegend } from "#ui/design-system/sparkline.tsx";
import { t } from "./home.texts.ts";

/** Invoices of twelve months (FIN-09). */
export interface YearOfInvoices {
  /** Oldest first; `percent` of the largest month, `openPercent` of the month's own amount. */
  readonly months: readonly {
    readonly month: WarsawMonth;
    readonly percent: number;
    readonly openPercent: number;
    /** True if the status of an invoice is not known: the month is neither paid nor unpaid. */
    readonly isUnknown: boolean;
  }[];
  readonly legend: MonthsLegend;
  readonly first: WarsawMonth;
  readonly last: WarsawMonth;
  readonly average: Grosze;
  /** Smallest month among those with an invoice. */
  readonly least: Grosze;
  readonly most: Grosze;
  /** Months of which nothing is paid, and months of which a part is paid. */
  readonly openMonths: readonly { readonly month: WarsawMonth }[];
  readonly partlyPaidMonths: readonly { readonly month: WarsawMonth }[];
  readonly unknownMonths: readonly { readonly month: WarsawMonth }[];
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
        legend={legendText(year.legend)}
      />
    </div>
  );
}

/** Names the colours that the bars have. */
function legendText({ hasSettled, hasPending, hasOpen, hasUnknown }: MonthsLegend): SparklineLegend {
  return {
    settled: hasSettled ? t(hasPending ? "year.paidOrUnderWay" : "year.paid") : undefined,
    open: hasOpen ? t("year.open") : undefined,
    unknown: hasUnknown ? t("year.unknown") : undefined,
  };
}

/** Sentences that name months. */
type MonthsKey = "year.labelPartly" | "year.labelOpen" | "year.labelUnknown" | "year.underWay" | "year.later";

function yearDescription(year: YearOfInvoices): string {
  const { first, last, least, most, openMonths, partlyPaidMonths, unknownMonths, pendingMonths } = year;
  const all = t(least === most ? "year.labelSame" : "year.label", {
    from: formatMonth(first),
    to: formatMonth(last),
    least: formatMoney(least),
    most: formatMoney(most),
  });
  const about = (key: MonthsKey, months: readonly { readonly month: WarsawMonth }[]): readonly string[] =>
    months.length > 0 ? [t(key, { months: months.map(({ month }) => formatMonth(month)).join(", ") })] : [];
  return [
    all,
    ...about("year.labelPartly", partlyPaidMonths),
    ...about("year.labelOpen", openMonths),
    ...about("year.labelUnknown", unknownMonths),
    ...about("year.underWay", pendingMonths),
    ...about(
      "year.later",
      pendingMonths.filter(({ left }) => left > 0),
    ),
  ].join(" ");
}
