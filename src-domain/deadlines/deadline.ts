import type { NamedService } from "../products/index.ts";
import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";

/** Kinds of deadlines between customer and operator; docs/legal-terms.md names the article or promise of each. */
export const DEADLINE_KINDS = [
  "withdrawal",
  "contractWithdrawal",
  "equipmentReturn",
  "refund",
  "withdrawalAnswer",
  "complaintAnswer",
  "furtherAnswer",
  "repeatedAnswer",
  "accessibilityAnswer",
  "personalDataAnswer",
  "promisedAnswer",
  "complaintCompletion",
  "questionReply",
  "settlement",
  "fixedTermEnd",
  "contractEnd",
  "changedTermsExit",
  "revocation",
  "terminationReceipt",
  "terminationConfirmation",
  "equipmentAfterEnd",
  "equipmentReturnAfterEnd",
  "numberTransfer",
  "porting",
  "invoicePayment",
  "interestPayment",
  "invoiceComplaint",
] as const;

export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** Kinds that stay listed after their day: a party still owes something (DEADLINE-04). Others end with their day. */
export const OWED_DEADLINE_KINDS = [
  "equipmentReturn",
  "refund",
  "withdrawalAnswer",
  "complaintAnswer",
  "furtherAnswer",
  "repeatedAnswer",
  "accessibilityAnswer",
  "personalDataAnswer",
  "promisedAnswer",
  "complaintCompletion",
  "questionReply",
  "terminationReceipt",
  "terminationConfirmation",
  "equipmentAfterEnd",
  "equipmentReturnAfterEnd",
  "porting",
  "invoicePayment",
  "interestPayment",
] as const satisfies readonly DeadlineKind[];

export type OwedDeadlineKind = (typeof OWED_DEADLINE_KINDS)[number];

/** Returns true for a kind that stays listed after its day. */
export function isOwed(kind: DeadlineKind): kind is OwedDeadlineKind {
  return OWED_DEADLINE_KINDS.some((owed) => owed === kind);
}

/** Page of what a deadline is about. */
export type DeadlineSubject =
  | { readonly kind: "order"; readonly offerId: string }
  | { readonly kind: "request"; readonly number: string }
  | { readonly kind: "service"; readonly productId: string }
  /** List of the services, for a deadline of several. */
  | { readonly kind: "services" }
  /** End of a contract; `undefined`: the customer sees none of its services any more. */
  | { readonly kind: "contract"; readonly productId: string | undefined }
  /** Statements of withdrawal. */
  | { readonly kind: "withdrawal" }
  | { readonly kind: "message"; readonly messageId: string }
  | { readonly kind: "invoice"; readonly entryId: string };

/**
 * Payment in progress of an invoice: of all that is left, of a part, or of an unknown amount; `nothing` if it pays
 * other documents only.
 */
export type DeadlinePayment =
  | { readonly kind: "whole" | "unknown" }
  | { readonly kind: "nothing"; readonly left: Grosze }
  | {
      readonly kind: "part";
      readonly amount: Grosze;
      /** Left to pay after the payment. */
      readonly left: Grosze;
    };

/** Deadline by law or by a promise that runs between customer and operator. */
export interface Deadline {
  /** Stable across visits: a calendar that has it replaces the event. */
  readonly id: string;
  readonly kind: DeadlineKind;
  /** Last day. */
  readonly day: WarsawDate;
  /** Title of an order or service, or number of a request, contract or invoice. */
  readonly name: string;
  /** True if the name is the customer's own one of a service. */
  readonly isCustomName?: true;
  readonly subject: DeadlineSubject;
  /** All services of a contract with several, whose number is the name (DEADLINE-60). */
  readonly services?: readonly NamedService[];
  /** Set for an invoice whose payment was started or accepted. If it pays the whole rest, there is nothing to do. */
  readonly payment?: DeadlinePayment;
  /** True for a withdrawal after which the customer pays for the days used (WITHDRAW-09). */
  readonly costsUsedDays?: boolean;
  /** First day of changed terms that are ahead, for the revocation of a termination. */
  readonly changedTermsFrom?: WarsawDate | undefined;
  /** True for the revocation of a termination of a contract whose terms are not known. */
  readonly areTermsUnknown?: boolean;
  /** True for a refund of an order without equipment to send back, for which the operator may not wait. */
  readonly isWithoutEquipment?: boolean;
}

/** Party that must or may act until the day. */
export type DeadlineParty = "customer" | "operator";

const PARTIES: Readonly<Record<DeadlineKind, DeadlineParty>> = {
  withdrawal: "customer",
  contractWithdrawal: "customer",
  equipmentReturn: "customer",
  refund: "operator",
  withdrawalAnswer: "operator",
  complaintAnswer: "operator",
  furtherAnswer: "operator",
  repeatedAnswer: "operator",
  accessibilityAnswer: "operator",
  personalDataAnswer: "operator",
  promisedAnswer: "operator",
  complaintCompletion: "customer",
  questionReply: "customer",
  settlement: "customer",
  fixedTermEnd: "customer",
  contractEnd: "customer",
  changedTermsExit: "customer",
  revocation: "customer",
  terminationReceipt: "operator",
  terminationConfirmation: "operator",
  equipmentAfterEnd: "customer",
  equipmentReturnAfterEnd: "customer",
  numberTransfer: "customer",
  porting: "customer",
  invoicePayment: "customer",
  interestPayment: "customer",
  invoiceComplaint: "customer",
};

/** Returns the party that must or may act until the day of a deadline. */
export function partyOf({ kind }: Pick<Deadline, "kind">): DeadlineParty {
  return PARTIES[kind];
}

/** Returns true after the last day of a deadline, unless its invoice is being paid, as far as known in full. */
export function isDeadlineOver({ day, payment }: Pick<Deadline, "day" | "payment">, today: WarsawDate): boolean {
  return today > day && (payment === undefined || "left" in payment);
}

/** Returns true until the last day of a deadline, unless its invoice is being paid in full. */
export function isDeadlineAhead({ day, payment }: Pick<Deadline, "day" | "payment">, today: WarsawDate): boolean {
  return payment?.kind !== "whole" && today <= day;
}

/**
 * Consequence of a deadline on a day, with the kinds that have it: `being-paid` while its invoice is being paid,
 * `upcoming` what follows after its day, `missed` what applies once its day has passed, `ask-first` the same with a
 * debt collector to contact before the payment.
 */
export type DeadlineConsequence =
  | { readonly consequence: "being-paid"; readonly payment: DeadlinePayment }
  | { readonly consequence: "upcoming"; readonly kind: DeadlineKind }
  | { readonly consequence: "missed"; readonly kind: OwedDeadlineKind }
  | { readonly consequence: "ask-first"; readonly kind: "invoicePayment" | "interestPayment" };

/** Returns the consequence of a deadline on `today` (DEADLINE-04, PROD-09). */
export function deadlineConsequence(
  deadline: Pick<Deadline, "kind" | "day" | "payment">,
  today: WarsawDate,
  { hasDebtCollector }: { readonly hasDebtCollector: boolean },
): DeadlineConsequence {
  const { kind, payment } = deadline;
  if (payment !== undefined) return { consequence: "being-paid", payment };
  if (!isDeadlineOver(deadline, today) || !isOwed(kind)) return { consequence: "upcoming", kind };
  const isPayment = kind === "invoicePayment" || kind === "interestPayment";
  return isPayment && hasDebtCollector ? { consequence: "ask-first", kind } : { consequence: "missed", kind };
}

/** Returns the deadlines of one party, the earliest day first. */
export function deadlinesOf(deadlines: readonly Deadline[], party: DeadlineParty): readonly Deadline[] {
  return deadlines
    .filter((deadline) => partyOf(deadline) === party)
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.id.localeCompare(other.id));
}
