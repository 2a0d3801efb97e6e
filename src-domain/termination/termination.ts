import {
  plusDays,
  warsawDateAt,
  type Grosze,
  type Instant,
  type WarsawDate,
  type WarsawMonth,
} from "../shared-kernel/index.ts";
import { endOfLegalPeriod, plusWorkingDays } from "../shared-kernel/working-days.ts";
import type { ContractEquipment } from "./termination-contract.ts";

/** State of a termination. `unknown`: the server gives a state without a text in the portal. */
export type TerminationState = "submitted" | "confirmed" | "ended" | "revoked" | "unknown";

/** States of a termination that the server may send. */
export const TERMINATION_STATES = ["submitted", "confirmed", "ended", "revoked"] as const;

/** Termination of a contract by the customer. */
export interface Termination {
  readonly terminationId: string;
  readonly contractNumber: string;
  readonly submittedAt: Instant;
  /** Last day of the contract. */
  readonly endsOn: WarsawDate;
  readonly cost: Grosze;
  readonly state: TerminationState;
  /** Day on which the operator sent the receipt; `undefined`: not sent yet. */
  readonly receiptSentOn: WarsawDate | undefined;
  /** Day on which the operator confirmed the end; `undefined`: not confirmed yet. */
  readonly confirmedOn: WarsawDate | undefined;
  /** Last day on which the customer may revoke it; `undefined`: it cannot be revoked. */
  readonly revocableUntil: WarsawDate | undefined;
  /** Last day to return the devices of the contract; `undefined`: none to return, or not known. */
  readonly equipmentReturnBy?: WarsawDate | undefined;
  /** Month of the invoice that charges the cost; `undefined`: no cost, or not known. */
  readonly billedIn?: WarsawMonth | undefined;
  /** Devices of the contract, also after its end; `undefined`: none, already returned, or not known. */
  readonly equipment?: readonly ContractEquipment[] | undefined;
  /** Place to which devices are returned, in one line. */
  readonly returnTo?: string | undefined;
}

/** Periods in which the operator answers a termination. */
export interface TerminationPeriods {
  readonly receiptWorkingDays: number;
  readonly confirmationDays: number;
}

/** Periods of art. 295 PKE. */
export const LEGAL_TERMINATION_PERIODS: TerminationPeriods = { receiptWorkingDays: 1, confirmationDays: 14 };

/** Returns the configured periods, each with its legal value by default. */
export function terminationPeriodsOf(
  configured: { readonly terminationReceiptWorkingDays?: number; readonly terminationConfirmationDays?: number } = {},
): TerminationPeriods {
  const { receiptWorkingDays, confirmationDays } = LEGAL_TERMINATION_PERIODS;
  return {
    receiptWorkingDays: configured.terminationReceiptWorkingDays ?? receiptWorkingDays,
    confirmationDays: configured.terminationConfirmationDays ?? confirmationDays,
  };
}

/** Last days on which the operator sends the receipt of a termination and confirms the end (art. 295 PKE). */
export interface TerminationDeadlines {
  readonly receiptBy: WarsawDate;
  readonly confirmationBy: WarsawDate;
}

/** Returns the deadlines of the operator for a termination that was sent on `day`. */
export function terminationDeadlines(day: WarsawDate, periods = LEGAL_TERMINATION_PERIODS): TerminationDeadlines {
  return {
    receiptBy: plusWorkingDays(day, periods.receiptWorkingDays),
    confirmationBy: endOfLegalPeriod(plusDays(day, periods.confirmationDays)),
  };
}

/** Returns the day on which a termination was sent. */
export function submittedOn({ submittedAt }: Pick<Termination, "submittedAt">): WarsawDate {
  return warsawDateAt(submittedAt);
}

/** Returns the newest termination of a contract that was not revoked; `undefined` without one. */
export function terminationOf(terminations: readonly Termination[], contractNumber: string): Termination | undefined {
  return terminations
    .filter((one) => one.contractNumber === contractNumber && one.state !== "revoked")
    .toSorted((one, other) => other.submittedAt - one.submittedAt)[0];
}

/** Returns true after the last day of a terminated contract, or if the server says that it has ended. */
export function isTerminationOver({ state, endsOn }: Termination, today: WarsawDate): boolean {
  return state === "ended" || endsOn < today;
}

/** Returns true if the customer may still revoke the termination on `today`. */
export function canRevoke({ state, revocableUntil }: Termination, today: WarsawDate): boolean {
  return (state === "submitted" || state === "confirmed") && revocableUntil !== undefined && today <= revocableUntil;
}
