import "#ui/shared/due-panel.css";
import {
  formatMoney,
  formatMonth,
  type Grosze,
  shortMonthName,
  type WarsawMonth,
} from "#domain/shared-kernel/index.ts";
import { Sparkline } from "#ui/design-system/sparkline.tsx";
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
      />
    </div>
  );
}

function yearDescription({ first, last, least, most, openMonths, partlyPaidMonths }: YearOfInvoices): string {
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
  ].join(" ");
}
