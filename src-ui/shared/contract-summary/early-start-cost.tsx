import type { Grosze } from "#domain/shared-kernel/index.ts";
import type { OrderWithdrawalStatus } from "#domain/withdrawal/index.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { t } from "./contract-summary.texts.ts";

interface EarlyStartCostProps {
  readonly withdrawal: OrderWithdrawalStatus;
  /** Monthly price at the start; `undefined` if unknown. */
  readonly monthly: Grosze | undefined;
}

/** Payment for the days used that a withdrawal costs after an early start at the customer's wish (WITHDRAW-09). */
export function EarlyStartCost({ withdrawal, monthly }: EarlyStartCostProps) {
  if (withdrawal.kind === "over") return null;
  const text = withdrawal.kind === "withdrawn" ? "usedDaysOwed" : "usedDays";
  return <p>{monthly === undefined ? t(text) : t(`${text}Of`, { amount: formatMoney(monthly) })}</p>;
}
