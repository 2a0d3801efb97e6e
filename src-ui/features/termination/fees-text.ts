import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { t } from "./termination.texts.ts";

/**
 * Says what stays payable besides the end itself (TERM-33): the monthly fee until the end, and arrears.
 * @param overdue overdue amount; zero: none, or not known
 */
export function feesText(monthlyFee: Grosze, endsOn: WarsawDate, overdue: Grosze): string {
  const [day, amount] = [formatDate(endsOn), formatMoney(overdue)];
  if (monthlyFee > 0) return overdue > 0 ? t("end.feesArrears", { day, amount }) : t("end.fees", { day });
  return overdue > 0 ? t("end.arrears", { amount }) : "";
}
