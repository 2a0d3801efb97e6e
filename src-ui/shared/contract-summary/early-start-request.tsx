import { use } from "react";
import { DEFAULT_WITHDRAWAL_DAYS } from "#domain/withdrawal/index.ts";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { t } from "./contract-summary.texts.ts";
import { WithdrawalRuleContext } from "./withdrawal-rule.ts";

/**
 * Express wish that the service begins within the time to withdraw, a box of its own that is never ticked in advance
 * (WITHDRAW-06).
 */
export function EarlyStartRequest({
  isRequested,
  onChange,
}: {
  readonly isRequested: boolean;
  readonly onChange: (wanted: boolean) => void;
}) {
  const days = use(WithdrawalRuleContext)?.days ?? DEFAULT_WITHDRAWAL_DAYS;
  return (
    <CheckboxField
      label={t("earlyStart", { days })}
      note={t("earlyStartHelp", { days })}
      checked={isRequested}
      onValue={onChange}
    />
  );
}
