import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { OrderEnd } from "#domain/offers/order-end.ts";
import type { OrderLabel } from "#domain/offers/order-history.ts";
import { orderProgressOf } from "#domain/offers/order-progress.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { firstMonthlyPrice } from "#domain/offers/offer-periods.ts";
import { EarlyStartCost } from "#ui/shared/contract-summary/early-start-cost.tsx";
import { useOrderWithdrawal, WithdrawnText } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { OrderNextSteps } from "#ui/shared/contract-summary/order-next-steps.tsx";
import { OrderNextStep } from "./orders/order-next-step.view.tsx";
import { OrderWithdrawal } from "./orders/order-withdrawal.view.tsx";
import { t } from "./offer.texts.ts";

export interface OrderContinuationProps {
  readonly offer: OfferDetails;
  readonly label: OrderLabel | "unknown";
  readonly today: WarsawDate;
  /** End of the services of the order, if they have ended. */
  readonly end: OrderEnd | undefined;
}

/**
 * Continuation of an accepted offer: the next steps, the refusal of the operator, the withdrawal or the end of the
 * services (OFFER-08, ORDER-28).
 */
export function OrderContinuation({ offer, label, today, end }: OrderContinuationProps) {
  const progress = orderProgressOf(offer);
  const withdrawal = useOrderWithdrawal(offer, today);
  if (progress !== undefined && end !== undefined)
    return (
      <>
        <p>
          <OrderNextStep progress={progress} end={end} />
        </p>
        <OrderWithdrawal offer={offer} today={today} />
      </>
    );
  return (
    <>
      {progress?.state === "refused" && (
        <p>
          <OrderNextStep progress={progress} />
        </p>
      )}
      {withdrawal.kind === "withdrawn" && (
        <p>
          <WithdrawnText day={withdrawal.on} today={today} mayHaveEquipment={offer.equipment?.length !== 0} />
        </p>
      )}
      {label === "accepted" && progress?.state !== "refused" && withdrawal.kind !== "withdrawn" && (
        <OrderNextSteps
          delivery={offer.delivery}
          deliveryAddress={offer.deliveryAddress}
          deliveryDay={offer.deliveryDate ?? (offer.order?.state === "completed" ? undefined : offer.order?.day)}
          nextStep={offer.order?.nextStep}
          withdrawal={withdrawal}
          confirmation={t("confirmationSent")}
          orderNumber={offer.processNumber ?? offer.offerId}
        />
      )}
      {label === "accepted" && offer.earlyStart && progress?.state !== "refused" && (
        <EarlyStartCost withdrawal={withdrawal} monthly={firstMonthlyPrice(offer, today)} />
      )}
    </>
  );
}
