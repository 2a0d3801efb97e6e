import type { DatabaseSync } from "node:sqlite";
import { nextWorkingDay } from "#kit/calendar/holidays.ts";
import { dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import type { WithdrawalAnswerReason } from "../language/outbox-texts.ts";
import { productsOf } from "./product.repository.ts";
import { isNumberOfContract, missedDayOf } from "./withdrawal-rights.ts";
import type { StoredWithdrawal } from "./withdrawal.repository.ts";

/** Returns the day on which a statement that ended no contract is answered. */
export const withdrawalAnswerDayOf = ({ receivedAt }: StoredWithdrawal): IsoDay => nextWorkingDay(dayAt(receivedAt));

/** Returns why a statement ended no contract. To a sender who does not prove the contract its number is unknown. */
export function rejectionReasonOf(db: DatabaseSync, statement: StoredWithdrawal): WithdrawalAnswerReason {
  const until = missedDayOf(db, statement);
  if (until !== undefined) return { kind: "too-late", until };
  const { account, contractNumber } = statement;
  const isOwn =
    account !== undefined &&
    productsOf(db, account).some((product) => isNumberOfContract(jsonText(product["contractNumber"]), contractNumber));
  return { kind: isOwn ? "no-right" : "unknown-number" };
}

/** Returns the fields of a statement of the account about its answer: its day and reason (WITHDRAW-30). */
export function answerFieldsOf(
  db: DatabaseSync,
  statement: StoredWithdrawal,
  state: "RECEIVED" | "REJECTED" | "ACCEPTED",
): JsonRecord {
  if (state === "ACCEPTED") return {};
  const { answeredAt } = statement;
  const reason = rejectionReasonOf(db, statement);
  return {
    ...(state === "RECEIVED" && { answerBy: withdrawalAnswerDayOf(statement) }),
    ...(state === "REJECTED" && answeredAt !== undefined && { answeredOn: dayAt(answeredAt) }),
    ...(reason.kind === "too-late" && { rightEndedOn: reason.until }),
    ...(state === "REJECTED" && reason.kind === "unknown-number" && { unknownNumber: true }),
  };
}
