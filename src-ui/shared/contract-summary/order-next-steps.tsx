import type {} from "#ui/design-system/custom-properties.ts";
import type { ContractTerms } from "#domain/offers/contract-terms.ts";
import type { WithdrawalWindow } from "#domain/withdrawal/index.ts";
import { PhoneLinks } from "#ui/shared/phone-links.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./contract-summary.texts.ts";
import { WithdrawalRight } from "./withdrawal-right.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface OrderNextStepsProps extends Pick<ContractTerms, "delivery" | "deliveryDay" | "deliveryAddress"> {
  readonly withdrawal: WithdrawalWindow;
  /** Number of the order, for a withdrawal; `undefined` if unknown. */
  readonly orderNumber: string | undefined;
  /** Next step of the order in the operator's words: who calls, and when. */
  readonly nextStep?: string | undefined;
  /** Sentence that says where the confirmation arrives. */
  readonly confirmation: string;
}

/**
 * Next steps of an order: confirmation, delivery, and the right to withdraw until its last day (OFFER-08, ROUTE-17).
 */
export function OrderNextSteps({
  delivery,
  deliveryDay,
  deliveryAddress,
  nextStep,
  confirmation,
  orderNumber,
  withdrawal,
}: OrderNextStepsProps) {
  return (
    <div className="stack">
      <h3>{t("next")}</h3>
      <ol className="stack" style={{ "--stack": "var(--space-2)" }}>
        <li>{confirmation}</li>
        {(delivery !== undefined || deliveryDay !== undefined) && (
          <li>
            {delivery !== undefined && <PolishText>{delivery}</PolishText>}{" "}
            {deliveryDay !== undefined && (
              <>
                {t("nextDay")} <FormattedDate date={deliveryDay} />.
              </>
            )}
          </li>
        )}
        {deliveryAddress !== undefined && (
          <li>
            {t("nextAddress")} <PolishText>{deliveryAddress}</PolishText>.
          </li>
        )}
        {nextStep !== undefined && (
          <li lang="pl">
            <PhoneLinks text={nextStep} />
          </li>
        )}
        {withdrawal.kind !== "over" && (
          <li>
            <WithdrawalRight window={withdrawal} orderNumber={orderNumber} />
          </li>
        )}
      </ol>
    </div>
  );
}
