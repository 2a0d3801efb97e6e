import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { daysBetween, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { OrderStatus, type OrderStatusProps } from "./orders/order-status.view.tsx";
import { t } from "./offer.texts.ts";

/** Status of an offer or of its order, its number and its expiration date. */
export function OfferStatusLine({
  offer,
  label,
  today,
}: {
  readonly offer: OfferDetails;
  readonly label: OrderStatusProps["order"]["label"];
  readonly today: WarsawDate;
}) {
  const { processNumber, offerExpirationDate, kind } = offer;
  return (
    <p className="cluster">
      <OrderStatus order={{ offer, label }} />
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
