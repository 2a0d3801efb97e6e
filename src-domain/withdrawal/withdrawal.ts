import { isSameNumber } from "../products/index.ts";
import { grosze, ZERO, type Grosze, type Instant, type WarsawDate, type WarsawMonth } from "../shared-kernel/index.ts";

/** Statement of a consumer who withdraws from a contract. */
export interface WithdrawalStatement {
  readonly name: string;
  /** Number of the contract or of the order, as typed. */
  readonly contractNumber: string;
  /** Address of the receipt. */
  readonly email: string;
}

/**
 * State of a statement. `received`: the operator checks it and answers, also for a state that the portal does not know.
 * `accepted`: the contract is ended. `rejected`: there was no right to withdraw.
 */
export type WithdrawalState = "received" | "accepted" | "rejected";

/** Service that goes on under former terms until the last day of its terminated contract. */
export interface RestoredServiceEnd {
  readonly name: string;
  readonly endsOn: WarsawDate;
  /** Last day to revoke the termination; `undefined`: it cannot be revoked, or not known. */
  readonly revocableUntil: WarsawDate | undefined;
}

/** Receipt of a statement with its state. */
export interface Withdrawal extends WithdrawalStatement {
  /** Number of the receipt. */
  readonly number: string;
  readonly receivedAt: Instant;
  /** Number as the contract or order has it; `undefined`: as typed, not recognized, or without a session. */
  readonly recognizedNumber?: string | undefined;
  readonly state: WithdrawalState;
  /** Payment for the days used that the operator has settled; `undefined`: not settled, or not known. */
  readonly usedDaysCost: Grosze | undefined;
  /** Correction on the same invoice of charges for the days used; below 0 a credit. `undefined`: not known. */
  readonly chargeCorrection?: Grosze | undefined;
  /** Month of the invoice that has both; `undefined`: the next invoice. */
  readonly billedIn?: WarsawMonth | undefined;
  /** Day of the correction that settles both, because no invoice follows; `undefined`: an invoice does. */
  readonly creditedOn?: WarsawDate | undefined;
  /** One-time fees that a correction has given back; `undefined`: not settled, or not known. */
  readonly refundedFees?: Grosze | undefined;
  /** Names of the equipment to return; `undefined`: not known. */
  readonly returnedEquipment?: readonly string[] | undefined;
  /** Names of the services from whose contracts the customer has withdrawn; `undefined`: not named. */
  readonly withdrawnServices?: readonly string[] | undefined;
  /** Names of the services that go on under their former terms; `undefined`: not known. */
  readonly restoredServices?: readonly string[] | undefined;
  /** Names of the services that go on under the terms of a later extension; `undefined`: none. */
  readonly laterTermsServices?: readonly string[] | undefined;
  /** Those of `restoredServices` whose contract is terminated; `undefined`: not known. */
  readonly restoredEnds?: readonly RestoredServiceEnd[] | undefined;
  /** Last day on which the operator answers a statement that it checks; `undefined`: not known. */
  readonly answerBy?: WarsawDate | undefined;
  /** Day of the answer to a statement that ended no contract. */
  readonly answeredOn?: WarsawDate | undefined;
  /** Last day of the right to withdraw, if the statement came after it; `undefined`: not known. */
  readonly rightEndedOn?: WarsawDate | undefined;
  /** True if the operator found no contract or order of the customer with the number. */
  readonly isUnknownNumber?: boolean | undefined;
}

/** Returns the number that a statement is about, as the contract or order has it where it is recognized. */
export const withdrawnNumberOf = ({ recognizedNumber, contractNumber }: Withdrawal): string =>
  recognizedNumber ?? contractNumber;

/** Correction of the last invoice that pays back charges for the days used. */
export interface WithdrawalCredit {
  readonly day: WarsawDate;
  /** Amount that the customer gets back, without the payment for the days used. */
  readonly amount: Grosze;
}

/** Returns the correction that settles a statement instead of an invoice; `undefined` if an invoice does. */
export function withdrawalCredit(
  { creditedOn, chargeCorrection = ZERO }: Withdrawal,
  usedDaysCost: Grosze,
): WithdrawalCredit | undefined {
  const amount = -chargeCorrection - usedDaysCost;
  return creditedOn === undefined || amount <= 0 ? undefined : { day: creditedOn, amount: grosze(amount) };
}

/** Refusal of a statement. The portal validates it before, so the operator checks it by other rules. */
export interface WithdrawalRefusal {
  readonly kind: "withdrawal-refused";
}

const normalized = (text: string): string => text.trim().replaceAll(/\s+/gu, " ").toLocaleLowerCase("pl");

/** Returns true if two statements say the same: blanks, separators of the number and capital letters do not count. */
export function isSameStatement(one: WithdrawalStatement, other: WithdrawalStatement): boolean {
  return (
    isSameNumber(one.contractNumber, other.contractNumber) &&
    normalized(one.email) === normalized(other.email) &&
    normalized(one.name) === normalized(other.name)
  );
}
