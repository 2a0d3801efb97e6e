import type { Withdrawal } from "#domain/withdrawal/index.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { senderNameKeys } from "./sender-name.ts";
import { withdrawalConsequenceText, type WithdrawalContext } from "./withdrawal-consequences.ts";
import { t } from "./withdrawal.texts.ts";

/** Lines of the receipt, on the page and in its file: number, moment, content and sender (WITHDRAW-02). */
export function withdrawalReceiptLines(
  { number, receivedAt, contractNumber, recognizedNumber, name, email }: Withdrawal,
  company: string,
  context: WithdrawalContext,
): readonly (readonly [label: string, value: string])[] {
  return [
    [t("receiptNumber"), number],
    [t("receivedAt"), t("receivedAtValue", { moment: formatDateTime(receivedAt) })],
    [t("content"), t("statement", { number: contractNumber })],
    ...(recognizedNumber === undefined || recognizedNumber === contractNumber
      ? []
      : [[t("recognized"), recognizedNumber] as const]),
    [t(senderNameKeys(context).label), name],
    [t("email"), email],
    [t("recipient"), company],
  ];
}

/** Text file of the receipt. The customer keeps it without the portal, so it is the durable medium. */
export function withdrawalReceiptFile(
  receipt: Withdrawal,
  company: string,
  cost: WithdrawalCost,
  context: WithdrawalContext,
): { readonly name: string; readonly text: string } {
  const lines = withdrawalReceiptLines(receipt, company, context).map(([label, value]) => `${label}: ${value}`);
  return {
    name: `${t("fileName")}-${receipt.number.replaceAll(/[^\p{L}\d]+/gu, "-")}.txt`,
    // The byte order mark makes every editor read the text as UTF-8.
    text: `\ufeff${[t("fileTitle"), "", ...lines, "", withdrawalConsequenceText(receipt, cost, context)].join("\r\n")}\r\n`,
  };
}
