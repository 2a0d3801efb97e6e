import type { ReactNode } from "react";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { OfferComparison } from "#domain/offers/offer-comparison.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { CompareTable, type Comparison } from "#ui/design-system/compare-table.tsx";
import { Money } from "#ui/shared/money.tsx";
import { ReplacedEndingServices, UnclearEndingServices } from "./ending-services.view.tsx";
import { t } from "./offer.texts.ts";
import { ComparedServices, commitmentRow, periodRow, totalRow } from "./compare-rows.view.tsx";

/**
 * Comparison of today's services with the offer (OFFER-04): by month, by service, and the sum over the whole
 * commitment.
 */
export function CompareCard({
  comparison,
  offer,
}: {
  readonly comparison: OfferComparison;
  readonly offer: Pick<OfferDetails, "order" | "deliveryDate">;
}) {
  const { periods, services, isPriced, afterPromotion, replaces } = comparison;
  if (periods.length === 0)
    return (
      <Card>
        <p className="muted">{t("compare.noPrices")}</p>
      </Card>
    );
  const hasCurrentPrices = periods.some(({ now }) => now !== undefined);
  const hasToday = hasCurrentPrices || services.some(({ now }) => now.length > 0);
  const rows: readonly Comparison[] = [
    ...periods.map((period, index) =>
      periodRow(
        period,
        periods.length === 1 && isPriced,
        index,
        index === periods.length - 1 && afterPromotion !== undefined,
        replaces === "nothing",
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
        nowTitle={hasToday ? t("compare.now") : undefined}
        offeredTitle={t("compare.offered")}
        rows={rows}
      />
      {!isPriced && (
        <Banner tone="notice" title={t("compare.gaps")}>
          {t("compare.gapsText")}
        </Banner>
      )}
      <p className="muted small">{noteOf(comparison, hasCurrentPrices)}</p>
      {comparison.ending.replaced.length > 0 && (
        <p>
          <ReplacedEndingServices services={comparison.ending.replaced} offer={offer} />
        </p>
      )}
    </Card>
  );
}

/** Explains the amounts: those of an addition, or why nothing is compared. */
function noteOf({ replaces, ending }: OfferComparison, hasCurrentPrices: boolean): ReactNode {
  switch (replaces) {
    case "ending":
      return t("compare.wholeMonths");
    case "unclear":
      return (
        <>
          <UnclearEndingServices services={ending.unclear} /> {t("compare.wholeMonths")}
        </>
      );
    case "nothing":
      return `${t("compare.addition")} ${t("compare.wholeMonths")}`;
    case "unknown":
      return t("compare.unknown");
    case "products":
      return hasCurrentPrices ? t("compare.wholeMonths") : t("compare.unknown");
  }
}
