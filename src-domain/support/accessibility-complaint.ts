import { plusDays, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import { endOfLegalPeriod } from "../shared-kernel/working-days.ts";

/** Way of the answer to a complaint: an e-mail, or a letter to a postal address. */
export type AnswerContact =
  | { readonly kind: "email"; readonly email: string }
  | { readonly kind: "letter"; readonly address: string };

/**
 * Complaint about missing accessibility: act of 26 April 2024 (Dz.U. 2024 poz. 731), art. 35. Anyone may send it,
 * without a login (A11Y-40).
 */
export interface AccessibilityComplaint {
  readonly name: string;
  readonly contact: AnswerContact;
  /** Page, document or service that the complaint is about. */
  readonly subject: string;
  /** Requirement that is not met. */
  readonly requirement: string;
  readonly demand: string;
}

/** Receipt of a complaint about accessibility. */
export interface AccessibilityReceipt {
  readonly number: string;
  readonly receivedAt: Instant;
  /** Last day for an answer; silence accepts the complaint. */
  readonly answerBy: WarsawDate;
}

/**
 * Returns the last day for an answer to a complaint about accessibility; the day of sending does not count. A period
 * that ends on a day without work ends on the next working day.
 */
export function accessibilityAnswerDue(sentOn: WarsawDate, answerDays: number): WarsawDate {
  return endOfLegalPeriod(plusDays(sentOn, answerDays));
}
