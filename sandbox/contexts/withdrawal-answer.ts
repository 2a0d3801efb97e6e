import { nextWorkingDay } from "#kit/calendar/holidays.ts";
import { dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import type { ContractEndingValues, WithdrawalAnswerReason } from "../language/outbox-texts.ts";
import { contractsOfAccount, type ContractOfAccount } from "../pages/contracts-of-account.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { withdrawalUntil } from "./concluded-orders.ts";
import { isOrganisationAccount } from "./is-organisation-account.ts";
import { ENDED_STATUSES } from "./running-statuses.ts";
import {
  accountsOfStatement,
  isNumberOfContract,
  missedDayOf,
  numbersKnownTo,
  numbersOfOrders,
} from "./withdrawal-rights.ts";
import { storeRecognizedNumber, type StoredWithdrawal } from "./withdrawal.repository.ts";

/** Returns the day on which a statement that ended no contract is answered. */
export const withdrawalAnswerDayOf = ({ receivedAt }: StoredWithdrawal): IsoDay => nextWorkingDay(dayAt(receivedAt));

/** Contract that a statement names, of an account that the statement proves. */
interface ProvenContract extends ContractOfAccount {
  readonly account: string;
}

/** Lists the contracts that a statement names by their numbers or by that of their order, also without a session. */
function provenContracts(tenant: Tenant, statement: StoredWithdrawal): readonly ProvenContract[] {
  const numbers = [statement.contractNumber, ...numbersOfOrders(tenant.db, statement)];
  const { account: own } = statement;
  const accounts = own === undefined ? accountsOfStatement(tenant.db, statement) : [own];
  return accounts.flatMap((account) =>
    contractsOfAccount(tenant, account)
      .filter(({ number }) => numbers.some((one) => isNumberOfContract(one, number)))
      .map((contract) => ({ ...contract, account })),
  );
}

/**
 * Stores the number of a statement as its contract or order has it, once the statement proves one. It reveals that the
 * number is known, so only the account and the address of the statement see it.
 */
export function recognizeNumber(tenant: Tenant, statement: StoredWithdrawal): StoredWithdrawal {
  if (statement.recognizedNumber !== undefined) return statement;
  const known = [
    ...numbersKnownTo(tenant.db, statement),
    ...provenContracts(tenant, statement).map(({ number }) => number),
  ];
  const recognizedNumber = known.find((number) => isNumberOfContract(number, statement.contractNumber));
  if (recognizedNumber !== undefined) storeRecognizedNumber(tenant.db, statement.number, recognizedNumber);
  return { ...statement, recognizedNumber };
}

/** Returns the number of a statement as its contract has it, if that is not what was typed. */
export const correctedNumberOf = ({ contractNumber, recognizedNumber }: StoredWithdrawal): string | undefined =>
  recognizedNumber === contractNumber ? undefined : recognizedNumber;

/** Returns why a statement ended no contract. To a sender who does not prove the contract its number is unknown. */
export function rejectionReasonOf(tenant: Tenant, statement: StoredWithdrawal): WithdrawalAnswerReason {
  const until = missedDayOf(tenant.db, statement);
  if (until !== undefined) return { kind: "too-late", until };
  const [contract] = provenContracts(tenant, statement);
  if (contract === undefined) return { kind: "unknown-number" };
  // Without an order the operator does not know whether the contract was concluded at a distance.
  const last = withdrawalUntil(contract.concludedOn);
  const isLate = !isOrganisationAccount(tenant, contract.account) && last < dayAt(statement.receivedAt);
  return isLate ? { kind: "too-late", until: last } : { kind: "no-right" };
}

/** Returns true for a product whose contract is terminated or has ended (WITHDRAW-95). */
const isEnding = ({ status }: JsonRecord): boolean => status === "DURING_RESIGNATION" || ENDED_STATUSES.has(status);

/** Returns the end of the contract that a statement names; `undefined` while one of its services goes on. */
export function endingOfStatement(tenant: Tenant, statement: StoredWithdrawal): ContractEndingValues | undefined {
  const contracts = provenContracts(tenant, statement);
  // A service that never began has no last day.
  const products = contracts.flatMap((contract) => contract.products).filter(({ status }) => status !== "RESIGNED");
  const days = products.map(({ contractEnd }) => jsonText(contractEnd)).filter((day) => day !== "");
  const day = days.toSorted().at(-1);
  if (day === undefined || days.length < products.length || !products.every(isEnding)) return undefined;
  return { day, isOver: day < dayAt(tenant.now()) };
}

/** Returns the last day to withdraw from the contract of a statement that came too late; otherwise `undefined`. */
export function missedDayOfStatement(tenant: Tenant, statement: StoredWithdrawal): IsoDay | undefined {
  const reason = rejectionReasonOf(tenant, statement);
  return reason.kind === "too-late" ? reason.until : undefined;
}

/** Returns the fields of a statement of the account about its answer: its day and reason (WITHDRAW-30). */
export function answerFieldsOf(
  tenant: Tenant,
  statement: StoredWithdrawal,
  state: "RECEIVED" | "REJECTED" | "ACCEPTED",
): JsonRecord {
  if (state === "ACCEPTED") return {};
  const { answeredAt } = statement;
  const reason = rejectionReasonOf(tenant, statement);
  return {
    ...(state === "RECEIVED" && { answerBy: withdrawalAnswerDayOf(statement) }),
    ...(state === "REJECTED" && answeredAt !== undefined && { answeredOn: dayAt(answeredAt) }),
    ...(reason.kind === "too-late" && { rightEndedOn: reason.until }),
    ...(state === "REJECTED" && reason.kind === "unknown-number" && { unknownNumber: true }),
  };
}
