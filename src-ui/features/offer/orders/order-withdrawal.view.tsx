import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { remainingProducts } from "#domain/offers/index.ts";
import { firstMonthlyPrice } from "#domain/offers/offer-periods.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { EarlyStartCost } from "#ui/shared/contract-summary/early-start-cost.tsx";
import { useOrderWithdrawal, WithdrawalRight, WithdrawnText } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { t } from "../offer.texts.ts";

interface OrderWithdrawalProps {
  readonly offer: OfferDetails;
  readonly today: WarsawDate;
}

/** Right to withdraw from an order while it lasts, or the withdrawal from it (WITHDRAW-04, WITHDRAW-05). */
export function OrderWithdrawal({ offer, today }: OrderWithdrawalProps) {
  const withdrawal = useOrderWithdrawal(offer, today);
  const remaining = { ...offer, products: remainingProducts(offer) };
  const cost = offer.earlyStart && (
    <EarlyStartCost withdrawal={withdrawal} monthly={firstMonthlyPrice(remaining, today)} />
  );
  switch (withdrawal.kind) {
    case "withdrawn":
      return (
        <div>
          <h3>{t("orders.withdrawn")}</h3>
          <p>
            <WithdrawnText day={withdrawal.on} today={today} mayHaveEquipment={offer.equipment?.length !== 0} />
          </p>
          {cost}
        </div>
      );
    case "until":
      return (
        <div>
          <h3>{t("orders.withdrawal")}</h3>
          <div>
            {cost}
            <WithdrawalRight window={withdrawal} orderNumber={offer.processNumber ?? offer.offerId} />
          </div>
        </div>
      );
    case "unknown":
    case "over":
      return null;
  }
}
