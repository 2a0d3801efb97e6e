import { warsawDateAt, ZERO, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { settlementDay, type Withdrawal } from "#domain/withdrawal/index.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { formatDate, formatDateTime, formatMoney } from "#ui/shared/formats.ts";
import { t } from "./withdrawal.texts.ts";

/** Lines of the receipt, on the page and in its file: number, moment, content and sender (WITHDRAW-02). */
export function withdrawalReceiptLines(
  { number, receivedAt, contractNumber, name, email }: Withdrawal,
  company: string,
): readonly (readonly [label: string, value: string])[] {
  return [
    [t("receiptNumber"), number],
    [t("receivedAt"), t("receivedAtValue", { moment: formatDateTime(receivedAt) })],
    [t("content"), t("statement", { number: contractNumber })],
    [t("name"), name],
    [t("email"), email],
    [t("recipient"), company],
  ];
}

/** Says what follows from a statement: in what state it is, what is paid and returned, and until when. */
export function withdrawalConsequenceText(receipt: Withdrawal, cost: WithdrawalCost): string {
  const day = warsawDateAt(receipt.receivedAt);
  const next = t(`next_${receipt.state}`, { day: formatDate(settlementDay(day)) });
  return receipt.state === "rejected" ? next : `${next} ${paymentText(receipt.usedDaysCost ?? amountOf(cost), day)}`;
}

function amountOf(cost: WithdrawalCost): Grosze | undefined {
  switch (cost.kind) {
    case "free":
      return ZERO;
    case "unknown":
    case "not-own":
      return undefined;
    case "used-days":
      return cost.amount;
  }
}

/** Payment for the days used, or its rule if the amount is not known (WITHDRAW-13). */
function paymentText(amount: Grosze | undefined, day: WarsawDate): string {
  if (amount === undefined) return `${t("cost.condition")} ${t("cost.rule")}`;
  if (amount === 0) return t("payment.none");
  return t("payment.some", { amount: formatMoney(amount), day: formatDate(day) });
}

/** Text file of the receipt. The customer keeps it without the portal, so it is the durable medium. */
export function withdrawalReceiptFile(
  receipt: Withdrawal,
  company: string,
  cost: WithdrawalCost,
): { readonly name: string; readonly text: string } {
  const lines = withdrawalReceiptLines(receipt, company).map(([label, value]) => `${label}: ${value}`);
  return {
    name: `${t("fileName")}-${receipt.number.replaceAll(/[^\p{L}\d]+/gu, "-")}.txt`,
    // The byte order mark makes every editor read the text as UTF-8.
    text: `\ufeff${[t("fileTitle"), "", ...lines, "", withdrawalConsequenceText(receipt, cost)].join("\r\n")}\r\n`,
  };
}
