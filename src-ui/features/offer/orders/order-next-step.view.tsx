import type { OrderProgress } from "#domain/offers/order-progress.ts";
import { PhoneLinks } from "#ui/shared/phone-links.tsx";
import { t } from "../offer.texts.ts";

/** Next step of an order, in the operator's words if it has sent some (ORDER-02). */
export function OrderNextStep({ progress: { state, nextStep } }: { readonly progress: OrderProgress }) {
  return nextStep === undefined ? (
    t(`orderNext_${state}`)
  ) : (
    <span lang="pl">
      <PhoneLinks text={nextStep} />
    </span>
  );
}
