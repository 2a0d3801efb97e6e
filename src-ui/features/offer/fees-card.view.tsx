import type { ReactNode } from "react";
import { oneTimeFeesOf } from "#domain/offers/index.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./offer.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** One-time fees and the delivery; hidden when the offer has neither. */
export function FeesCard({ offer }: { readonly offer: OfferDetails }) {
  const { activationPrice, discount, delivery, deliveryDate, deliveryAddress } = offer;
  const oneTimeFees = oneTimeFeesOf(offer);
  if (
    activationPrice === undefined &&
    oneTimeFees.length === 0 &&
    discount === undefined &&
    delivery === undefined &&
    deliveryAddress === undefined &&
    deliveryDate === undefined
  )
    return null;
  return (
    <Card title={t("fees.title")} bareTitle>
      <Facts>
        {activationPrice !== undefined && <Fee label={t("fees.activation")} price={activationPrice} />}
        {oneTimeFees.map(({ name, price }, index) => (
          <Fee key={index} label={<PolishText>{name}</PolishText>} price={price} />
        ))}
        {discount !== undefined && (
          <Fact label={t("fees.discount")}>
            <PolishText>{discount}</PolishText>
          </Fact>
        )}
        {delivery !== undefined && (
          <Fact label={t("fees.delivery")}>
            <PolishText>{delivery}</PolishText>
          </Fact>
        )}
        {deliveryAddress !== undefined && (
          <Fact label={t("fees.deliveryAddress")}>
            <PolishText>{deliveryAddress}</PolishText>
          </Fact>
        )}
        {deliveryDate !== undefined && (
          <Fact label={t("fees.deliveryDay")}>
            <FormattedDate date={deliveryDate} />
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function Fee({ label, price }: { readonly label: ReactNode; readonly price: Grosze }) {
  if (price === 0) return <Fact label={label}>{t("fees.included")}</Fact>;
  return (
    <Fact label={label} note={t("fees.once")}>
      <Money amount={price} />
    </Fact>
  );
}
