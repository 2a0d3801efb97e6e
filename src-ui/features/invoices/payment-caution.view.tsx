import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./invoices.texts.ts";

export interface PaymentCautionProps {
  /** Company that collects the debt: the customer should contact it first (PROD-09). */
  readonly debtCollector: string | undefined;
  /** True when parts of the account could not be read: a sum may be too small (ENT-03). */
  readonly isIncomplete: boolean;
}

/** Reasons to think twice before a payment or a transfer. */
export function PaymentCaution({ debtCollector, isIncomplete }: PaymentCautionProps) {
  return (
    <>
      {debtCollector !== undefined && (
        <Banner tone="notice" live="none" title={t("caution.debt", { company: debtCollector })}>
          {t("blockade.askFirst")}
        </Banner>
      )}
      {isIncomplete && (
        <Banner tone="notice" live="none" title={t("caution.incomplete")}>
          {t("caution.incompleteText")}
        </Banner>
      )}
    </>
  );
}
