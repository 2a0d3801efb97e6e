import { warsawDateAt, ZERO, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { settlementDay, type Withdrawal } from "#domain/withdrawal/index.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { formatDate, formatDateTime, formatMoney, formatMonth } from "#ui/shared/formats.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
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
  const payment = paymentText(receipt, receipt.usedDaysCost ?? amountOf(cost), day);
  switch (receipt.state) {
    case "accepted":
      return [t("next_accepted"), ...coveredText(receipt), ...returnTexts(receipt, settlementDay(day)), payment].join(
        " ",
      );
    case "received":
      return receivedText(receipt, cost, payment);
    case "rejected":
      return t("next_rejected");
  }
}

/** Says that the operator checks a statement and until when it answers; of a late one that the contract goes on. */
function receivedText({ rightEndedOn, answerBy }: Withdrawal, cost: WithdrawalCost, payment: string): string {
  const ended = rightEndedOn ?? (cost.kind === "too-late" ? cost.lastDay : undefined);
  const answer = answerBy === undefined ? t("answer.later") : t("answer.by", { day: formatDate(answerBy) });
  return ended === undefined
    ? [answer, t("next_received"), payment].join(" ")
    : [t("late.missed", { day: formatDate(ended) }), answer, t("late.runs")].join(" ");
}

/** Names the services from whose contracts the customer has withdrawn: no others end (WITHDRAW-16). */
function coveredText({ withdrawnServices = [] }: Withdrawal): readonly string[] {
  return withdrawnServices.length === 0 ? [] : [t("covered", { services: providerText(withdrawnServices.join(", ")) })];
}

/** Says what is returned and refunded, and until when; nothing about equipment if there is none (WITHDRAW-17). */
function returnTexts({ returnedEquipment, refundedFees = ZERO }: Withdrawal, until: WarsawDate): readonly string[] {
  const day = formatDate(until);
  const hasEquipment = returnedEquipment === undefined || returnedEquipment.length > 0;
  const rest = refundedFees > 0 ? "refund.rest" : "refund.any";
  return [
    ...(returnedEquipment === undefined ? [t("return.unknown", { day })] : []),
    ...(returnedEquipment !== undefined && hasEquipment
      ? [t("return.named", { day, equipment: providerText(returnedEquipment.join("; ")) })]
      : []),
    ...(refundedFees > 0 ? [t("refund.fees", { amount: formatMoney(refundedFees) })] : []),
    t(hasEquipment ? `${rest}Wait` : rest, { day }),
  ];
}

function amountOf(cost: WithdrawalCost): Grosze | undefined {
  switch (cost.kind) {
    case "free":
      return ZERO;
    case "unknown":
    case "not-own":
    case "too-late":
      return undefined;
    case "used-days":
      return cost.amount;
  }
}

/** Payment for the days used, or its rule if the amount is not known (WITHDRAW-13). */
function paymentText({ billedIn }: Withdrawal, amount: Grosze | undefined, day: WarsawDate): string {
  if (amount === undefined) return `${t("cost.condition")} ${t("cost.rule")}`;
  if (amount === 0) return t("payment.none");
  const payment = { amount: formatMoney(amount), day: formatDate(day) };
  return billedIn === undefined
    ? t("payment.some", payment)
    : t("payment.billed", { ...payment, month: formatMonth(billedIn) });
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
