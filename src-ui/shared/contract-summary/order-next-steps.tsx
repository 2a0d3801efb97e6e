import type { ReactNode } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import { WITHDRAWAL_DAYS, type ContractTerms } from "#domain/offers/contract-terms.ts";
import { plusDays, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { PhoneLinks } from "#ui/shared/phone-links.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./contract-summary.texts.ts";

export interface OrderNextStepsProps extends Pick<ContractTerms, "delivery" | "deliveryDay"> {
  /** Day of the order; `undefined`: no last day of the withdrawal is named. */
  readonly orderedOn: WarsawDate | undefined;
  readonly today: WarsawDate;
  /** Next step of the order in the operator's words: who calls, and when. */
  readonly nextStep?: string | undefined;
  /** Sentence that says where the confirmation arrives. */
  readonly confirmation: string;
  /** Way to withdraw, after the sentence about it. */
  readonly children?: ReactNode;
}

/** Next steps of an order: confirmation, delivery, and the right to withdraw until its last day (OFFER-08, ROUTE-17). */
export function OrderNextSteps({
  delivery,
  deliveryDay,
  orderedOn,
  today,
  nextStep,
  confirmation,
  children,
}: OrderNextStepsProps) {
  const lastDay = orderedOn === undefined ? undefined : plusDays(orderedOn, WITHDRAWAL_DAYS);
  return (
    <div className="stack">
      <h3>{t("next")}</h3>
      <ol className="stack" style={{ "--stack": "var(--space-2)" }}>
        <li>{confirmation}</li>
        {(delivery !== undefined || deliveryDay !== undefined) && (
          <li>
            {delivery !== undefined && providerText(delivery)}{" "}
            {deliveryDay !== undefined && (
              <>
                {t("nextDay")} <FormattedDate date={deliveryDay} />.
              </>
            )}
          </li>
        )}
        {nextStep !== undefined && (
          <li>
            <PhoneLinks text={nextStep} />
          </li>
        )}
        {(lastDay === undefined || today <= lastDay) && (
          <li>
            {lastDay === undefined ? (
              t("withdrawText")
            ) : (
              <>
                {t("withdrawUntil")} <FormattedDate date={lastDay} />.
              </>
            )}{" "}
            {t("withdrawHow")} {children}
          </li>
        )}
      </ol>
    </div>
  );
}
