import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { daysBetween, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { OfferBadge } from "./offer-badge.view.tsx";
import { t } from "./offer.texts.ts";

/** Status of an offer, its number and its expiration date. */
export function OfferStatusLine({
  offer: { processNumber, offerExpirationDate, kind },
  label,
  today,
}: {
  readonly offer: OfferDetails;
  readonly label: Parameters<typeof OfferBadge>[0]["label"];
  readonly today: WarsawDate;
}) {
  return (
    <p className="cluster">
      <OfferBadge label={label} />
      {kind !== "sale" && <span>{t(`kind_${kind}`)}</span>}
      <span>
        {processNumber !== undefined && t("number", { number: processNumber })}
        {label === "waiting" && offerExpirationDate !== undefined && (
          <>
            {processNumber !== undefined && ", "}
            {t("validUntil")}{" "}
            <strong>
              <FormattedDate date={offerExpirationDate} />
            </strong>
            , {daysLeft(offerExpirationDate, today)}
          </>
        )}
      </span>
    </p>
  );
}

function daysLeft(until: WarsawDate, today: WarsawDate): string {
  const days = daysBetween(today, until);
  return days <= 0 ? t("lastDay") : t("daysLeft", { count: days });
}
