import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { OrderHistoryEntry } from "#domain/offers/order-history.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { useWithdrawalWindow, WithdrawalRight, WithdrawnText } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { t } from "../offer.texts.ts";

interface OrderWithdrawalProps {
  readonly order: OrderHistoryEntry<OfferDetails>;
  readonly today: WarsawDate;
}

/** Right to withdraw from an order while it lasts, or the withdrawal from it (WITHDRAW-04, WITHDRAW-05). */
export function OrderWithdrawal({ order: { offer, label }, today }: OrderWithdrawalProps) {
  const { closeDate, withdrawalUntil, withdrawnOn, processNumber, offerId } = offer;
  const window = useWithdrawalWindow({ concludedOn: closeDate, until: withdrawalUntil }, today);
  if (withdrawnOn !== undefined)
    return (
      <div>
        <h3>{t("orders.withdrawn")}</h3>
        <p>
          <WithdrawnText day={withdrawnOn} today={today} />
        </p>
      </div>
    );
  if (label !== "accepted" || offer.order?.state === "refused" || window.kind !== "until") return null;
  return (
    <div>
      <h3>{t("orders.withdrawal")}</h3>
      <div>
        <WithdrawalRight window={window} orderNumber={processNumber ?? offerId} />
      </div>
    </div>
  );
}
