import { use } from "react";
import { grosze, type Grosze } from "#domain/shared-kernel/index.ts";
import { DEFAULT_WITHDRAWAL_DAYS } from "#domain/withdrawal/index.ts";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { formatMoney } from "#ui/shared/formats.ts";
import { t } from "./contract-summary.texts.ts";
import { WithdrawalRuleContext } from "./withdrawal-rule.ts";

/** Days by which the approximate price of one day is counted. */
const DAYS_OF_MONTH = 30;

/**
 * Express wish that the service begins within the time to withdraw, a box of its own that is never ticked in advance
 * (WITHDRAW-06).
 */
export function EarlyStartRequest({
  monthly,
  isRequested,
  onChange,
}: {
  /** Price of the first month; `undefined` if unknown. */
  readonly monthly: Grosze | undefined;
  readonly isRequested: boolean;
  readonly onChange: (wanted: boolean) => void;
}) {
  const days = use(WithdrawalRuleContext)?.days ?? DEFAULT_WITHDRAWAL_DAYS;
  const label =
    monthly === undefined || monthly === 0
      ? t("earlyStart", { count: days })
      : t("earlyStartOf", { count: days, amount: formatMoney(grosze(Math.round(monthly / DAYS_OF_MONTH))) });
  return (
    <CheckboxField label={label} note={t("earlyStartHelp", { count: days })} checked={isRequested} onValue={onChange} />
  );
}
