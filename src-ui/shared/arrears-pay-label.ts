import type { Grosze } from "#domain/shared-kernel/index.ts";
import { formatMoney } from "./formats.ts";
import { t } from "./shared.texts.ts";

/**
 * Returns the label of a button or link that pays arrears. While a payment of an overdue entry is pending, its rest
 * cannot be paid, so that the sum is not called all arrears (FIN-37).
 */
export function arrearsPayLabel(sum: Grosze, hasPendingArrears: boolean): string {
  return t(hasPendingArrears ? "arrears.payPart" : "arrears.pay", { sum: formatMoney(sum) });
}
