import type { OrderProgress } from "#domain/offers/order-progress.ts";
import type { OrderEnd } from "#domain/offers/order-end.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { PhoneLinks } from "#ui/shared/phone-links.tsx";
import { t } from "../offer.texts.ts";

/**
 * Next step of an order, in the operator's words if it has sent some (ORDER-02). Of an order whose services have ended
 * it says so instead (ORDER-28).
 */
export function OrderNextStep({
  progress: { state, nextStep },
  end,
}: {
  readonly progress: OrderProgress;
  readonly end?: OrderEnd | undefined;
}) {
  if (end !== undefined)
    return end.day === undefined ? t("orderNext_off") : t("orderNext_ended", { day: formatDate(end.day) });
  return nextStep === undefined ? (
    t(`orderNext_${state}`)
  ) : (
    <span lang="pl">
      <PhoneLinks text={nextStep} />
    </span>
  );
}
