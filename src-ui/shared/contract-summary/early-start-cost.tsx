import type { Grosze } from "#domain/shared-kernel/index.ts";
import type { OrderWithdrawalStatus } from "#domain/withdrawal/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Link } from "#ui/design-system/link.tsx";
import { formatMoney } from "#ui/shared/formats.ts";
import { t } from "./contract-summary.texts.ts";

interface EarlyStartCostProps {
  readonly withdrawal: OrderWithdrawalStatus;
  /** Monthly price at the start; `undefined` if unknown. */
  readonly monthly: Grosze | undefined;
}

/**
 * Payment for the days used that a withdrawal costs after an early start at the customer's wish (WITHDRAW-09). After
 * the withdrawal the receipt names the amount.
 */
export function EarlyStartCost({ withdrawal, monthly }: EarlyStartCostProps) {
  if (withdrawal.kind === "over") return null;
  const isWithdrawn = withdrawal.kind === "withdrawn";
  const text = isWithdrawn ? "usedDaysOwed" : "usedDays";
  return (
    <p>
      {monthly === undefined ? t(text) : t(`${text}Of`, { amount: formatMoney(monthly) })}
      {isWithdrawn && (
        <>
          {" "}
          <Link href={pathTo("withdrawal")}>{t("usedDaysAmount")}</Link>
        </>
      )}
    </p>
  );
}
