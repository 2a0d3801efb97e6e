import type { ReactNode } from "react";
import type { ComparedPeriod, Difference, OfferComparison } from "#domain/offers/comparison.ts";
import type { ServiceFacts } from "#domain/offers/service-comparison.ts";
import type { Speed } from "#domain/offers/service-facts.ts";
import { formatMoney } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { CompareTable, type Comparison } from "#ui/design-system/compare-table.tsx";
import { TermLine } from "#ui/design-system/term.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Day } from "#ui/shared/day.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./offer.texts.ts";

const YEAR = 12;

/**
 * Today beside the offer (OFFER-04): month by month, service by service, and the sum over the whole commitment last.
 */
export function CompareCard({ comparison }: { readonly comparison: OfferComparison }) {
  const { periods, services, isPriced, afterPromotion } = comparison;
  if (periods.length === 0)
    return (
      <Card>
        <p className="muted">{t("compare.noPrices")}</p>
      </Card>
    );
  const isTold = periods.some(({ now }) => now !== undefined);
  const hasToday = services.some(({ now }) => now.length > 0);
  const rows: readonly Comparison[] = [
    ...periods.map((period, index) =>
      periodRow(
        period,
        periods.length === 1 && isPriced,
        index,
        index === periods.length - 1 && afterPromotion !== undefined,
      ),
    ),
    ...services.map((service): Comparison => ({
      key: service.category,
      label: t(`category_${service.category}`),
      now: <Services all={service.now} />,
      offered: <Services all={service.offered} />,
      changed: service.changed && service.now.length > 0,
    })),
    commitmentRow(comparison),
    ...(comparison.once > 0
      ? [
          {
            key: "once",
            label: t("compare.once"),
            now: t("compare.none"),
            offered: (
              <>
                <Money amount={comparison.once} /> <small>{t("compare.onceText")}</small>
              </>
            ),
          },
        ]
      : []),
    ...totalRow(comparison),
  ];
  return (
    <Card kind="stack">
      <CompareTable
        label={t("compare.title")}
        nowTitle={t("compare.now")}
        offeredTitle={t("compare.offered")}
        rows={rows}
      />
      {!isPriced && (
        <Banner tone="notice" title={t("compare.gaps")}>
          {t("compare.gapsText")}
        </Banner>
      )}
      <p className="muted small">{!isTold && hasToday ? t("compare.unknown") : t("compare.wholeMonths")}</p>
    </Card>
  );
}

function periodLabel({ from, months }: ComparedPeriod, isAlways: boolean): string {
  if (isAlways) return t("compare.monthly");
  if (months === YEAR && from === 0) return t("compare.year_1");
  if (months === YEAR && from === YEAR) return t("compare.year_2");
  if (months === YEAR && from === 2 * YEAR) return t("compare.year_3");
  return from === 0 && months !== undefined
    ? t("compare.first", { count: months })
    : t("compare.next", { from: from + 1 });
}

/** What is paid later is compared with what would be paid then. */
function differenceText({ kind, by }: Difference, later: boolean): string {
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

function periodRow(period: ComparedPeriod, isAlways: boolean, index: number, isAfterPromotion: boolean): Comparison {
  const { now, nowThen, offered, from, difference } = period;
  return {
    key: `period-${from}`,
    label: periodLabel(period, isAlways),
    now:
      now === undefined ? (
        t("compare.none")
      ) : (
        <>
          <Money amount={now} />
          {nowThen !== undefined && (
            <>
              {" "}
              <small>
                {t("compare.from")} <Day date={nowThen.from} /> {formatMoney(nowThen.price)}
              </small>
            </>
          )}
        </>
      ),
    offered: (
      <>
        <Money amount={offered} />
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

function Services({ all }: { readonly all: readonly ServiceFacts[] }): ReactNode {
  if (all.length === 0) return t("compare.none");
  return all.map(({ name, speed, channels }, index) => {
    const fact =
      speed !== undefined
        ? speedText(speed)
        : channels === undefined
          ? undefined
          : t("compare.channels", { count: channels });
    return (
      <span key={index}>
        {fact ?? providerText(name)}
        {fact !== undefined && <small>{providerText(name)}</small>}
      </span>
    );
  });
}

const speedText = ({ down, up }: Speed): string =>
  up === undefined ? `${down}\u00a0Mb/s` : `${down} / ${up}\u00a0Mb/s`;

function commitmentRow({ boundUntil, months }: OfferComparison): Comparison {
  return {
    key: "commitment",
    label: t("compare.commitment"),
    now:
      boundUntil === undefined ? (
        t("compare.none")
      ) : (
        <>
          {t("compare.until")} <Day date={boundUntil} />
        </>
      ),
    offered: months === undefined ? t("compare.unbound") : t("compare.months", { count: months }),
  };
}

function totalRow({ total, months }: OfferComparison): readonly Comparison[] {
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
          <Money amount={offered} /> <small>{totalText(difference)}</small>
        </>
      ),
    },
  ];
}

function totalText(difference: Difference | undefined): string {
  const sum = difference === undefined ? "" : formatMoney(difference.by);
  switch (difference?.kind) {
    case undefined:
      return t("compare.totalOnce");
    case "same":
      return t("compare.totalSame");
    case "less":
      return t("compare.totalLess", { sum });
    case "more":
      return t("compare.totalMore", { sum });
  }
}

/** The price as a line: one step for each of its periods. */
export function TimelineCard({ comparison: { periods, months, isPriced } }: { readonly comparison: OfferComparison }) {
  if (periods.length < 2 || months === undefined || !isPriced) return null;
  return (
    <Card title={t("timeline.title")}>
      <TermLine
        label={t("timeline.label")}
        nowPercent={0}
        start={t("timeline.start")}
        end={t("timeline.months", { count: months })}
        steps={periods.map(({ from, months: weight = 1, offered }) => ({
          key: String(from),
          weight,
          price: <Money amount={offered} />,
          note: t("timeline.months", { count: weight }),
          current: false,
        }))}
      />
    </Card>
  );
}
