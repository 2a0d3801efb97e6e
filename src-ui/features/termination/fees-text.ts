import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { FeesUntilEnd } from "#domain/termination/fees-until-end.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { t } from "./termination.texts.ts";

/**
 * Says what stays payable besides the end itself (TERM-33): the monthly fee until the end, and arrears. For a suspended
 * service it says that there is no fee (TERM-42).
 * @param overdue overdue amount; zero: none, or not known
 * @param mayEndEarlier true if an order may replace the services before the end
 */
export function feesText(fees: FeesUntilEnd, endsOn: WarsawDate, overdue: Grosze, mayEndEarlier = false): string {
  const [day, amount] = [formatDate(endsOn), formatMoney(overdue)];
  const arrears = overdue > 0 ? t("end.arrears", { amount }) : "";
  switch (fees) {
    case "charged":
      if (mayEndEarlier) return `${t("end.feesReplaced", { day })} ${arrears}`.trim();
      return overdue > 0 ? t("end.feesArrears", { day, amount }) : t("end.fees", { day });
    case "suspended":
      return `${t("end.noFees", { day })} ${arrears}`.trim();
    case "none":
      return arrears;
  }
}
