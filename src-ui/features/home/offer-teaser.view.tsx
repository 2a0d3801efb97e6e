import "./offer-teaser.css";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferInShort, OfferPeriod } from "#domain/offers/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading, Skeleton, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Day } from "#ui/shared/day.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./home.texts.ts";
import type { Part } from "#ui/stores/part.ts";

/** The offer as the start page tells it. */
export interface OfferTeaserSnapshot extends Omit<OfferInShort, "periods"> {
  /** In order of time. */
  readonly periods: readonly TeaserPeriod[];
}

export interface TeaserPeriod extends OfferPeriod {
  readonly key: string;
  /** Whether the offer begins with it. */
  readonly first: boolean;
}

export interface OfferTeaserViewModel {
  /** `undefined`: no offer waits, or this customer gets none (OFFER-01). */
  readonly offer: Part<OfferTeaserSnapshot> | undefined;
}

/** The offer in short: today beside it, then what it costs over time. */
export const OfferTeaserView = observer(function OfferTeaserView({
  model: { offer },
}: {
  readonly model: OfferTeaserViewModel;
}) {
  if (offer === undefined) return null;
  switch (offer.status) {
    case "loading":
      return <TeaserOnItsWay />;
    case "failed":
      return (
        <Card>
          <FailedPart title={t("offer.failed")} level={2} busy={offer.retrying} onRetry={offer.retry} />
        </Card>
      );
    case "ready":
      return <Teaser offer={offer.value} />;
  }
});

function Teaser({ offer }: { readonly offer: OfferTeaserSnapshot }) {
  const titleId = useId();
  return (
    <section className="card teaser" aria-labelledby={titleId}>
      <div>
        <p className="muted small">
          {offer.validUntil === undefined ? (
            t("offer.forYou")
          ) : (
            <>
              {t("offer.validUntil")} <Day date={offer.validUntil} />
            </>
          )}
        </p>
        <h2 id={titleId}>{providerText(offer.title)}</h2>
      </div>
      <dl className="teaser__prices">
        {offer.today !== undefined && (
          <div>
            <dt>{t("offer.now")}</dt>
            <dd>
              <Money amount={offer.today} look="price-muted" />
            </dd>
          </div>
        )}
        {offer.periods.map((period) => (
          <div key={period.key}>
            <dt>{periodLabel(period)}</dt>
            <dd>
              <Money amount={period.monthly} look="price" />
            </dd>
          </div>
        ))}
      </dl>
      <LinkButton href={pathTo("yourOffer")}>{t("offer.compare")}</LinkButton>
    </section>
  );
}

function periodLabel({ months, first }: TeaserPeriod): string {
  if (months === undefined) return first ? t("offer.monthly") : t("offer.then");
  return first ? t("offer.for", { count: months }) : t("offer.thenFor", { count: months });
}

function TeaserOnItsWay() {
  return (
    <Card>
      <Loading label={t("offer.loading")}>
        <div className="teaser">
          <SkeletonLines widths={["40%", "80%"]} />
          <Skeleton width="min(18rem, 100%)" height="3.5rem" />
          <Skeleton width="7rem" height="3rem" />
        </div>
      </Loading>
    </Card>
  );
}
