import type { KnownOutage } from "./list-outages.ts";

/** Overpayment in grosze, and the part of it whose payout is ordered. */
export interface Overpayment {
  readonly sum: number;
  /** `undefined` without an ordered payout; `arrivesBy`: last day on which all the money arrives. */
  readonly payout: { readonly sum: number; readonly arrivesBy: string } | undefined;
}

/** Subjects that the bot suggests, and the answers to "did this help". A press sends the text as a message. */
export type BotChoice = "balance" | "outage" | "invoice" | "pin" | "agent" | "helped";

/** Amount that is past its due date, with the oldest entry. */
export interface OverdueDebt {
  readonly sum: number;
  readonly kind: "invoice" | "interest";
  readonly since: string;
}

/** Arrears that block services: open, being paid or paid. */
export interface BlockingDebt {
  readonly kind: "pending" | "open" | "paid";
  readonly sum: number;
  /** False: the contracts of the blocked services have ended. */
  readonly isRestorable: boolean;
}

export interface NamedEntry {
  readonly number: string;
  readonly day: string;
  readonly amount: number;
}

/** Amount that is left of an invoice: nothing, all or a part of it, or an amount whose payment is in progress. */
export interface InvoiceRest {
  readonly kind: "paid" | "open" | "pending";
  readonly left: number;
}

/**
 * Texts of the chatbot in one language (I18N-23). Amounts are grosze, days `YYYY-MM-DD`. Titles of outages and help
 * articles are the operator's and stay Polish.
 */
export interface BotTexts {
  readonly choices: Readonly<Record<BotChoice, string>>;
  greeting(name: string): string;
  refusal(): string;
  handOver(): string;
  /** System message of an agent joining the chat. */
  agentJoins(name: string): string;
  /** Offers an agent only while agents work. */
  unknown(hasAgents: boolean): string;
  noVisits(): string;
  /** `times`: of `visitTime`, each with its services. */
  visits(times: readonly string[]): string;
  visitTime(isoDay: string, from: string, to: string): string;
  noMoves(): string;
  /** `days`: of `moveDay`, each with its services. */
  moves(days: readonly string[]): string;
  moveDay(isoDay: string, address: string): string;
  moveHelp(): string;
  /** `number`: a phone number that moves to another operator. */
  numberMoves(number: string, isoDay: string): string;
  serviceEnds(service: string, isoDay: string): string;
  noEndings(): string;
  thanks(): string;
  didItHelp(): string;
  /** Introduces an answer of the help pages; `undefined` in Polish. */
  readonly articleNote: string | undefined;
  knownOutage(outages: readonly KnownOutage[]): string;
  /** Advice about the router. */
  noOutage(): string;
  /** Advice about the decoder (set-top box). */
  noTelevisionOutage(): string;
  routerPicture(): string;
  pin(): string;
  due(due: {
    readonly sum: number;
    readonly overdue: OverdueDebt | undefined;
    readonly next: { readonly day: string; readonly sum: number } | undefined;
    readonly pending: number;
  }): string;
  onlyPending(sum: number): string;
  overpaid(overpayment: Overpayment): string;
  allPaid(): string;
  noInvoice(): string;
  lastInvoice(invoice: NamedEntry & { readonly dueDate: string | undefined; readonly rest: InvoiceRest }): string;
  /** `hasEarlier`: an earlier invoice can be compared with it. */
  monthInvoice(invoice: NamedEntry & { readonly hasEarlier: boolean; readonly rest: InvoiceRest }): string;
  noMonthInvoice(): string;
  /** The month is still to come. */
  noInvoiceYet(): string;
  eInvoice(): string;
  noCorrection(): string;
  lastCorrection(correction: NamedEntry): string;
  complaint(): string;
  noChangedTerms(): string;
  changedTerms(contracts: readonly { readonly contractNumber: string; readonly until: string }[]): string;
  collector(company: string, message: string | undefined): string;
  restoredAfter(debt: BlockingDebt): string;
  /** Says why services do not work and when they work again. */
  suspended(services: readonly string[], debt: BlockingDebt): string;
  instalments(): string;
  readonly links: Readonly<
    Record<"payments" | "invoice" | "invoices" | "messages" | "pin" | "complaint" | "services", string>
  >;
}
