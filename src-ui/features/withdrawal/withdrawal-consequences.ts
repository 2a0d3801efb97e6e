import { negated, warsawDateAt, ZERO, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { endingTerms } from "#domain/products/index.ts";
import { settlementDay, withdrawalCredit, type Withdrawal } from "#domain/withdrawal/index.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import type { ContractEnding } from "#domain/withdrawal/contract-ending.ts";
import { formatDate, formatMoney, formatMonth } from "#ui/shared/formats.ts";
import { contractEndingText } from "./contract-ending-text.ts";
import { missedDayText } from "./missed-day-text.ts";
import { t } from "./withdrawal.texts.ts";

/** Sentence about what follows from a statement, or one with names of the provider. */
export type WithdrawalConsequence =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "named";
      readonly of:
        | "covered"
        | "restored"
        | "laterTerms"
        | "restoredTerms"
        | "restoredEnding"
        | "restoredOver"
        | "return.named"
        | "return.ordered";
      readonly params: Readonly<Record<string, string>>;
      readonly parts: Readonly<Record<string, string>>;
    };

/** Facts about the customer and the contract of a statement that it does not contain. */
export interface WithdrawalContext {
  readonly isBusiness: boolean;
  /** Without a session the server does not say whether the statement has ended a contract. */
  readonly isGuest?: boolean | undefined;
  /** End of the contract that is terminated or has ended. */
  readonly ending?: ContractEnding | undefined;
  /** Names of the equipment of the order; empty: none comes with it. `undefined`: not known. */
  readonly orderedEquipment?: readonly string[] | undefined;
}

const sentence = (text: string): WithdrawalConsequence => ({ kind: "text", text });

/** Says what follows from a statement: in what state it is, what is paid and returned, and until when. */
export function withdrawalConsequences(
  receipt: Withdrawal,
  cost: WithdrawalCost,
  context: WithdrawalContext,
): readonly WithdrawalConsequence[] {
  const day = warsawDateAt(receipt.receivedAt);
  const amount = receipt.usedDaysCost ?? amountOf(cost);
  const payment = sentence(paymentText(receipt, amount, day));
  switch (receipt.state) {
    case "accepted":
      return [
        sentence(t(acceptedKey(receipt))),
        ...covered(receipt, context),
        ...returns(receipt, settlementDay(day), context),
        payment,
      ];
    case "received":
      // The rule of the payment is that of consumers.
      return received(receipt, cost, amount === undefined && context.isBusiness ? [] : [payment], context);
    case "rejected":
      return [sentence(t("next_rejected"))];
  }
}

/** Returns the same in one text. */
export function withdrawalConsequenceText(
  receipt: Withdrawal,
  cost: WithdrawalCost,
  context: WithdrawalContext,
): string {
  return withdrawalConsequences(receipt, cost, context)
    .map((one) => (one.kind === "text" ? one.text : t(one.of, { ...one.params, ...one.parts })))
    .join(" ");
}

/** Says that the operator checks a statement and answers by a day; of a late one that the contract goes on, or ends. */
function received(
  { rightEndedOn, answerBy }: Withdrawal,
  cost: WithdrawalCost,
  payment: readonly WithdrawalConsequence[],
  context: WithdrawalContext,
): readonly WithdrawalConsequence[] {
  const { isBusiness, isGuest = false, ending } = context;
  const counted = cost.kind === "too-late" ? cost : undefined;
  const late = rightEndedOn === undefined ? counted : { lastDay: rightEndedOn };
  const by = answerBy === undefined ? t("answer.later") : t("answer.by", { day: formatDate(answerBy) });
  const answer = isGuest ? `${by} ${t("answer.inEmail")}` : by;
  const ends = ending === undefined || cost.kind !== "unclear-right" ? [] : [sentence(contractEndingText(ending))];
  // Of a number that no contract of the customer has, nothing is said before it is checked.
  if (late === undefined && cost.kind === "not-own") return [sentence(answer), ...payment];
  if (late === undefined)
    return [sentence(`${answer} ${t(isBusiness ? "next_receivedBusiness" : "next_received")}`), ...ends, ...payment];
  const goesOn = ending === undefined ? t("late.runs") : contractEndingText(ending);
  return [sentence(`${missedDayText(late)} ${answer} ${goesOn}`)];
}

/** Returns the key of the sentence about what no longer binds: the contract, its new terms, or an earlier extension. */
function acceptedKey({ restoredServices, laterTermsServices = [] }: Withdrawal) {
  const restores = restoredServices !== undefined && restoredServices.length > 0;
  if (laterTermsServices.length > 0 && !restores) return "next_acceptedLater";
  if (restoredServices === undefined) return "next_accepted";
  return restores ? "next_acceptedTerms" : "next_acceptedEnded";
}

type NamingServices = Exclude<
  Extract<WithdrawalConsequence, { readonly kind: "named" }>["of"],
  "return.named" | "return.ordered"
>;

function named(of: NamingServices, names: readonly string[], params = {}): readonly WithdrawalConsequence[] {
  return names.length === 0 ? [] : [{ kind: "named", of, params, parts: { services: names.join(", ") } }];
}

/**
 * Names the services from whose contracts the customer has withdrawn, unless they go on, and those that go on under
 * their former terms or those of a later extension: no others end (WITHDRAW-16).
 */
function covered(receipt: Withdrawal, context: WithdrawalContext): readonly WithdrawalConsequence[] {
  const { withdrawnServices = [], restoredServices = [], laterTermsServices = [] } = receipt;
  const goOn = new Set([...restoredServices, ...laterTermsServices]);
  const ended = withdrawnServices.filter((name) => !goOn.has(name));
  const going = [...restored(receipt, context), ...named("laterTerms", laterTermsServices)];
  const sentences = [...named("covered", ended), ...going];
  return sentences.length === 0 ? [] : [...sentences, sentence(t("others"))];
}

/**
 * Names the services that go on under their former terms, and until when if their contract is terminated (WITHDRAW-70).
 */
function restored(
  { restoredServices = [], restoredEnds, receivedAt }: Withdrawal,
  { ending }: WithdrawalContext,
): readonly WithdrawalConsequence[] {
  if (restoredEnds === undefined && ending !== undefined && restoredServices.length > 0)
    return [...named("restoredTerms", restoredServices), sentence(contractEndingText(ending))];
  const ends = restoredEnds ?? [];
  const lasting = restoredServices.filter((service) => !ends.some(({ name }) => name === service));
  return [
    ...named("restored", lasting),
    ...ends.flatMap(({ name, endsOn, revocableUntil }) => {
      const terms = endingTerms(endsOn, revocableUntil, warsawDateAt(receivedAt));
      const day = formatDate(terms.until);
      if (terms.kind === "over") return named("restoredOver", [name], { day });
      const last = terms.revocableUntil;
      const revocation = last === undefined ? [] : [sentence(t("restoredRevoke", { day: formatDate(last) }))];
      return [...named("restoredEnding", [name], { day }), ...revocation];
    }),
  ];
}

/** Says what is returned and refunded, and until when; nothing about equipment if there is none (WITHDRAW-17). */
function returns(
  { returnedEquipment, refundedFees = ZERO }: Withdrawal,
  until: WarsawDate,
  { orderedEquipment }: WithdrawalContext,
): readonly WithdrawalConsequence[] {
  const day = formatDate(until);
  const names = returnedEquipment ?? orderedEquipment;
  const hasEquipment = names?.length !== 0;
  const rest = refundedFees > 0 ? "refund.rest" : "refund.any";
  const of = returnedEquipment === undefined ? "return.ordered" : "return.named";
  const equipment: WithdrawalConsequence =
    names === undefined
      ? sentence(t("return.unknown", { day }))
      : { kind: "named", of, params: { day }, parts: { equipment: names.join("; ") } };
  return [
    ...(hasEquipment ? [equipment] : []),
    ...(refundedFees > 0 ? [sentence(t("refund.fees", { amount: formatMoney(refundedFees) }))] : []),
    sentence(t(hasEquipment ? `${rest}Wait` : rest, { day })),
  ];
}

function amountOf(cost: WithdrawalCost): Grosze | undefined {
  switch (cost.kind) {
    case "free":
      return ZERO;
    case "unknown":
    case "not-own":
    case "unclear-right":
    case "too-late":
      return undefined;
    case "used-days":
      return cost.amount;
  }
}

/** Payment for the days used, or its rule if the amount is not known (WITHDRAW-13), with the correction of charges. */
function paymentText(receipt: Withdrawal, amount: Grosze | undefined, day: WarsawDate): string {
  if (amount === undefined) return `${t("cost.condition")} ${t("cost.rule")}`;
  return [...costTexts(receipt, amount, day), ...correctionTexts(receipt, amount)].join(" ");
}

/** Says what the days used cost; that nothing is to be paid only if no charge for them is added (WITHDRAW-15). */
function costTexts(receipt: Withdrawal, amount: Grosze, day: WarsawDate): readonly string[] {
  const { billedIn, restoredServices = [], laterTermsServices = [], chargeCorrection = ZERO } = receipt;
  if (amount === 0 && chargeCorrection > 0) return [];
  if (amount === 0 && restoredServices.length + laterTermsServices.length === 0) return [t("payment.none")];
  if (amount === 0 && (restoredServices.length === 0 || (laterTermsServices.length > 0 && chargeCorrection === 0)))
    return [t("payment.noneLater")];
  if (amount === 0) return [t(chargeCorrection === 0 ? "payment.noneTerms" : "payment.noneRestored")];
  const payment = { amount: formatMoney(amount), day: formatDate(day) };
  if (withdrawalCredit(receipt, amount) !== undefined) return [t("payment.credited", payment)];
  return [
    billedIn === undefined
      ? t("payment.some", payment)
      : t("payment.billed", { ...payment, month: formatMonth(billedIn) }),
  ];
}

/** Names the correction of charges for the days used, and its invoice; nothing without one (WITHDRAW-15). */
function correctionTexts(receipt: Withdrawal, usedDaysCost: Grosze): readonly string[] {
  const { chargeCorrection = ZERO, restoredServices = [] } = receipt;
  if (chargeCorrection === 0) return [];
  const settled = settledText(receipt, chargeCorrection, usedDaysCost);
  if (restoredServices.length === 0) return [settled];
  // `payment.noneRestored` says already that neither service is paid for.
  const isNothingPaid = usedDaysCost === 0 && chargeCorrection < 0;
  return [...(isNothingPaid ? [] : [t("correction.restored")]), settled, t("correction.formerTerms")];
}

/** Says which invoice has a correction, or that a correction of the last one does because none follows. */
function settledText(receipt: Withdrawal, chargeCorrection: Grosze, usedDaysCost: Grosze): string {
  const { billedIn } = receipt;
  const credit = withdrawalCredit(receipt, usedDaysCost);
  if (credit !== undefined)
    return t("correction.credited", { day: formatDate(credit.day), amount: formatMoney(credit.amount) });
  const kind = chargeCorrection < 0 ? "credit" : "charge";
  const amount = formatMoney(chargeCorrection < 0 ? negated(chargeCorrection) : chargeCorrection);
  return billedIn === undefined
    ? t(`correction.${kind}Next`, { amount })
    : t(`correction.${kind}`, { amount, month: formatMonth(billedIn) });
}
