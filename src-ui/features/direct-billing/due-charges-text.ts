import type { NextCharge } from "#domain/direct-billing/index.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";

/** Names charges that are due, each with its day: "HBO Max 30-11-2026: 29,99 zł". */
export function dueChargesText(charges: readonly NextCharge[]): string {
  return charges.map(({ name, day, price }) => `${name} ${formatDate(day)}: ${formatMoney(price)}`).join(", ");
}
