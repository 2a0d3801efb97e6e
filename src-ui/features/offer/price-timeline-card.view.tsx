import type { OfferComparison } from "#domain/offers/offer-comparison.ts";
import { Card } from "#ui/design-system/card.tsx";
import { TermLine } from "#ui/design-system/term-line.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./offer.texts.ts";

/** Timeline of the price, with one step per period. */
export function PriceTimelineCard({
  comparison: { periods, months, isPriced },
}: {
  readonly comparison: OfferComparison;
}) {
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
