import type { OfferComparison } from "#domain/offers/offer-comparison.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { CompareTable, type Comparison } from "#ui/design-system/compare-table.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./offer.texts.ts";
import { ComparedServices, commitmentRow, periodRow, totalRow } from "./compare-rows.view.tsx";

/**
 * Comparison of today's services with the offer (OFFER-04): by month, by service, and the sum over the whole
 * commitment.
 */
export function CompareCard({ comparison }: { readonly comparison: OfferComparison }) {
  const { periods, services, isPriced, afterPromotion } = comparison;
  if (periods.length === 0)
    return (
      <Card>
        <p className="muted">{t("compare.noPrices")}</p>
      </Card>
    );
  const hasCurrentPrices = periods.some(({ now }) => now !== undefined);
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
      now: <ComparedServices all={service.now} />,
      offered: <ComparedServices all={service.offered} />,
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
      <p className="muted small">{!hasCurrentPrices && hasToday ? t("compare.unknown") : t("compare.wholeMonths")}</p>
    </Card>
  );
}
