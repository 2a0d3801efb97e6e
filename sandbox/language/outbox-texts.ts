import type { NoticeKind } from "../contexts/recorded-kinds.ts";

/** Use of a code that is sent. */
export type CodeUse = "login" | "confirmation" | "factor" | "contact" | "sign-up";

/**
 * Equipment to send back after a withdrawal. `possible`: it has names as far as they are known, and is sent back only
 * if the customer receives it.
 */
export type EquipmentToReturn =
  | { readonly kind: "none" }
  | { readonly kind: "certain" | "possible"; readonly names: readonly string[] };

/** Settlement of a withdrawal that has ended its contract. */
export interface WithdrawalSettlement {
  /** Payment for the days used, in grosze. */
  readonly cost: number;
  /** Correction on the same invoice of charges for the same days, in grosze; below 0 a credit. */
  readonly correction: number;
  /** Month of the invoice that has both; `undefined` if it has none, and for an account without invoices. */
  readonly billedIn: string | undefined;
  /** Day of a correction of the last invoice that has both, because no invoice follows; `undefined`: one follows. */
  readonly creditedOn: string | undefined;
  /** Names of the services from whose contracts the customer has withdrawn. */
  readonly services: readonly string[];
  /** Names of the services that go on under their former terms. */
  readonly restored: readonly string[];
  /** Names of the services that go on under the terms of a later extension. */
  readonly extendedLater: readonly string[];
  /** Those of `restored` whose contract is terminated. */
  readonly restoredEnds: readonly {
    readonly name: string;
    readonly endsOn: string;
    /** Last day to revoke the termination. */
    readonly revocableUntil: string;
  }[];
  /** Day of the withdrawal. */
  readonly withdrawnOn: string;
  /** One-time fees that a correction gives back, in grosze. */
  readonly refund: number;
  readonly equipment: EquipmentToReturn;
  /** Last day to send equipment back, and of the refund. */
  readonly settledBy: string;
}

/** Receipt of a withdrawal; its statement is quoted in Polish in every language. */
export interface WithdrawalReceiptValues {
  readonly number: string;
  readonly day: string;
  readonly time: string;
  readonly name: string;
  /** True: `name` is that of a company or a cooperative. `undefined`: not known, because a guest sent it. */
  readonly isOrganisation: boolean | undefined;
  /** Number of the contract or order, as typed. */
  readonly contractNumber: string;
  /** Number as the contract or order has it; `undefined`: as typed, or not recognized. */
  readonly recognizedNumber: string | undefined;
  readonly email: string;
  /** `undefined` if the statement has ended no contract yet. */
  readonly settlement: WithdrawalSettlement | undefined;
  /** Last day of the answer to a statement that is checked; `undefined` without one. */
  readonly answerBy: string | undefined;
  /** Last day to withdraw that has passed; `undefined` for a statement in time, and without a known contract. */
  readonly missedDay: string | undefined;
  /** End of a late statement's contract that is terminated or has ended; `undefined`: it goes on. */
  readonly ending: ContractEndingValues | undefined;
}

/** End of a contract that is terminated or has ended. */
export interface ContractEndingValues {
  readonly day: string;
  readonly isOver: boolean;
}

/**
 * Reason of the answer to a statement that ended no contract. `too-late`: the last day to withdraw has passed.
 * `no-right`: nothing is known from which the sender could withdraw. `unknown-number`: no contract fits the statement.
 */
export type WithdrawalAnswerReason =
  | { readonly kind: "too-late"; readonly until: string }
  | { readonly kind: "no-right" | "unknown-number" };

/** Answer to a statement of withdrawal that ended no contract. */
export interface WithdrawalAnswerValues {
  readonly number: string;
  readonly contractNumber: string;
  readonly reason: WithdrawalAnswerReason;
  /** End of the contract that is terminated or has ended; `undefined`: it goes on. */
  readonly ending: ContractEndingValues | undefined;
}

/** Devices that the customer returns after the end of a contract. */
export interface ReturnedEquipment {
  /** `unreturnedCharge` in grosze; `undefined`: not known. */
  readonly devices: readonly { readonly name: string; readonly unreturnedCharge: number | undefined }[];
  /** Last day. */
  readonly by: string;
  readonly place: string;
}

/** Order that goes on after the end of a contract whose services it replaces. */
export interface ContinuingOrderValues {
  readonly number: string;
  /** Last day of its commitment; `undefined`: none. */
  readonly boundUntil: string | undefined;
  /** Last day to withdraw from it; `undefined`: no right. */
  readonly withdrawalUntil: string | undefined;
  /** Names of the services of the contract that it replaces; empty if they end before it begins. */
  readonly replaced: readonly string[];
  /** Day on which the ordered services begin; `undefined`: not agreed. */
  readonly startsOn: string | undefined;
}

/** Service that goes on and is charged after the end of a contract; `price` in grosze a month, 0: none. */
export interface ContinuingServiceValues {
  readonly name: string;
  readonly price: number;
  readonly isSuspended: boolean;
  /** True for an ordered subscription, which does not work yet. */
  readonly isBeingTurnedOn: boolean;
  /** True: the customer turns it off among the subscriptions. */
  readonly isSubscription: boolean;
}

/** End of a terminated contract and the duties that follow; `cost` and `monthlyFee` in grosze. */
export interface TerminationEndValues {
  readonly endsOn: string;
  readonly cost: number;
  /** Zero: nothing is charged until the end, as for a service that is suspended at the customer's request. */
  readonly monthlyFee: number;
  /** Last day on which the end is confirmed; `undefined` in the confirmation itself. */
  readonly confirmedBy: string | undefined;
  /** Last day to revoke. */
  readonly revocableUntil: string;
  /** `undefined`: nothing to return. */
  readonly equipment: ReturnedEquipment | undefined;
  readonly orders: readonly ContinuingOrderValues[];
  readonly continuing: readonly ContinuingServiceValues[];
}

/** Change of the terms of a contract that is ahead; `monthlyDifference` in grosze, 0: not known, or the price stays. */
export interface AnnouncedChange {
  readonly from: string;
  readonly monthlyDifference: number;
  /** Right to end the contract because of the change; `undefined`: its last day has passed. */
  readonly exit: { readonly until: string; readonly endsOn: string } | undefined;
}

/** Receipt of a termination. */
export interface TerminationReceiptValues extends TerminationEndValues {
  readonly contractNumber: string;
  readonly name: string;
  /** True: `name` is that of a company or a cooperative. */
  readonly isOrganisation: boolean;
  /** Names of the services that end. */
  readonly services: readonly string[];
  readonly day: string;
  readonly time: string;
}

/** Confirmation that a terminated contract ends. */
export interface TerminationConfirmationValues extends TerminationEndValues {
  readonly contractNumber: string;
}

/** Receipt of a complaint about accessibility. */
export interface AccessibilityReceiptValues {
  readonly number: string;
  readonly answerBy: string;
  /** Complaint as it arrived, in Polish headings. */
  readonly text: string;
}

/** Answer to an action link or an offer. */
export type OutboxAnswer = "ACCEPTED" | "DECLINED" | "CONTACT_REQUESTED";

/** Answer to an offer other than its acceptance, which has a receipt. */
export type AnsweredOffer = Pick<AnsweredLink, "number" | "title"> & {
  readonly answer: Exclude<OutboxAnswer, "ACCEPTED">;
};

/** Receipt of an order: the confirmation of a contract on a durable medium. */
export interface OrderReceiptValues {
  readonly number: string;
  /** Polish, as the operator wrote it. */
  readonly title: string;
  /** Conditions and right to withdraw, in Polish. */
  readonly text: string;
}

export interface AnsweredLink {
  readonly kind: string;
  readonly answer: OutboxAnswer;
  readonly number: string;
  /** Polish, as the operator wrote it. */
  readonly title: string;
}

/** Recipient of the link to a new password: a changed e-mail that the login follows need not be the customer's. */
export type PasswordLinkRecipient = "customer" | "new-address" | "nobody";

/** Notice of a sensitive activity (ACT-05). */
export interface ActivityNotice {
  readonly kind: NoticeKind;
  readonly detail: string | undefined;
  /** Amount of a payout, grosze. */
  readonly amount: number | undefined;
  /** Day until which the money of a payout arrives. */
  readonly arrivesBy: string | undefined;
  /** Wall time of Warsaw. */
  readonly at: string;
  readonly channel: string;
  readonly device: string | undefined;
  readonly town: string | undefined;
  /** Number of the customer service. */
  readonly phone: string;
  readonly passwordLinkTo: PasswordLinkRecipient;
}

/** Visit of a technician with its hours, such as "8:00". */
export interface VisitValues {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly service: string;
  /** Address of the service; empty if unknown. */
  readonly address: string;
}

/**
 * Texts of the e-mails and SMS that the sandbox sends, in one language (I18N-22). Days are `YYYY-MM-DD`. Names of
 * documents, offers and outages are the operator's and stay Polish.
 */
/** Order of a subscription with the last day to withdraw from it. */
export interface SubscriptionOrderValues {
  readonly number: string;
  readonly title: string;
  readonly monthly: number;
  readonly until: string;
}

/** Subscription that the customer has turned off. */
export interface SubscriptionTurnedOffValues {
  readonly service: string;
  readonly day: string;
  /** Last day of the month that is charged. */
  readonly paidTo: string;
  /** Right to withdraw from its order, while it is open. */
  readonly withdrawal: { readonly number: string; readonly until: string } | undefined;
}

/** Receipt of a complaint. `answerBy`: last day of the answer, after which silence accepts it. */
export interface ComplaintReceiptValues {
  readonly number: string;
  readonly day: string;
  readonly time: string;
  readonly answerBy: string;
  /** Answers of the customer. */
  readonly text: string;
  /** Address to which the answer goes by letter, empty if unknown; `undefined`: no letter is wanted. */
  readonly letterTo: string | undefined;
}

export interface OutboxTexts {
  code(use: CodeUse, code: string): string;
  passwordLink(): string;
  passwordLinkName(): string;
  copiedPasskey(name: string): string;
  requestReceipt(number: string, answerBy: string | undefined): string;
  /** `letterTo`: address to which the answer was sent as a letter, empty if unknown; `undefined`: no letter. */
  requestAnswered(number: string, letterTo: string | undefined): string;
  /** `answerBy`: last day to answer the question. */
  requestQuestion(question: { readonly number: string; readonly answerBy: string | undefined }): string;
  /** Name of the link to an answered request. */
  requestLinkName(): string;
  complaintReceipt(receipt: ComplaintReceiptValues): string;
  accessibilityReceipt(receipt: AccessibilityReceiptValues): string;
  /** Names a reply by e-mail and a call, for those who cannot use a phone. `phone`: help line of the operator. */
  accessibilityAnswer(answer: { readonly number: string; readonly phone: string }): string;
  documentFormatReceipt(receipt: {
    readonly number: string;
    readonly name: string;
    readonly format: "LARGE_PRINT" | "PLAIN_TEXT";
    readonly answerBy: string;
  }): string;
  /**
   * `until`: last moment to change the visit; `former`: visit that it replaces; `fee`: grosze, `undefined` for the
   * assembly of an order.
   */
  visitBooked(
    visit: VisitValues & {
      readonly until: string;
      readonly former: Omit<VisitValues, "service" | "address"> | undefined;
      readonly fee: number | undefined;
    },
  ): string;
  visitCancelled(visit: VisitValues): string;
  /** The service moves on another day, so that a booked visit takes place at another address. */
  visitAddressChanged(visit: VisitValues): string;
  moveChanged(move: { readonly day: string; readonly service: string; readonly address: string }): string;
  accountCreated(account: { readonly account: string; readonly login: string; readonly phone: string }): string;
  outageNews(title: string): string;
  offerAnswer(offer: AnsweredOffer): string;
  orderReceipt(receipt: OrderReceiptValues): string;
  /** Names of the links of the receipt of an order. */
  orderLinkNames(): { readonly documents: string; readonly withdrawal: string };
  linkAnswer(link: AnsweredLink): string;
  withdrawalReceipt(receipt: WithdrawalReceiptValues): string;
  withdrawalAnswer(answer: WithdrawalAnswerValues): string;
  /** Cancels the visit of a technician for an order that a withdrawal has ended. */
  installationCancelled(visit: { readonly day: string; readonly service: string }): string;
  subscriptionOrdered(order: SubscriptionOrderValues): string;
  subscriptionTurnedOff(ended: SubscriptionTurnedOffValues): string;
  subscriptionEndedByLimit(ended: { readonly day: string; readonly service: string }): string;
  invoiceIssued(invoice: { readonly number: string; readonly amount: number; readonly due: string }): string;
  /** `isPaid`: the customer has paid the arrears; otherwise a correction has settled them. */
  servicesRestored(services: readonly string[], isPaid: boolean): string;
  terminationReceipt(receipt: TerminationReceiptValues): string;
  terminationConfirmed(confirmation: TerminationConfirmationValues): string;
  terminationRevoked(
    contractNumber: string,
    change: AnnouncedChange | undefined,
    orders: readonly ContinuingOrderValues[],
  ): string;
  notice(notice: ActivityNotice): string;
}
