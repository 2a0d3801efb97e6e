import "./offer-teaser.css";
import { observer } from "#ui/shared/observer.ts";
import { useId } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferSummary, OfferPeriod } from "#domain/offers/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Skeleton, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./home.texts.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";

/** Offer as shown on the start page. */
export interface OfferTeaserSnapshot extends Omit<OfferSummary, "periods" | "title"> {
  /** `undefined` for an offer whose content only its page reads. */
  readonly title: string | undefined;
  /** In chronological order. */
  readonly periods: readonly TeaserPeriod[];
}

export interface TeaserPeriod extends OfferPeriod {
  readonly key: string;
  /** True for the first period of the offer. */
  readonly first: boolean;
}

export interface OfferTeaserViewState {
  /** `undefined`: no offer waits, or this customer gets none (OFFER-01). */
  readonly offer: AsyncSection<OfferTeaserSnapshot> | undefined;
}

/** Summary of the offer: change of the monthly price, and the prices over time. */
export const OfferTeaserView = observer(function OfferTeaserView({
  model: { offer },
}: {
  readonly model: OfferTeaserViewState;
}) {
  if (offer === undefined) return null;
  switch (offer.status) {
    case "loading":
      return <OfferTeaserSkeleton onRetry={offer.retry} />;
    case "failed":
      return (
        <Card>
          <FailedSection
            title={t("offer.failed")}
            level={2}
            busy={offer.retrying}
            cause={offer.cause}
            onRetry={offer.retry}
          />
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
      {offer.title === undefined ? (
        <h2 id={titleId}>{t("offer.forYou")}</h2>
      ) : (
        <div>
          <p className="muted small">
            {offer.validUntil === undefined ? (
              t("offer.forYou")
            ) : (
              <>
                {t("offer.validUntil")} <FormattedDate date={offer.validUntil} />
              </>
            )}
          </p>
          <h2 id={titleId} lang="pl">
            {providerText(offer.title)}
          </h2>
        </div>
      )}
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
      <LinkButton href={pathTo("yourOffer")}>
        {t(offer.periods.length === 0 ? "offer.see" : "offer.compare")}
      </LinkButton>
    </section>
  );
}

function periodLabel({ months, first }: TeaserPeriod): string {
  if (months === undefined) return first ? t("offer.monthly") : t("offer.then");
  return first ? t("offer.for", { count: months }) : t("offer.thenFor", { count: months });
}

function OfferTeaserSkeleton({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <Card>
      <LoadingSection onRetry={onRetry} label={t("offer.loading")}>
        <div className="teaser">
          <SkeletonLines widths={["40%", "80%"]} />
          <Skeleton width="min(18rem, 100%)" height="3.5rem" />
          <Skeleton width="7rem" height="3rem" />
        </div>
      </LoadingSection>
    </Card>
  );
}
