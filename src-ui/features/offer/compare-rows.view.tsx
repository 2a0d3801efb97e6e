import type { ReactNode } from "react";
import type { ComparedPeriod, PriceDifference, OfferComparison } from "#domain/offers/offer-comparison.ts";
import type { ComparedServiceFacts, Speed } from "#domain/offers/compare-services.ts";
import { formatMoney, formatNumber } from "#ui/shared/formats.ts";
import type { Comparison } from "#ui/design-system/compare-table.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./offer.texts.ts";
import { ServiceName } from "#ui/shared/service-name.tsx";

const YEAR = 12;

function periodLabel({ from, months }: ComparedPeriod, isAlways: boolean): string {
  if (isAlways) return t("compare.monthly");
  if (months === YEAR && from === 0) return t("compare.year_1");
  if (months === YEAR && from === YEAR) return t("compare.year_2");
  if (months === YEAR && from === 2 * YEAR) return t("compare.year_3");
  return from === 0 && months !== undefined
    ? t("compare.first", { count: months })
    : t("compare.next", { from: from + 1 });
}

/** Text of a price difference; `later`: compared with the price at that time, not today's. */
function differenceText({ kind, by }: PriceDifference, later: boolean): string {
  const sum = formatMoney(by);
  switch (kind) {
    case "same":
      return t(later ? "compare.sameThen" : "compare.same");
    case "less":
      return t(later ? "compare.lessThen" : "compare.less", { sum });
    case "more":
      return t(later ? "compare.moreThen" : "compare.more", { sum });
  }
}

/** Row of one period of the price. */
export function periodRow(
  period: ComparedPeriod,
  isAlways: boolean,
  index: number,
  isAfterPromotion: boolean,
  isAddition: boolean,
): Comparison {
  const { now, firstPriceChange, offered, from, difference } = period;
  return {
    key: `period-${from}`,
    label: periodLabel(period, isAlways),
    now:
      now === undefined ? (
        t("compare.none")
      ) : (
        <>
          <Money amount={now} />
          {firstPriceChange !== undefined && (
            <>
              {" "}
              <small>
                {t("compare.from")} <FormattedDate date={firstPriceChange.from} /> {formatMoney(firstPriceChange.price)}
              </small>
            </>
          )}
        </>
      ),
    offered: (
      <>
        <Money amount={offered} />
        {isAddition && (
          <>
            {" "}
            <small>{t("compare.additional")}</small>
          </>
        )}
        {difference !== undefined && (
          <>
            {" "}
            <small>{differenceText(difference, index > 0)}</small>
          </>
        )}
        {isAfterPromotion && (
          <>
            {" "}
            <small>{t("compare.afterPromotion")}</small>
          </>
        )}
      </>
    ),
  };
}

/** Services of one category, with their speed or channels when known. */
export function ComparedServices({ all }: { readonly all: readonly ComparedServiceFacts[] }): ReactNode {
  if (all.length === 0) return t("compare.none");
  return all.map(({ speed, channels, ...name }, index) => {
    const fact =
      speed !== undefined
        ? speedText(speed)
        : channels === undefined
          ? undefined
          : t("compare.channels", { count: channels });
    return (
      <span key={index}>
        {fact ?? <ServiceName of={name} />}
        {fact !== undefined && (
          <small>
            <ServiceName of={name} />
          </small>
        )}
      </span>
    );
  });
}

const speedText = ({ down, up }: Speed): string =>
  up === undefined
    ? t("compare.speed", { down: formatNumber(down) })
    : t("compare.speeds", { down: formatNumber(down), up: formatNumber(up) });

/** Row of the commitment: its current end, and its length with the offer. */
export function commitmentRow({ boundUntil, months }: OfferComparison): Comparison {
  return {
    key: "commitment",
    label: t("compare.commitment"),
    now:
      boundUntil === undefined ? (
        t("compare.unbound")
      ) : (
        <>
          {t("compare.until")} <FormattedDate date={boundUntil} />
        </>
      ),
    offered: months === undefined ? t("compare.unbound") : t("compare.months", { count: months }),
  };
}

/** Row of the sum over the commitment; empty when the sum or the commitment is unknown. */
export function totalRow({ total, months, once }: OfferComparison): readonly Comparison[] {
  if (total === undefined || months === undefined) return [];
  const { now, offered, difference } = total;
  return [
    {
      key: "total",
      total: true,
      label: t("compare.total", { count: months }),
      now: now === undefined ? t("compare.none") : <Money amount={now} />,
      offered: (
        <>
          <Money amount={offered} />
          {(difference !== undefined || once > 0) && (
            <>
              {" "}
              <small>{totalText(difference, once > 0)}</small>
            </>
          )}
        </>
      ),
    },
  ];
}

/** Difference of the totals; names one-off charges only when there are any. */
function totalText(difference: PriceDifference | undefined, hasOneOff: boolean): string {
  const sum = difference === undefined ? "" : formatMoney(difference.by);
  switch (difference?.kind) {
    case undefined:
      return t("compare.totalOnce");
    case "same":
      return t(hasOneOff ? "compare.totalSame" : "compare.sumSame");
    case "less":
      return t(hasOneOff ? "compare.totalLess" : "compare.sumLess", { sum });
    case "more":
      return t(hasOneOff ? "compare.totalMore" : "compare.sumMore", { sum });
  }
}
